// The browser build, as a page would use it. ROOKIE_WASM is the path of the module; ROOKIE_NATIVE those of the native
// programs that it must agree with, separated by colons.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const playthroughs = new URL('../playthroughs/', import.meta.url);
const playthrough = (name) => readFileSync(new URL(name, playthroughs), 'utf8');
const names = readdirSync(playthroughs).filter((file) => file.endsWith('.rgn')).map((file) => file.slice(0, -4));

function fromEnvironment(name) {
  assert.ok(process.env[name], `the environment must name ${name}`);
  return process.env[name];
}

const module = new WebAssembly.Module(readFileSync(fromEnvironment('ROOKIE_WASM')));

function start() {
  const { exports } = new WebAssembly.Instance(module);
  exports._initialize();
  return exports;
}

// What the export `transcript` makes of a record, given as text or bytes.
function transcript(rookie, record) {
  const bytes = typeof record === 'string' ? new TextEncoder().encode(record) : record;
  const place = rookie.input(bytes.length); // may move the memory, so first
  new Uint8Array(rookie.memory.buffer, place, bytes.length).set(bytes);
  const valid = Boolean(rookie.transcript());
  const output = new Uint8Array(rookie.memory.buffer, rookie.output(), rookie.output_size());
  return { valid, text: new TextDecoder('utf-8', { fatal: true }).decode(output) };
}

// The same bytes every time.
function noise(size) {
  let state = 1;
  return Uint8Array.from({ length: size }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
}

const smallRecord = '[Rookie "1"]\n[Variant "kids"]\n[Edition "1x2"]\n[Seats "Ada" "Ben"]\n\n1. 1G 2G\n';

test('the module needs nothing from its host', () => {
  assert.deepEqual(WebAssembly.Module.imports(module), []);
});

test('the signature is that of the native programs', () => {
  const signature = BigInt.asUintN(64, start().signature()).toString(16).padStart(16, '0');
  for (const program of fromEnvironment('ROOKIE_NATIVE').split(':')) {
    const native = execFileSync(program, ['bench', '--signature'], { encoding: 'utf8' }).trim();
    assert.equal(signature, native, program);
  }
});

test('there are playthroughs', () => {
  assert.notEqual(names.length, 0);
});

for (const name of names) {
  test(`playthrough ${name}`, () => {
    const expected = { valid: true, text: playthrough(`${name}.txt`) };
    assert.deepEqual(transcript(start(), playthrough(`${name}.rgn`)), expected);
  });
}

test('one instance plays one record after another, and several at once', () => {
  const rookie = start();
  const once = transcript(rookie, smallRecord);
  assert.ok(once.valid);
  assert.deepEqual(transcript(rookie, smallRecord), once);
  assert.deepEqual(transcript(rookie, smallRecord + smallRecord), { valid: true, text: once.text + once.text });
  assert.deepEqual(transcript(rookie, ''), { valid: true, text: '' });
});

test('a broken record gives the error, and the module goes on', () => {
  const rookie = start();
  const broken = transcript(rookie, smallRecord.replace('2G', '1G'));
  assert.ok(!broken.valid);
  assert.match(broken.text, /^input:6:7: 1G: .+ \(R3\.1\)$/);
  assert.ok(transcript(rookie, smallRecord).valid);
});

test('a megabyte of anything is refused, and the module goes on', () => {
  const size = 1024 * 1024;
  const header = smallRecord.slice(0, smallRecord.indexOf('1.'));
  const texts = [noise(size), '['.repeat(size), '{'.repeat(size), header + '1. '.repeat(size / 3), '9'.repeat(size)];
  const rookie = start();
  for (const text of texts) {
    const answer = transcript(rookie, text);
    assert.ok(!answer.valid);
    assert.match(answer.text, /^input:\d+:\d+: .+ \(N\d\)$/);
  }
  assert.ok(transcript(rookie, smallRecord).valid);
});

test('random play makes at least as many decisions as it is asked for', () => {
  const rookie = start();
  assert.equal(rookie.play_randomly(0), 0);
  const made = rookie.play_randomly(1000);
  assert.ok(made >= 1000 && made < 10_000, `${made}`);
});
