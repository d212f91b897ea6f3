// A game as an address: "#g=" and its record, deflated and written as base64url. A browser does not send what follows
// the #, so a link needs no server and opens without a connection.
import { gameAddress } from './address';

export const longestRecord = 64_000; // bytes; a long game takes about 5000
export const longestSharedLink = 8000; // characters; mail programs and messengers cut longer ones

// `damaged`: not made by `linkOf`, or incomplete.
export type LinkProblem = 'damaged' | 'big';

function toLetters(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const characters = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}

// Returns undefined for more than `limit` bytes, without unpacking them all: a few bytes can unpack to gigabytes.
async function readUpTo(limit: number, stream: ReadableStream<Uint8Array>): Promise<Uint8Array | undefined> {
  const reader = stream.getReader();
  const bytes = new Uint8Array(limit);
  for (let size = 0; ; ) {
    const { value, done } = await reader.read();
    if (done) return bytes.slice(0, size);
    if (size + value.length > limit) {
      await reader.cancel();
      return undefined;
    }
    bytes.set(value, size);
    size += value.length;
  }
}

// Returns the record as a file for a download link.
export const fileOf = (record: string): string => `data:text/plain;charset=utf-8,${encodeURIComponent(record)}`;

export async function linkOf(record: string): Promise<string> {
  const packed = new Blob([record]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return gameAddress + toLetters(new Uint8Array(await new Response(packed).arrayBuffer()));
}

export async function recordIn(hash: string): Promise<{ record: string } | { problem: LinkProblem }> {
  try {
    const packed = new Blob([fromLetters(hash.slice(gameAddress.length))]).stream();
    const bytes = await readUpTo(longestRecord, packed.pipeThrough(new DecompressionStream('deflate-raw')));
    if (!bytes) return { problem: 'big' };
    return { record: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { problem: 'damaged' };
  }
}
