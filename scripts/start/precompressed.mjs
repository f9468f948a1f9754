import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Where files are asked for, where the build keeps them, and what it adds to the names of those our routes made. */
const FOLDERS = [
  { prefix: '/_next/static/', folder: ['static'], kept: '' },
  { prefix: '/static/drawings/', folder: ['server', 'app', 'static', 'drawings'], kept: '.body' },
  { prefix: '/static/content/', folder: ['server', 'app', 'static', 'content'], kept: '.body' },
];
const TYPES = JSON.parse(
  readFileSync(new URL('../../lib/headers/content-types.json', import.meta.url), 'utf8'),
);

/**
 * Answers requests for static files of the build that `scripts/compress-static.mjs` has compressed, to whoever takes
 * brotli. The returned function says whether it answered.
 */
export function precompressedFiles(dist) {
  const known = new Map(FOLDERS.flatMap((each) => addressesIn(dist, each)));
  const kept = new Map();
  const read = (path) => {
    if (!kept.has(path)) kept.set(path, readFileSync(known.get(path)));
    return kept.get(path);
  };

  return (request, response) => {
    const path = pathOf(request);
    if (!known.has(path) || !takesBrotli(request)) return false;
    const body = read(path);
    response.writeHead(200, {
      'Content-Type': TYPES[path.slice(path.lastIndexOf('.') + 1)],
      'Content-Encoding': 'br',
      'Content-Length': body.length,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

/** Each compressed file of a folder: its address, and the file. */
function addressesIn(dist, { prefix, folder, kept }) {
  const root = join(dist, ...folder);
  const end = `${kept}.br`;
  return listCompressed(root)
    .filter((name) => name.endsWith(end))
    .map((name) => [prefix + name.slice(0, -end.length).split(sep).join('/'), join(root, name)]);
}

function listCompressed(root) {
  try {
    return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.br'));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

function pathOf({ method, url = '' }) {
  if (method !== 'GET' && method !== 'HEAD') return '';
  const path = url.split('?', 1)[0];
  return FOLDERS.some(({ prefix }) => path.startsWith(prefix)) ? safeDecode(path) : '';
}

function safeDecode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

function takesBrotli({ headers }) {
  return /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(headers['accept-encoding'] ?? '');
}
