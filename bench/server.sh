#!/usr/bin/env bash
# bench/server.sh: measures the figures of "The online table" in docs/performance.md. Needs two otherwise idle
# processors and a quarter of an hour.
set -euo pipefail
source "$(dirname "$(readlink -f "$0")")/../scripts/common.sh"

need "${packages_build[@]}" "${packages_wasm[@]}"
need_node 22 # for Colyseus
build release bench_server
build wasm rookie_peers
[ -d bench/peers/node_modules ] || npm ci --prefix bench/peers --no-audit --no-fund --silent

measure() { build/release/bench/bench_server --store build/bench_server.db "$@"; }
everybody=rookie,relay,colyseus,boardgame.io

measure --servers $everybody --tables 500
measure --servers $everybody --tables 2000
measure --servers $everybody --tables 500 --pace 500
measure --servers rookie,relay --tables 500 --seats 4
measure --servers rookie,relay --tables 500 --seats 4 --pace 500
measure --servers rookie,relay --tables 5000 --pace 1000 # 10,000 connections
