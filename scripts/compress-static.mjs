// Runs after `next build`: writes each script, style sheet, drawing and page once more, compressed. The server sends these as
// they are: nothing is compressed while someone waits. Scripts, kept for ever, as small as brotli can.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const dist = process.env.NEXT_DIST_DIR || '.next';
/** Pages change with every release and there are many: nearly as small, in a twentieth of the time. */
const PAGE_QUALITY = 6;

async function compressAll(folder, pattern, quality = constants.BROTLI_MAX_QUALITY) {
  const root = join(dist, folder);
  const files = readdirSync(root, { recursive: true }).filter((name) => pattern.test(name));
  await Promise.all(files.map((name) => writeCompressed(join(root, name), quality)));
  return files.length;
}

async function writeCompressed(file, quality) {
  const source = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
  };
  writeFileSync(`${file}.br`, await compress(source, { params }));
}

const files = await compressAll('static', /\.(js|css|json|svg)$/);
const made = join('server', 'app', 'static');
const drawings = await compressAll(join(made, 'drawings'), /\.svg\.body$/);
await compressAll(join(made, 'content'), /\.json\.body$/);
const pages = await compressAll(join('server', 'app'), /\.html$/, PAGE_QUALITY);
console.log(`Compressed ${files} static files, ${drawings} drawings and ${pages} pages.`);
