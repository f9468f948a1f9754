import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { carry } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf, stepText } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import type { Scene } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

type Worn = Readonly<Record<string, string>>;

function picturesOf(garment: 'top' | 'dress' | 'jacket', worn: Worn, operation: string): Scene[] {
  const book = bookWith(garment, worn);
  const job = jobsOf(book).find((each) => each.operation === operation);
  if (!job) throw new Error(`Nothing is done by ${operation}`);
  return actionsOf(book, job).map((action) => sceneOf(book, job, action));
}

/** Without what is drawn once more beside it, larger. */
const scenesOf = (...asked: Parameters<typeof picturesOf>): Scene[] =>
  picturesOf(...asked).map((scene) => ({ ...scene, shown: scene.shown.filter(({ bent }) => !bent) }));

/** Which action lays the second tape on its half. */
const SECOND = { 'insert-separating-zip': 2, 'insert-zip': 2 } as const;
const ZIP = 'zip';
const isZip = ({ piece }: Scene['shown'][number]) => piece.id === ZIP;
const seen = ({ shown }: Scene) => JSON.stringify(shown.map((each) => [outlineOf(each), each.worked]));
const gapIn = ({ shown }: Scene): number => {
  const [other, own] = shown
    .filter(({ piece }) => piece.part === 'back')
    .map((each) => boundsOf(outlineOf(each)));
  return (own?.left ?? 0) - (other?.right ?? 0);
};

test('a zip is laid on, sewn to either side and closed, bodice and skirt joined', () => {
  const scenes = scenesOf('dress', { 'waist-seam': 'natural', skirt: 'full-circle' }, 'insert-zip');
  expect(new Set(scenes.map(seen)).size).toBe(4);
  for (const scene of scenes) {
    expect(scene.shown.some(isZip)).toBe(true);
    for (const part of ['back', 'skirt-back'])
      expect(scene.shown.filter(({ piece }) => piece.part === part)).toHaveLength(2);
    const [bodice, skirt] = ['back', 'skirt-back'].map((part) =>
      boundsOf(scene.shown.filter(({ piece }) => piece.part === part).flatMap(outlineOf)),
    );
    expect(skirt?.top).toBeGreaterThan(bodice?.bottom ?? Number.POSITIVE_INFINITY);
  }
  expect(scenes.map((scene) => gapIn(scene) > 1)).toEqual([true, true, true, false]);
});

test('only what is done in a step is red', () => {
  const [place, first, second] = scenesOf('dress', { 'waist-seam': 'natural' }, 'insert-zip');
  const red = (scene?: Scene) => scene?.shown.filter(({ worked }) => worked.length > 0).map(isZip);
  expect(red(place)).not.toContain(true);
  expect(red(first)).toEqual([true]);
  expect(red(second)).toEqual([true]);
  expect(second?.shown.some((each) => isZip(each) && each.sewn?.length === 1)).toBe(true);
});

test('the teeth of a separating zip show beyond the folded edges, which hide its tapes', () => {
  const scenes = scenesOf('jacket', { opening: 'front-zip' }, 'insert-separating-zip');
  const last = scenes.at(-1) as Scene;
  const order = last.shown.map(isZip);
  expect(order.slice(0, 2)).toEqual([true, true]);
  const [teeth, ...cloth] = last.shown.slice(1, 4).map(outlineOf) as [Pair[], ...Pair[][]];
  expect(cloth.length).toBeGreaterThan(0);
  expect(boundsOf(teeth).right - boundsOf(teeth).left).toBeGreaterThan(1);
});

test('both edges are folded under before a separating zip is placed: red dashes on their wrong side, an arrow over each', () => {
  const [press, ...sewn] = scenesOf('jacket', { opening: 'front-zip' }, 'insert-separating-zip');
  expect(press?.shown.every(({ side, worked }) => side === 'wrong' && worked.length === 0)).toBe(true);
  const folds = press?.shown.flatMap(({ creased = [] }) => creased) ?? [];
  expect(folds.length).toBe(press?.shown.length);
  expect(press?.arrows.map(({ direction: [x] }) => Math.sign(x)).sort()).toEqual([-1, -1, 1, 1]);
  for (const scene of sewn) expect(scene.shown.some(({ creased }) => creased)).toBe(false);
});

test('a zip at the left side is sewn to front and back, then the side is closed beside it', () => {
  const scenes = scenesOf('top', { opening: 'side-zip' }, 'insert-side-zip');
  expect(new Set(scenes.map(seen)).size).toBe(4);
  const [close, ...open] = scenes.reverse();
  for (const scene of open) {
    expect(scene.shown.some(isZip)).toBe(true);
    const [front, back] = ['front', 'back'].map((part) =>
      boundsOf(scene.shown.filter(({ piece }) => piece.part === part).flatMap(outlineOf)),
    );
    expect(front?.right).toBeLessThan(back?.left ?? 0);
  }
  // Above the zip and below it, not along it.
  const red = (close?.shown ?? []).flatMap(({ worked }) => worked).flat();
  const heights = red.map(([, y]) => y).sort((one, other) => one - other);
  const gaps = heights.slice(1).map((y, i) => y - (heights[i] ?? 0));
  expect(Math.max(...gaps)).toBeGreaterThan(20);
});

test('the ends of a hem are turned in beside a zip that opens throughout', () => {
  const hemmed = (opening: string): string => {
    const book = bookWith('jacket', { opening, inside: 'facings' }, 'en');
    const job = jobsOf(book).find(
      ({ operation, operations }) =>
        operation === 'hem' && operations.some(({ pieces }) => pieces.includes('front')),
    ) as Job;
    return actionsOf(book, job)
      .map((action) => stepText(book, job, action))
      .join(' ');
  };
  expect(hemmed('front-zip')).toMatch(/5\smm from the teeth/);
  expect(hemmed('front-zip')).toContain('Slipstitch the ends beside the zip');
  expect(hemmed('front-buttons')).not.toContain('zip');
});

test.each([
  ['jacket', { opening: 'front-zip' }, 'insert-separating-zip', 2],
  ['top', { opening: 'back-zip' }, 'insert-zip', 1],
  ['dress', { opening: 'back-zip', 'waist-seam': 'natural' }, 'insert-zip', 2],
] as const)('a second tape is marked as it is told to be: %s with %o', (garment, worn, operation, count) => {
  const scenes = scenesOf(garment, worn, operation);
  const marks = scenes.map(({ shown }) =>
    shown.filter(isZip).flatMap(({ notched = [], motion }) => notched.map(({ at }) => carry(motion, at))),
  );
  expect(marks.map(({ length }) => length)).toEqual(
    scenes.map((_, i) => (i === SECOND[operation] ? count : 0)),
  );
  const levels = marks.flat().map(([, y]) => y);
  const zip = boundsOf(scenes[SECOND[operation]]?.shown.filter(isZip).flatMap(outlineOf) ?? []);
  expect(Math.max(...levels)).toBeCloseTo(zip.top, 0);
  if (operation === 'insert-separating-zip') expect(Math.min(...levels)).toBeCloseTo(zip.bottom, 0);
});

test('where a tape is stitched its upper end is drawn once more, larger, without numbers', () => {
  const pictures = picturesOf('dress', { opening: 'back-zip', 'waist-seam': 'natural' }, 'insert-zip');
  const details = pictures.map(({ shown }) => shown.filter(({ bent }) => bent));
  expect(details.map((detail) => detail.some(isZip))).toEqual([false, true, true, false]);
  for (const detail of details.filter(({ length }) => length > 0)) {
    expect(detail.every(({ unnamed }) => unnamed)).toBe(true);
    expect(detail.flatMap(({ worked }) => worked).length).toBeGreaterThan(0);
  }
});

test.each<Worn>([{}, { 'waist-seam': 'natural', inside: 'lining' }])(
  'where the back is cut for each side its two halves lie beside the zip, each on its own: %o',
  (worn) => {
    const dress = { 'neckline-front': 'one-shoulder', opening: 'back-zip', ...worn };
    for (const { shown } of scenesOf('dress', dress, 'insert-zip')) {
      const halves = shown.filter(({ piece }) => piece.part === 'back');
      expect(halves.map(({ piece }) => piece.id).sort()).toEqual(['back', 'back-left']);
      const middle = ({ left, right }: ReturnType<typeof boundsOf>) => (left + right) / 2;
      const [left, right] = ['back-left', 'back'].map((id) =>
        middle(boundsOf(halves.filter(({ piece }) => piece.id === id).flatMap(outlineOf))),
      );
      expect(left).toBeLessThan(right ?? 0);
      const skirts = shown.filter(({ piece }) => piece.part === 'skirt-back');
      expect(skirts).toHaveLength(worn['waist-seam'] ? 2 : 0);
    }
  },
);
