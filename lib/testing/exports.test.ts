import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeFiles, exportsOf, importsOf, isForTests, readSource } from './import-graph';

const ROOT = join(import.meta.dirname, '../..');
const OURS = ['app', 'components', 'lib', 'sandbox', 'scripts'];

/** What Next reads of a page, a layout or a route by its name. */
const READ_BY_NEXT =
  /^(default|metadata|viewport|generate(Metadata|Viewport|StaticParams|ImageMetadata)|dynamic(Params)?|revalidate|runtime|maxDuration|size|contentType|alt|GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;

const files = codeFiles(OURS);
const sources = new Map(files.map((file) => [file, readSource(file)]));
const atRoot = readdirSync(ROOT).filter((name) => /\.(ts|mjs)$/.test(name) && !name.endsWith('.d.ts'));
const imports = [...files, ...codeFiles(['e2e', 'bench']), ...atRoot].flatMap((file) =>
  importsOf(file, sources.get(file)),
);

const nameless = (path: string) => path.replace(/\.(tsx?|mts|mjs)$/, '').replace(/\/index$/, '');
/** Who imports `file#name`; `file#*` where a file is taken whole. */
const readers = new Map<string, string[]>();
for (const { from, to, names } of imports) {
  for (const name of names) {
    const key = `${nameless(to)}#${name}`;
    readers.set(key, [...(readers.get(key) ?? []), from]);
  }
}
/** Entries are bundled by their path, and all that they export is what whoever opens the bundle calls. */
const bundled = new Set(
  [...readSource('scripts/build-server.mjs').matchAll(/'(lib\/[^']+)'/g)].map(([, at]) => at),
);

const readersOf = (file: string, name: string) => [
  ...(readers.get(`${nameless(file)}#${name}`) ?? []),
  ...(readers.get(`${nameless(file)}#*`) ?? []),
];
const exported = files
  .filter((file) => !bundled.has(file))
  .flatMap((file) => exportsOf(file, sources.get(file)).map((name) => ({ file, name })))
  .filter(({ file, name }) => !(file.startsWith('app/') && READ_BY_NEXT.test(name)));
const told = ({ file, name }: { file: string; name: string }) => `${file} exports ${name}`;

test('what is exported is imported somewhere', () => {
  const unread = exported.filter(({ file, name }) => readersOf(file, name).length === 0);
  expect(unread.map(told)).toEqual([]);
});

test('nothing stands in the product for its tests alone', () => {
  const mentions = (file: string, name: string) =>
    [...withoutComments(sources.get(file) ?? '').matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length;
  const forTests = exported.filter(
    ({ file, name }) =>
      !isForTests(file) && readersOf(file, name).every(isForTests) && mentions(file, name) === 1,
  );
  expect(forTests.map(told)).toEqual([]);
});

test('no product file imports what supports tests', () => {
  const wrong = imports.filter(
    ({ from, to }) => !isForTests(from) && !atRoot.includes(from) && to.startsWith('lib/testing/'),
  );
  expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

function withoutComments(source: string): string {
  return source.replace(/^\s*\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');
}
