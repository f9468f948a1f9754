import { expect, test } from 'vitest';
import type { Garment } from '@/lib/choices/types';
import { carry } from '@/lib/geometry/motion';
import { contains } from '@/lib/geometry/polyline/contains';
import { placeOn } from '@/lib/geometry/polyline/place-on';
import type { Pair } from '@/lib/geometry/types';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import type { Scene } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

function scenesOf(garment: Garment, worn: Readonly<Record<string, string>>): Record<string, Scene> {
  const book = bookWith(garment, worn);
  const job = jobsOf(book).find(({ operation }) => operation === 'understitch');
  if (!job) throw new Error('Nothing is understitched');
  return Object.fromEntries(
    actionsOf(book, job).map((action) => [action.key, sceneOf(book, job, action)] as const),
  );
}

const isFacing = ({ piece }: Scene['shown'][number]) => piece.part === 'facing';
const PLAIN = scenesOf('dress', { sleeve: 'none', 'waist-seam': 'natural' });
const COLLARED = scenesOf('dress', { collar: 'peter-pan', 'waist-seam': 'natural' });

test('a facing is understitched beside its seam, its allowances under it', () => {
  for (const { sew } of [PLAIN, COLLARED]) {
    expect(sew?.shown.every(isFacing)).toBe(true);
    for (const shown of sew?.shown ?? []) {
      expect(shown.worked.length).toBeGreaterThan(0);
      const outline = outlineOf(shown);
      for (const line of shown.worked)
        expect(contains(outline, carry(shown.motion, placeOn(line, 0.5).at))).toBe(true);
    }
  }
});

test('turned it lies on the wrong side of the garment, nothing of it being sewn', () => {
  for (const { turn } of [PLAIN, COLLARED]) {
    const { shown = [], arrows = [] } = turn ?? {};
    expect(shown.flatMap(({ worked }) => worked)).toEqual([]);
    const garment = shown.filter(({ piece }) => ['front', 'back'].includes(piece.part));
    expect(garment.map(({ side }) => side)).toEqual(['wrong', 'wrong']);
    expect(shown.filter(isFacing).map(({ side }) => side)).toEqual(['right', 'right']);
    expect(arrows).toHaveLength(2);
  }
});

test('a collar stands up between garment and facing, and both neck seams are caught', () => {
  const { turn, catch: caught } = COLLARED;
  const parts = turn?.shown.map(({ piece }) => piece.part) ?? [];
  expect(parts.indexOf('collar')).toBeGreaterThan(parts.lastIndexOf('back'));
  expect(parts.indexOf('collar')).toBeLessThan(parts.indexOf('facing'));
  expect(caught?.shown.map(({ worked }) => worked.length)).toEqual([1, 1, 1, 1]);
});

/** How far a place lies from a line, cm. */
const offLine = ([x, y]: Pair, line: readonly Pair[]): number =>
  Math.min(
    ...line.slice(1).map((to, i) => {
      const [ax, ay] = line[i] as Pair;
      const [dx, dy] = [to[0] - ax, to[1] - ay];
      const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / Math.max(1e-9, dx * dx + dy * dy)));
      return Math.hypot(x - ax - t * dx, y - ay - t * dy);
    }),
  );

const NOTCHED = { collar: 'notched', 'bust-shaping': 'princess-armhole' };

test('below a lapel the row lies beside its seam on the facing, and along the lapel on the garment', () => {
  const book = bookWith('jacket', NOTCHED);
  const job = jobsOf(book).find(({ operation }) => operation === 'understitch') as Job;
  const { shown } = sceneOf(book, job, { key: 'sew', view: 'right' });
  const lineOf = (part: string, name: string): Pair[] => {
    const id = shown.find(({ piece, worked }) => piece.part === part && worked.length > 0)?.piece.id ?? '';
    return (book.measured.piece(id)?.edges ?? [])
      .filter(({ line }) => line === name)
      .flatMap(({ points }) => points.map(({ x, y }): Pair => [x, y]));
  };
  const rows = (part: string) =>
    shown.filter(({ piece }) => piece.part === part).flatMap(({ worked }) => worked);
  for (const [part, followed, left] of [
    ['facing', 'front-edge', 'lapel'],
    ['front', 'lapel', 'front-edge'],
  ] as const) {
    expect(rows(part)).toHaveLength(1);
    for (const at of [0.2, 0.5, 0.8].map((share) => placeOn(rows(part)[0] ?? [], share).at)) {
      expect(offLine(at, lineOf(part, followed))).toBeGreaterThan(0.5);
      expect(offLine(at, lineOf(part, followed))).toBeLessThan(offLine(at, lineOf(part, left)));
    }
  }
  const [row = []] = rows('front');
  const tip = lineOf('front', 'neckline');
  expect(Math.min(...row.map((at) => offLine(at, tip)))).toBeGreaterThan(1.5);
  expect(Math.min(...row.map((at) => offLine(at, lineOf('front', 'front-edge'))))).toBeLessThan(2.5);
});

test('the neck of a shawl is caught to that of the garment across the back', () => {
  const { catch: caught } = scenesOf('jacket', { collar: 'shawl' });
  const worked = caught?.shown.filter(({ worked }) => worked.length > 0).map(({ piece }) => piece.id) ?? [];
  expect(worked.sort()).toEqual(['back', 'facing-front']);
  expect(caught?.shown.map(({ piece }) => piece.id)).toContain('front');
  expect(caught?.shown.every(({ side }) => side === 'wrong')).toBe(true);
});

test('a front in panels is turned whole', () => {
  const { turn } = scenesOf('jacket', { 'bust-shaping': 'princess-armhole', collar: 'notched' });
  expect(turn?.shown.filter(({ piece }) => piece.part === 'front')).toHaveLength(2);
});
