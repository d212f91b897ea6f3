// The rules (rules.cpp). `play` takes the bytes of a game, and both functions return its new bytes.
import { readFileSync } from 'node:fs';

const file = new URL('../../build/wasm/peers.wasm', import.meta.url);
const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
const wasm = instance.exports;
wasm._initialize();

const game = () => new Uint8Array(wasm.memory.buffer, wasm.game_bytes(), wasm.game_size());
const output = () => Buffer.from(wasm.memory.buffer, wasm.output(), wasm.output_size()).toString('latin1');

let seed = 0;

// Deals a new game. Returns its bytes and the public view of it as JSON: {"moves", "table"}.
export function deal(seats) {
  wasm.deal(++seed, seats);
  return { bytes: game().slice(), text: output() };
}

// Makes a move for this seat, counted from 1. Returns the bytes of the game and what happened as JSON: {"steps",
// "moves"}; after the last move of a game, returns a new game as `deal` does. Returns nothing if the move is illegal.
export function play(bytes, seats, seat, move) {
  if (typeof move !== 'string' || move.length > 16) return undefined;
  game().set(bytes);
  const input = wasm.input(move.length);
  Buffer.from(wasm.memory.buffer).write(move, input, 'latin1');
  if (!wasm.play(seat)) return undefined;
  return wasm.over() ? deal(seats) : { bytes: game().slice(), text: output() };
}
