// The WebAssembly build: the module that the page plays with, and the one for tests. ROOKIE_WASM is their folder;
// ROOKIE_NATIVE the paths of the native programs that they must agree with, separated by colons.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const playthroughs = new URL('../playthroughs/', import.meta.url);
const playthrough = (name) => readFileSync(new URL(name, playthroughs), 'utf8');
const names = readdirSync(playthroughs).filter((file) => file.endsWith('.rgn')).map((file) => file.slice(0, -4));

function fromEnvironment(name) {
  assert.ok(process.env[name], `the environment must name ${name}`);
  return process.env[name];
}

const natives = fromEnvironment('ROOKIE_NATIVE').split(':');
const moduleNamed = (name) => new WebAssembly.Module(readFileSync(join(fromEnvironment('ROOKIE_WASM'), `${name}.wasm`)));
const playing = moduleNamed('rookie');
const testing = moduleNamed('testing');

const weights = readFileSync(new URL('../../src/bots/evaluation/network/evaluation.weights', import.meta.url));

function startWithoutWeights(module = playing) {
  const { exports } = new WebAssembly.Instance(module);
  exports._initialize();
  return exports;
}

function start(module = playing) {
  const rookie = startWithoutWeights(module);
  assert.ok(convert(rookie, weights, rookie.load_weights).valid);
  return rookie;
}

// Returns what an export answers to a text or to bytes.
function convert(rookie, input, convertText) {
  const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  const place = rookie.input(bytes.length); // may move the memory, so first
  new Uint8Array(rookie.memory.buffer, place, bytes.length).set(bytes);
  const valid = Boolean(convertText());
  const output = new Uint8Array(rookie.memory.buffer, rookie.output(), rookie.output_size());
  return { valid, text: new TextDecoder('utf-8', { fatal: true }).decode(output) };
}

const transcript = (rookie, record) => convert(rookie, record, rookie.transcript);
const playGame = (rookie, record, seed, number, positions) =>
  convert(rookie, record, () => rookie.play_game(BigInt(seed), BigInt(number), positions));

// Returns the same bytes every time.
function noise(size) {
  let state = 1;
  return Uint8Array.from({ length: size }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
}

const smallRecord = '[Rookie "1"]\n[Variant "kids"]\n[Edition "1x2"]\n[Seats "Ada" "Ben"]\n\n1. 1G 2G\n';

test('the modules need nothing from their host', () => {
  for (const module of [playing, testing]) assert.deepEqual(WebAssembly.Module.imports(module), []);
});

test('the signatures are those of the native programs', () => {
  const rookie = start(testing);
  const line = (signature) => `${BigInt.asUintN(64, signature).toString(16).padStart(16, '0')}\n`;
  const signatures = line(rookie.signature()) + line(rookie.house_signature()) + line(rookie.decision_signature());
  for (const program of natives) {
    assert.equal(signatures, execFileSync(program, ['bench', '--signature'], { encoding: 'utf8' }), program);
  }
});

test('there are playthroughs', () => {
  assert.notEqual(names.length, 0);
});

for (const name of names) {
  test(`playthrough ${name}`, () => {
    const expected = { valid: true, text: playthrough(`${name}.txt`) };
    assert.deepEqual(transcript(start(testing), playthrough(`${name}.rgn`)), expected);
  });
}

test('one instance plays one record after another, and several at once', () => {
  const rookie = start(testing);
  const once = transcript(rookie, smallRecord);
  assert.ok(once.valid);
  assert.deepEqual(transcript(rookie, smallRecord), once);
  assert.deepEqual(transcript(rookie, smallRecord + smallRecord), { valid: true, text: once.text + once.text });
  assert.deepEqual(transcript(rookie, ''), { valid: true, text: '' });
});

test('a broken record gives the error, and the module goes on', () => {
  const rookie = start(testing);
  const broken = transcript(rookie, smallRecord.replace('2G', '1G'));
  assert.ok(!broken.valid);
  assert.match(broken.text, /^input:6:7: 1G: .+ \(R3\.1\)$/);
  assert.ok(transcript(rookie, smallRecord).valid);
});

test('a megabyte of anything is refused, and the module goes on', () => {
  const size = 1024 * 1024;
  const header = smallRecord.slice(0, smallRecord.indexOf('1.'));
  const texts = [noise(size), '['.repeat(size), '{'.repeat(size), header + '1. '.repeat(size / 3), '9'.repeat(size)];
  const rookie = start(testing);
  for (const text of texts) {
    const answer = transcript(rookie, text);
    assert.ok(!answer.valid);
    assert.match(answer.text, /^input:\d+:\d+: .+ \(N\d\)$/);
  }
  assert.ok(transcript(rookie, smallRecord).valid);
});

test('random play makes at least as many decisions as it is asked for', () => {
  const rookie = start(testing);
  assert.equal(rookie.play_randomly(0), 0);
  const made = rookie.play_randomly(1000);
  assert.ok(made >= 1000 && made < 10_000, `${made}`);
});

// --- bots -----------------------------------------------------------------------------------------------------------

const levels = /there are: (.+)/.exec(spawnSync(natives[0], ['simulate', '--bots', 'nobody'], { encoding: 'utf8' }).stderr)[1]
  .split(', ');

// The records of the first two games of a native program, in the form of a file.
function nativeGames(program, { bots, variant, ruling, edition, seed, positions }) {
  const folder = mkdtempSync(join(tmpdir(), 'rookie-'));
  try {
    const file = join(folder, 'games.rgn');
    execFileSync(program, ['simulate', '--games', '2', '--bots', bots.join(), '--variant', variant, '--ruling', ruling,
      '--edition', edition, '--seed', seed, '--nodes', positions, '--record', file]);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function ownGames(rookie, { bots, variant, ruling, edition, seed, positions }) {
  const seats = bots.map((bot) => `"${bot}"`).join(' ');
  const record =
    `[Rookie "1"]\n[Variant "${variant}"]\n[Ruling "${ruling}"]\n[Edition "${edition}"]\n[Seats ${seats}]\n`;
  return [0, 1].map((number) => {
    const { valid, text } = playGame(rookie, record, seed, number, positions);
    assert.ok(valid, text);
    return text;
  }).join('');
}

test('there are levels', () => {
  assert.ok(levels.includes('random') && levels.includes('grandmaster'), levels.join());
});

for (const level of levels) {
  for (const variant of ['standard', 'team', 'kids']) {
    test(`${level} decides as in the native programs: ${variant}`, () => {
      const others = variant === 'team' ? ['elephant', level, 'random'] : ['elephant'];
      for (const [ruling, edition] of [['de', 'classic'], ['it', '3x4']]) {
        const games = { bots: [level, ...others], variant, ruling, edition, seed: 7, positions: 300 };
        const own = ownGames(start(testing), games);
        for (const program of natives) assert.equal(own, nativeGames(program, games), program);
      }
    });
  }
}

test('a grandmaster that thinks long does not run out of stack', () => {
  const games =
    { bots: ['grandmaster', 'random'], variant: 'standard', ruling: 'de', edition: '2x4', seed: 1, positions: 10_000 };
  assert.equal(ownGames(start(testing), games), nativeGames(natives[0], games));
});

test('a game needs one record, and bots that are known', () => {
  const rookie = start(testing);
  const refusal = (record) => {
    const { valid, text } = playGame(rookie, record, 1, 0, 1);
    assert.ok(!valid);
    return JSON.parse(text);
  };
  assert.deepEqual(refusal(''), { what: 'one record is needed' });
  assert.deepEqual(refusal(smallRecord + smallRecord), { what: 'one record is needed' });
  assert.match(refusal(smallRecord).what, /^unknown bot 'Ada'/);
  assert.equal(refusal('[').clause, 'N1');
  assert.ok(playGame(rookie, smallRecord.replace('Ada', 'random').replace('Ben', 'random'), 1, 0, 1).valid);
});

// --- one game on this device ----------------------------------------------------------------------------------------

// Returns what an export without input answers.
const ask = (rookie, name, ...numbers) => {
  const { valid, text } = convert(rookie, '', () => rookie[name](...numbers));
  return valid ? JSON.parse(text) : { refused: JSON.parse(text) };
};
const openGame = (rookie, record) => {
  const { text } = convert(rookie, record, rookie.open_game);
  return JSON.parse(text);
};
const play = (rookie, move) => {
  const { text } = convert(rookie, move, rookie.play);
  return JSON.parse(text);
};
const saved = (rookie) => convert(rookie, '', rookie.saved).text;

const localRecord = (variant, bots) =>
  `[Rookie "1"]\n[Variant "${variant}"]\n[Edition "3x4"]\n[Seats ${bots.map((bot) => `"${bot}"`).join(' ')}]\n` +
  `[Seed "7"]\n[Bots "${bots.join(' ')}"]\n[Learning "yes"]\n`;

test('without a game there is nothing to ask', () => {
  const rookie = startWithoutWeights();
  for (const name of ['play_bot', 'undo', 'hint', 'saved', 'record', 'summary']) {
    assert.deepEqual(ask(rookie, name, 0), { refused: { what: 'no game is open' } }, name);
  }
  assert.deepEqual(play(rookie, '1'), { what: 'no game is open' });
});

test('whoever looks ahead needs the weights', () => {
  const rookie = startWithoutWeights();
  const what = 'the weights of the evaluation are not loaded';
  assert.deepEqual(openGame(rookie, localRecord('kids', ['-', 'grandmaster'])), { what });
  assert.equal(openGame(rookie, localRecord('kids', ['-', 'elephant'])).waiting_for, 'person');
  assert.deepEqual(ask(rookie, 'hint', 100), { refused: { what } });
  assert.ok(!convert(rookie, weights.subarray(1), rookie.load_weights).valid);
  assert.deepEqual(ask(rookie, 'hint', 100), { refused: { what } });
  assert.ok(convert(rookie, weights, rookie.load_weights).valid);
  assert.ok(ask(rookie, 'hint', 100).chance >= 0);
  assert.equal(openGame(rookie, localRecord('kids', ['-', 'grandmaster'])).waiting_for, 'person');
});

test('a wrong move is refused, and the game goes on', () => {
  const rookie = start();
  openGame(rookie, localRecord('standard', ['-', '-']));
  for (const move of ['', '0', '10', 'YY', 'zzz', '3R', 'x'.repeat(100_000)]) {
    assert.equal(play(rookie, move).clause, 'N5', move.slice(0, 9));
  }
  assert.equal(play(rookie, '~').clause, 'R4.1');
  assert.equal(openGame(rookie, 'nonsense').clause, 'N1');
  assert.equal(play(rookie, '1').steps[0].event.type, 'turned');
});

for (const variant of ['standard', 'team', 'kids']) {
  test(`a game is played to its end, opened again after every move: ${variant}`, () => {
    const rookie = start();
    const other = start();
    const reopened = () => openGame(other, saved(rookie));
    let view = openGame(rookie, localRecord(variant, ['-', 'parrot', 'grandmaster', '-']));
    assert.deepEqual(reopened(), view);
    for (let number = 0; view.waiting_for !== 'nobody'; number += 1) {
      const { move } = view.moves[number % view.moves.length] ?? {};
      const happened = move ? play(rookie, move) : ask(rookie, 'play_bot', 100);
      assert.deepEqual(move ? play(other, move) : ask(other, 'play_bot', 100), happened);
      const shown = Object.assign({}, view.table, ...happened.steps.map(({ table }) => table));
      view = reopened();
      assert.deepEqual(happened.view, view);
      for (const [name, value] of Object.entries(view.table)) assert.deepEqual(shown[name], value);
    }
    assert.equal(convert(rookie, '', rookie.record).text, saved(rookie));
    assert.equal(ask(rookie, 'summary').turns.length, view.table.turn);
  });
}
