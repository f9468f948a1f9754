// Fails when a handler of the server is not in the access matrix, or the matrix names one that is not there. Handlers are the
// handlers of every route under `app`, and every server action.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../app', import.meta.url));
const ROUTE = /^route\.[cm]?[jt]sx?$/;
const METHOD = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;
const DECLARED = /(?:^|[;}])\s*export\s+(?:const|let|var|(?:async\s+)?function\*?)\s+(\w+)/gm;
const LISTED = /(?:^|[;}])\s*export\s*\{([^}]*)\}/gm;
const EVERYTHING = /(?:^|[;}])\s*export\s*\*/m;
const ACTIONS = /^\s*(['"])use server\1/;

/** Names a module exports; throws where they cannot be read from its text. */
export function exportedNames(source, file = 'a module') {
  if (EVERYTHING.test(source)) throw new Error(`${file} exports what it does not name: name its handlers.`);
  const declared = [...source.matchAll(DECLARED)].map(([, name]) => name);
  const listed = [...source.matchAll(LISTED)].flatMap(([, names]) =>
    names.split(',').map((name) =>
      name
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    ),
  );
  return [...declared, ...listed.filter(Boolean)];
}

/** Every handler under `app`: `GET wearers/[id]` within its API, `GET /livez` elsewhere, `ACTION placeExport`. */
export function handlersOnDisk(folder = root) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.[cm]?[jt]sx?$/.test(file)).flatMap((file) => handlersOf(folder, file));
}

function handlersOf(folder, file) {
  const parts = file.split(sep);
  const isRoute = ROUTE.test(parts.at(-1));
  const source = readFileSync(join(folder, file), 'utf8');
  if (!isRoute && !ACTIONS.test(source)) return [];
  const names = exportedNames(source, file);
  if (!isRoute) return names.map((name) => `ACTION ${name}`);
  const path = parts[0] === 'api' ? parts.slice(1, -1).join('/') : `/${parts.slice(0, -1).join('/')}`;
  return names.filter((name) => METHOD.test(name)).map((name) => `${name} ${path}`);
}

/** What is handled and not listed, and what is listed and not handled. */
export function unmatched(handlers, listed) {
  const known = new Set(listed);
  const there = new Set(handlers);
  return {
    unlisted: handlers.filter((name) => !known.has(name)),
    absent: listed.filter((name) => !there.has(name)),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const listed = Object.keys(JSON.parse(readFileSync(join(root, 'api/access.json'), 'utf8')));
  const { unlisted, absent } = unmatched(handlersOnDisk(), listed);
  for (const name of unlisted) console.error(`Who may call ${name}? It is not in app/api/access.json.`);
  for (const name of absent) console.error(`app/api/access.json names ${name}, which nothing answers.`);
  process.exitCode = unlisted.length + absent.length > 0 ? 1 : 0;
}
