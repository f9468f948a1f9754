// Runs after `next build`: writes each script and style sheet once more, compressed as well as brotli can. The server
// sends these as they are, a fifth smaller than what it could compress while someone waits.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const root = join(process.env.NEXT_DIST_DIR || '.next', 'static');
const files = readdirSync(root, { recursive: true }).filter((name) => /\.(js|css|json|svg)$/.test(name));

async function writeCompressed(name) {
  const source = readFileSync(join(root, name));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
  writeFileSync(join(root, `${name}.br`), await compress(source, { params }));
}

await Promise.all(files.map(writeCompressed));
console.log(`Compressed ${files.length} static files.`);
