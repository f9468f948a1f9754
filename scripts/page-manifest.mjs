// Runs after `next build`: lists the pre-rendered pages with the hashes of their inline scripts, and the files, so that
// the middleware can answer unknown addresses and send a policy that runs no other inline script.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const dist = process.env.NEXT_DIST_DIR || '.next';
const root = join(dist, 'server', 'app');
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

function hashesOf(html) {
  const bodies = [...html.matchAll(INLINE_SCRIPT)].map(([, body]) => body).filter(Boolean);
  return [...new Set(bodies.map((body) => `sha256-${createHash('sha256').update(body).digest('base64')}`))];
}

/** The addresses of what lies in a folder, by the end of its files' names, which an address does not have. */
function addressesIn(folder, end = '') {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`);
  return paths.filter((path) => path.endsWith(end)).map((path) => addressOf(path, end));
}

function addressOf(path, end) {
  return path
    .slice(0, path.length - end.length)
    .split(sep)
    .join('/');
}

/** Patterns of the pages rendered for each request: those the build knows and has neither made nor promised to make. */
function renderedPatterns(made) {
  const read = (name) => JSON.parse(readFileSync(join(dist, name), 'utf8'));
  const pages = Object.entries(read('app-path-routes-manifest.json'))
    .filter(([source]) => source.endsWith('/page'))
    .map(([, path]) => path);
  const { dynamicRoutes } = read('prerender-manifest.json');
  return pages.filter((path) => path.startsWith('/[locale]') && !(path in dynamicRoutes) && !(path in made));
}

const pages = addressesIn(root, '.html');
const prerendered = Object.fromEntries(
  pages.map((path) => [path, hashesOf(readFileSync(join(root, `${path}.html`), 'utf8'))]),
);
const files = [...addressesIn('public'), ...addressesIn(root, '.body')];
const manifest = { prerendered, rendered: renderedPatterns(prerendered), files };
writeFileSync(join(dist, 'page-manifest.json'), JSON.stringify(manifest));
console.log(`Listed ${pages.length} pre-rendered pages with their inline scripts.`);
