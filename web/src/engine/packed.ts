// Text as letters that an address or a tag may hold: deflated, and written as base64url.

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

export async function packed(text: string): Promise<string> {
  const bytes = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toLetters(new Uint8Array(await new Response(bytes).arrayBuffer()));
}

// Returns undefined for a text of more than `limit` bytes. Rejects letters that `packed` did not make.
export async function unpacked(letters: string, limit: number): Promise<string | undefined> {
  const bytes = new Blob([fromLetters(letters)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const text = await readUpTo(limit, bytes);
  return text && new TextDecoder('utf-8', { fatal: true }).decode(text);
}
