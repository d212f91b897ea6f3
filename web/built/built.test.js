// What is built into dist/: how much of it is loaded first, what it asks of others, and what is kept for playing offline.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '../dist');
const all = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  .map(({ parentPath, name }) => relative(dist, join(parentPath, name)));
const plain = all.filter((path) => !/\.(br|gz)$/.test(path));
const read = (path) => readFileSync(join(dist, path), 'utf8');
const only = (pattern) => {
  const found = plain.filter((path) => pattern.test(path));
  assert.equal(found.length, 1, `${pattern}: ${found.join(' ')}`);
  return found[0];
};

const kilobyte = 1000;
const budget = 150 * kilobyte;

// As browsers take it over plain HTTP, from a phone in the same network, say; with brotli it is less.
const servedSize = (path) => statSync(join(dist, existsSync(join(dist, `${path}.gz`)) ? `${path}.gz` : path)).size;

// What a file makes the browser load with it: not what is imported when it is needed.
function loadedWith(path) {
  const markup = path.endsWith('.html');
  const links = markup ? /(?:src|href)="\/([^"]+)"/g : /(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g;
  const text = read(path).replace(/<link rel="apple-touch-icon"[^>]*>/, ''); // for those who install it
  return [...text.matchAll(links)].map(([, name]) => (markup ? '' : 'assets/') + name);
}

function withAllItLoads(paths, found = new Set()) {
  for (const path of paths) {
    if (found.has(path)) continue;
    found.add(path);
    if (/\.(html|js)$/.test(path)) withAllItLoads(loadedWith(path), found);
  }
  return found;
}

test('the page, one language and the engine are at most 150 KB', (context) => {
  const engine = [only(/^assets\/worker-.*\.js$/), only(/^assets\/rookie-.*\.wasm$/)];
  const languages = ['de', 'fr', 'it', 'en'].map((code) => only(new RegExp(`^assets/${code}-.*\\.js$`)));
  for (const language of languages) {
    const sizes = [...withAllItLoads(['index.html', language, ...engine])].map((path) => [servedSize(path), path]);
    const total = sizes.reduce((sum, [size]) => sum + size, 0);
    const list = sizes.sort(([one], [other]) => other - one).map(([size, path]) => `${size} ${path}`);
    context.diagnostic(`${total} bytes with ${language}`);
    assert.ok(total <= budget, `${total} bytes:\n${list.join('\n')}`);
  }
});

test('compressed files hold the same', () => {
  for (const path of plain) {
    const content = readFileSync(join(dist, path));
    for (const [suffix, unpack] of [['.br', brotliDecompressSync], ['.gz', gunzipSync]]) {
      if (all.includes(path + suffix)) assert.deepEqual(unpack(readFileSync(join(dist, path + suffix))), content, path);
      else assert.ok(content.length < kilobyte || path.endsWith('.png'), `${path} is not compressed`);
    }
  }
});

// Names of XML namespaces, and where libraries explain their errors: nobody asks there.
const names = ['http://www.w3.org/', 'https://svelte.dev/e/', 'https://bit.ly/wb-precache'];

test('no other host is named', () => {
  for (const path of plain.filter((name) => /\.(html|js|css|svg|webmanifest)$/.test(name))) {
    const urls = [...read(path).matchAll(/(?:https?|wss?):\/\/[^\s"'`]+/g)].map(([url]) => url);
    assert.deepEqual(urls.filter((url) => !names.some((name) => url.startsWith(name))), [], path);
  }
});

test('the page holds no script and no style, which its policy forbids', () => {
  for (const path of plain.filter((name) => name.endsWith('.html'))) {
    assert.doesNotMatch(read(path), /<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|javascript:/i, path);
  }
});

test('everything is kept for playing offline', () => {
  const kept = read('sw.js');
  for (const path of plain.filter((name) => name !== 'sw.js')) assert.ok(kept.includes(path), path);
});
