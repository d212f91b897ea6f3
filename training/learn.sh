#!/usr/bin/env bash
# Improves the weights of the evaluation by self-play. Each round learns from the games of the last three rounds; the
# games of the next round are played meanwhile, with the weights that are known by then.
#   learn.sh START.weights ROUNDS GAMES FOLDER [EPOCHS [RATE]]
# GAMES is the number of games a round. FOLDER gets the weights of each round, and the examples while they are needed.
set -euo pipefail
start=$1 rounds=$2 games=$3 folder=$4 epochs=${5:-8} rate=${6:-0.0015}
training=$(dirname "$(readlink -f "$0")")
rookie=${ROOKIE:-$training/../build/release/rookie}
mkdir -p "$folder"
cp "$start" "$folder/0.weights"

play() { # ROUND
  local newest=$(($1 > 2 ? $1 - 2 : 0))
  "$rookie" selfplay "$folder/$1.examples" --games "$games" --seed "$1" --threads "$(nproc)" \
    --weights "$folder/$newest.weights"
}

play 1
for ((round = 1; round <= rounds; round++)); do
  playing=
  if ((round < rounds)); then
    play $((round + 1)) &
    playing=$!
  fi
  examples=()
  for ((old = round > 2 ? round - 2 : 1; old <= round; old++)); do examples+=("$folder/$old.examples"); done
  python3 "$training/train.py" "${examples[@]}" --start "$folder/$((round - 1)).weights" --out "$folder/$round.weights" \
    --epochs "$epochs" --rate "$rate"
  rm -f "$folder/$((round - 2)).examples"
  [ -z "$playing" ] || wait "$playing"
done
