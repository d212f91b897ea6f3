#!/usr/bin/env node
// Measures random play in the WebAssembly build, two-seat standard games: scripts/bench-wasm.mjs build/wasm/testing.wasm
import { readFileSync } from 'node:fs';

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const { _initialize, play_randomly } = instance.exports;
_initialize();

// Many short calls, since a compiler may replace code with faster code only between calls.
const speeds = Array.from({ length: 7 }, () => {
  const begin = performance.now();
  let decisions = 0;
  while (decisions < 10_000_000) decisions += play_randomly(100_000);
  return decisions / (performance.now() - begin) / 1000;
}).sort((a, b) => a - b);
const [lowest, median, highest] = [speeds[0], speeds[3], speeds[6]].map((speed) => speed.toFixed(1));
console.log(`median ${median}, lowest ${lowest}, highest ${highest} million decisions a second`);
