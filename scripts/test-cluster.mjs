// The real thing: PostgreSQL, HAProxy and three servers on this computer's loopback. People play at several tables while
// servers are killed and stopped, and the database is restarted. Then everything that a client was told must be what the
// database holds. Usage: node --experimental-websocket scripts/test-cluster.mjs PROGRAM HAPROXY [SECONDS]
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [program, haproxy, seconds = '40'] = process.argv.slice(2);
const root = new URL('..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'rookie-cluster-'));
const database = mkdtempSync(join(tmpdir(), 'rookie-pg-'));
const store = `postgresql:///postgres?host=${database}&user=rookie`;
const names = ['one', 'two', 'three'];
const firstPort = 18081;
const entrance = '127.0.0.1:18080';
const tables = 12;

const sleep = (time) => new Promise((done) => setTimeout(done, time));
const any = (below) => Math.floor(Math.random() * below);
const postgresql = (...words) => execFileSync(join(root, 'scripts/postgresql'), words, { stdio: 'inherit' });
const sql = (command) =>
  execFileSync('psql', ['-h', database, '-U', 'rookie', 'postgres', '-Atc', command], { encoding: 'utf8' }).trim();

// --- servers and proxy ---

const children = new Map();
function start(name, command, words) {
  const child = spawn(command, words, { stdio: ['ignore', 'ignore', process.env.VERBOSE ? 'inherit' : 'ignore'] });
  children.set(name, child);
  return child;
}
const startServer = (name) =>
  start(name, program, ['serve', '--node', name, '--store', store, '--per-address', '1000', '--log', 'info',
    '--page', join(root, 'tests/server/folder'),
    '--listen', `127.0.0.1:${firstPort + names.indexOf(name)}`]);

function startProxy() {
  let text = readFileSync(join(root, 'deploy/haproxy.cfg'), 'utf8')
    .replace('bind :80', `bind ${entrance}`)
    .replace(/maxconn \d+/, 'maxconn 1000');
  names.forEach((name, index) => (text = text.replace(`127.0.0.1:${8081 + index}`, `127.0.0.1:${firstPort + index}`)));
  writeFileSync(join(folder, 'haproxy.cfg'), text);
  start('proxy', haproxy, ['-f', join(folder, 'haproxy.cfg')]);
}

// --- people ---

const seen = new Map(); // game and number of decisions → the table that everybody saw
const faults = [];
const waits = []; // milliseconds, from losing a connection until one's table is there again
let moves = 0;

const told = (game, sequence, table) => {
  const key = `${game} ${sequence}`;
  const text = JSON.stringify(Object.entries(table).sort());
  if (seen.has(key) && seen.get(key) !== text) faults.push(`two histories: ${key}`);
  seen.set(key, text);
};

// Follows the rules of web/src/online/connection.ts and source.ts.
class Person {
  constructor(table, number) {
    this.table = table;
    this.number = number;
    this.token = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    this.you = {};
    this.connect();
  }
  connect() {
    const node = this.node ? `&node=${this.node}` : '';
    const socket = (this.socket = new WebSocket(`ws://${entrance}/ws?table=${this.table}${node}`));
    socket.onopen = () => this.say({ type: 'hello', v: 1, token: this.token });
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data));
    socket.onerror = () => {};
    socket.onclose = ({ code, reason }) => {
      if (this.done || socket !== this.socket) return;
      this.lost ??= Date.now();
      if (code === 4001) this.node = reason || undefined;
      setTimeout(() => this.connect(), 150 + any(150));
    };
  }
  say(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
  hear(message) {
    const { type } = message;
    if (type === 'error') {
      if (message.code === 'gone') faults.push('a table is gone');
      if (message.re) this.unanswered = undefined;
    }
    if (message.you) this.you = message.you;
    if (message.lobby) this.lobby = message.lobby;
    if (type === 'state') {
      if (this.lost !== undefined) waits.push(Date.now() - this.lost);
      this.lost = undefined;
    }
    if (message.game) {
      this.id = message.game.proof.Game;
      this.see(message.game, message.game.table);
    }
    if (type === 'happened') {
      this.unanswered = undefined;
      let table = message.table ?? this.view.table;
      for (const step of message.steps) table = { ...table, ...step.table };
      if (table.phase !== 'place') for (const name of ['hand', 'owner', 'partner_allowed']) delete table[name];
      this.see(message, table);
    }
    if (type === 'deal') this.say({ type: 'entropy', game: message.deal.game, entropy: 'a'.repeat(32) });
    if (type === 'state' && this.unanswered && this.unanswered.seq === this.view?.seq) this.say(this.unanswered);
    setTimeout(() => this.act(), 20 + any(100));
  }
  see(view, table) {
    this.view = { ...view, table };
    if (this.lobby?.phase !== 'playing' || view.waiting_for === 'look') return;
    told(this.id, view.seq, table);
  }
  act() {
    const phase = this.lobby?.phase;
    if (this.done || !phase) return;
    if (phase !== 'playing' && phase !== 'dealing') {
      if (!this.you.seat) this.say({ type: 'join', name: `Person ${'AB'[this.number]}` });
      else if (this.number === 0 && this.lobby.seats.filter((seat) => seat.name).length === 2) this.say({ type: 'start' });
    } else if (phase === 'playing' && this.view?.waiting_for === 'look') {
      this.say({ type: 'shown', seq: this.view.seq });
    } else if (phase === 'playing' && this.view?.waiting_for === 'person' && this.view.table.active === this.you.seat) {
      if (this.unanswered) return;
      const { move } = this.view.moves[any(this.view.moves.length)];
      this.unanswered = { type: 'move', seq: this.view.seq, move };
      moves += 1;
      this.say(this.unanswered);
    }
  }
}

// --- what goes wrong ---

const troubles = [
  ['SIGKILL', async (name) => {
    children.get(name).kill('SIGKILL');
    await sleep(3000);
    startServer(name);
  }],
  ['SIGSTOP for 4 s', async (name) => {
    children.get(name).kill('SIGSTOP');
    await sleep(4000);
    children.get(name).kill('SIGCONT');
  }],
  ['SIGTERM', async (name) => {
    children.get(name).kill('SIGTERM');
    await sleep(3000);
    startServer(name);
  }],
  ['connections cut', async () =>
    void sql(`SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'rookie'`)],
  ['PostgreSQL restarted', async () => postgresql('restart', database)],
];

async function play() {
  postgresql('start', database);
  names.forEach(startServer);
  startProxy();
  const created = [];
  while (created.length < tables) {
    const settings = JSON.stringify({ seats: 2, edition: '3x4', look: 0 });
    const answer = await fetch(`http://${entrance}/api/tables`, { method: 'POST', body: settings }).catch(() => undefined);
    if (answer?.status === 201) created.push((await answer.json()).id);
    else await sleep(200);
  }
  const people = created.flatMap((table) => [new Person(table, 0), new Person(table, 1)]);
  const end = Date.now() + Number(seconds) * 1000;
  await sleep(3000);
  for (let number = 0; Date.now() < end; number += 1) {
    const [what, make] = troubles[number % troubles.length];
    const name = names[any(names.length)];
    console.log(`${what}${what.startsWith('SIG') ? `: ${name}` : ''}`);
    await make(name);
    await sleep(3000);
  }
  await sleep(5000);
  for (const person of people) {
    if (person.lost !== undefined) faults.push('a person has found no server');
    person.done = true;
    person.socket.close();
  }
}

// Everything that was seen is in the database: no decision that anybody was told of is missing.
function check() {
  const stored = new Map(
    sql('SELECT id, decisions FROM rookie.games JOIN rookie.progress ON game = entry').split('\n').map((row) => row.split('|')),
  );
  for (const key of seen.keys()) {
    const [game, sequence] = key.split(' ');
    if (Number(stored.get(game) ?? -1) < Number(sequence)) faults.push(`lost: ${key}`);
  }
  waits.sort((one, other) => one - other);
  const part = (share) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))];
  console.log(`${moves} moves, ${seen.size} tables compared, ${waits.length} connections lost; ` +
    `back after ${part(0.5)} ms (half), ${part(0.99)} ms (99 %)`);
  if (moves < 100) faults.push('hardly anything was played');
}

try {
  await play();
  check();
} finally {
  for (const child of children.values()) child.kill('SIGKILL');
  postgresql('stop', database);
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.log(fault);
process.exit(faults.length === 0 ? 0 : 1);
