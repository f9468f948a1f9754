import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const PREFIX = '/_next/static/';
const TYPES = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
};

/**
 * Answers requests for static files of the build that `scripts/compress-static.mjs` has compressed, to whoever takes
 * brotli. The returned function says whether it answered.
 */
export function precompressedFiles(dist) {
  const root = join(dist, 'static');
  const names = listCompressed(root).map((name) => name.slice(0, -3).split(sep).join('/'));
  const known = new Set(names.map((name) => PREFIX + name));
  const kept = new Map();
  const read = (path) => {
    if (!kept.has(path)) kept.set(path, readFileSync(join(root, `${path.slice(PREFIX.length)}.br`)));
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
  return path.startsWith(PREFIX) ? safeDecode(path) : '';
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
