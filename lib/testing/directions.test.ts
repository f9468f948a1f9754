import { expect, test } from 'vitest';
import {
  BEHIND_USE_CASES,
  COMPONENT_DIRECTIONS,
  DIRECTIONS,
  LAYERS,
  LEAVES,
  OPEN_TO_COMPONENTS,
  PREVIEW_WORKER,
  PURE,
  SHARED_WITH_READING,
  VENDORS,
} from './directions';
import { type Import, importsOf, readSource, sourceFiles } from './import-graph';

const files = sourceFiles(['app', 'components', 'lib', 'sandbox']);
const imports = files.flatMap((file) => importsOf(file));

const folderOf = (path: string) => (path.startsWith('lib/') ? path.split('/')[1] : undefined);
const name = ({ from, to }: Import) => `${from} imports ${to}`;
const offenders = (wrong: (each: Import) => boolean) => imports.filter(wrong).map(name);

for (const [folder, allowed] of Object.entries(DIRECTIONS)) {
  test(`lib/${folder} imports nothing but ${[...allowed, ...LEAVES].join(', ')}`, () => {
    const may = new Set([folder, ...allowed, ...LEAVES]);
    const wrong = ({ from, to }: Import) => {
      const target = folderOf(to);
      return folderOf(from) === folder && target !== undefined && !may.has(target);
    };
    expect(offenders(wrong)).toEqual([]);
  });
}

test('pages, routes and actions go through use cases', () => {
  const wrong = ({ from, to, typeOnly }: Import) =>
    from.startsWith('app/') && !typeOnly && BEHIND_USE_CASES.includes(folderOf(to) ?? '');
  expect(offenders(wrong)).toEqual([]);
});

test('finished files are read with nothing of what drew them', () => {
  const wrong = ({ from, to, typeOnly }: Import) =>
    from.startsWith('lib/preflight/') &&
    to.startsWith('lib/sheets/') &&
    !typeOnly &&
    !SHARED_WITH_READING.includes(to);
  expect(offenders(wrong)).toEqual([]);
});

test('components know the catalogue and the words; the engine runs in the preview worker only', () => {
  const wrong = ({ from, to, typeOnly }: Import) => {
    const target = folderOf(to);
    const inside = from.startsWith('components/') && !from.startsWith(PREVIEW_WORKER);
    return inside && !typeOnly && target !== undefined && !OPEN_TO_COMPONENTS.includes(target);
  };
  expect(offenders(wrong)).toEqual([]);
});

test('screens stand on what they share, and never the other way round', () => {
  const folderOfComponent = (path: string) => /^components\/([^/]+)\//.exec(path)?.[1];
  const wrong = ({ from, to, typeOnly }: Import) => {
    const [folder, target] = [folderOfComponent(from), folderOfComponent(to)];
    if (folder === undefined || target === undefined || target === folder) return false;
    if (typeOnly || to.startsWith(PREVIEW_WORKER)) return false;
    return !COMPONENT_DIRECTIONS[folder]?.includes(target);
  };
  expect(offenders(wrong)).toEqual([]);
});

test('nothing in lib imports a component or a page', () => {
  expect(offenders(({ from, to }) => from.startsWith('lib/') && /^(components|app)\//.test(to))).toEqual([]);
});

test('parts of the interface know no garment', () => {
  const wrong = ({ from, to }: Import) =>
    from.startsWith('components/ui/') && /^(lib\/(?!i18n)|components\/(?!ui))/.test(to);
  expect(offenders(wrong)).toEqual([]);
});

for (const [folder, layers] of Object.entries(LAYERS)) {
  const layerOf = (path: string) => (path.startsWith(folder) ? path.split('/')[3] : undefined);
  const known = Object.keys(layers);

  for (const [layer, allowed] of Object.entries(layers))
    test(`${folder}${layer} imports no other layer there but ${allowed.join(', ') || 'none'}`, () => {
      const may = [layer, ...allowed];
      const wrong = ({ from, to }: Import) => {
        const target = layerOf(to);
        return layerOf(from) === layer && target !== undefined && !may.includes(target);
      };
      expect(offenders(wrong)).toEqual([]);
    });

  test(`every file of ${folder} is in a layer, so that none imports the folder above it`, () => {
    const inside = files.filter((file) => file.startsWith(folder));
    expect(inside.filter((file) => !known.includes(layerOf(file) ?? ''))).toEqual([]);
  });
}

test('the work of the booklet knows none of its pictures, types apart', () => {
  const wrong = ({ from, to, typeOnly }: Import) =>
    from.startsWith('lib/booklet/steps/') && to.startsWith('lib/booklet/pictures/') && !typeOnly;
  expect(offenders(wrong)).toEqual([]);
});

test('no files import each other in a circle, types apart', () => {
  const nameless = (file: string) => file.replace(/\.tsx?$/, '');
  const left = new Map(files.map((file) => [nameless(file), [] as string[]]));
  for (const { from, to, typeOnly } of imports) if (!typeOnly) left.get(nameless(from))?.push(nameless(to));
  // Whoever imports nobody that is left, or is imported by nobody that is left, is in no circle.
  const free = () => {
    const imported = new Set([...left.values()].flat());
    return [...left].filter(([file, targets]) => !imported.has(file) || !targets.some((to) => left.has(to)));
  };
  for (let done = free(); done.length > 0; done = free()) for (const [file] of done) left.delete(file);
  expect([...left.keys()]).toEqual([]);
});

test('each vendor is named in its own place', () => {
  const packageOf = (to: string) =>
    to
      .split('/')
      .slice(0, to.startsWith('@') ? 2 : 1)
      .join('/');
  const wrong = ({ from, to }: Import) =>
    VENDORS[packageOf(to)]?.every((place) => !from.startsWith(place)) ?? false;
  expect(offenders(wrong)).toEqual([]);
});

const IMPURE =
  /\b(Date\.now|new Date\(\)|Math\.random|process\.env|localStorage|fetch\()|from '(node:|react|next)/;

test('the engine is a function of its arguments', () => {
  const inEngine = files.filter((file) => PURE.includes(folderOf(file) ?? ''));
  const impure = inEngine.filter((file) => IMPURE.test(withoutComments(readSource(file))));
  expect(impure).toEqual([]);
});

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');
}

test('the reading of imports sees every way to import', () => {
  const source = `import type { A } from '@/lib/a/types';
import { b } from './b';
export * from '../c';
import './d.css';
const e = await import('@/lib/e');
new Worker(new URL('./worker/f.ts', import.meta.url));
import {
  g,
} from 'g';`;
  expect(importsOf('lib/x/file.ts', source).map(({ to }) => to)).toEqual([
    'lib/a/types',
    'lib/x/b',
    'lib/c',
    'lib/x/d.css',
    'g',
    'lib/e',
    'lib/x/worker/f.ts',
  ]);
});
