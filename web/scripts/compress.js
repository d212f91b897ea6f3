// Puts compressed files next to those of the built page, where that saves something: the server compresses nothing.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = join(import.meta.dirname, '../dist');

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  const plain = readFileSync(path);
  const forms = {
    '.br': brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    '.gz': gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [suffix, form] of Object.entries(forms)) {
    if (form.length < plain.length) writeFileSync(path + suffix, form);
  }
}
