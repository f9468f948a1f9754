// Runs after `next build`: lists the pre-rendered pages with the hashes of their inline scripts, so that the
// middleware can answer unknown addresses and send a policy that runs no other inline script.
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

function pathOf(file) {
  return `/${relative(root, file)
    .split(sep)
    .join('/')
    .replace(/\.html$/, '')}`;
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

const files = readdirSync(root, { recursive: true }).filter((name) => name.endsWith('.html'));
const prerendered = Object.fromEntries(
  files.map((name) => [pathOf(join(root, name)), hashesOf(readFileSync(join(root, name), 'utf8'))]),
);
writeFileSync(
  join(dist, 'page-manifest.json'),
  JSON.stringify({ prerendered, rendered: renderedPatterns(prerendered) }),
);
console.log(`Listed ${files.length} pre-rendered pages with their inline scripts.`);
