// Fails when a handler of the API is not in the access matrix, or the matrix names one that is not there.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../app/api', import.meta.url));
const HANDLER = /^export (?:const|async function|function) (GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/gm;

/** Every handler under `app/api`, as `GET wearers/[id]`. */
export function handlersOnDisk(folder = root) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.split(sep).at(-1) === 'route.ts')
    .flatMap((file) => {
      const path = file.split(sep).slice(0, -1).join('/');
      const source = readFileSync(join(folder, file), 'utf8');
      return [...source.matchAll(HANDLER)].map(([, method]) => `${method} ${path}`);
    });
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
  const listed = Object.keys(JSON.parse(readFileSync(join(root, 'access.json'), 'utf8')));
  const { unlisted, absent } = unmatched(handlersOnDisk(), listed);
  for (const name of unlisted) console.error(`Who may call ${name}? It is not in app/api/access.json.`);
  for (const name of absent) console.error(`app/api/access.json names ${name}, which nothing answers.`);
  process.exitCode = unlisted.length + absent.length > 0 ? 1 : 0;
}
