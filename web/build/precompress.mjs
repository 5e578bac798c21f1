// Writes a .br and a .gz beside every text file of the build: the server sends them as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = 'dist/assets';
const total = { raw: 0, gzip: 0, brotli: 0 };

for (const name of readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
  const path = join(folder, name);
  const raw = readFileSync(path);
  const gzip = gzipSync(raw, { level: 9 });
  const brotli = brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(`${path}.gz`, gzip);
  writeFileSync(`${path}.br`, brotli);
  total.raw += raw.length;
  total.gzip += gzip.length;
  total.brotli += brotli.length;
}

const kilobytes = Object.entries(total).map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)} kB`);
console.log(`${folder}: ${kilobytes.join(', ')}`);
