import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Garment, RawOptions } from '@/lib/choices/types';
import { fromCommands } from '@/lib/geometry/commands';
import { intersectHorizontal } from '@/lib/geometry/intersect';
import { pathLength } from '@/lib/geometry/length';
import { startOf } from '@/lib/geometry/path';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import type { Draft } from '@/lib/pattern/types';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';

const designed = (garment: Garment, options: RawOptions) =>
  completeChoices(garment, { pockets: 'chest', ...options }, {});
const drawn = (shaping: string) =>
  drawDraft(designed('top', { 'bust-shaping': shaping }), STANDARD_SIZES['40']);

/** The parts of its mark, with the pieces that carry them. */
const marksOf = ({ pieces }: Draft) =>
  pieces.flatMap(({ id: piece, internal }) =>
    internal
      .filter(({ id, kind }) => kind === 'placement' && id.startsWith('pocket'))
      .map(({ id, path }) => ({ piece, id, path: fromCommands(path) })),
  );

describe('a chest pocket where a seam runs over the bust', () => {
  it.each<[Garment, RawOptions]>([
    ['top', { 'bust-shaping': 'princess-armhole' }],
    ['top', { 'bust-shaping': 'princess-shoulder', opening: 'front-buttons', collar: 'shirt' }],
    ['dress', { 'bust-shaping': 'gathers-under-bust', 'waist-seam': 'empire' }],
    ['jacket', { 'bust-shaping': 'princess-armhole', collar: 'notched' }],
    ['jacket', { 'bust-shaping': 'princess-shoulder', collar: 'none', opening: 'front-zip' }],
  ])('breaks no rule on sizes 34–56: %s %j', (garment, options) => {
    expect(brokenBySize(designed(garment, options))).toEqual([]);
  });

  it.each(['princess-armhole', 'princess-shoulder'])(
    'lies above the bust point, its mark on both panels (%s)',
    (shaping) => {
      const draft = drawn(shaping);
      const marks = marksOf(draft);
      expect(new Set(marks.map(({ piece }) => piece))).toEqual(new Set(['front-centre', 'front-side']));
      const front = draft.pieces.find(({ id }) => id === 'front-centre');
      const bust = front?.landmarks.bustPoint?.[1] ?? Number.NaN;
      const own = marks.filter(({ piece }) => piece === 'front-centre').flatMap(({ path }) => path);
      expect(Math.min(...own.flatMap(({ a, b }) => [a.y, b.y]))).toBeGreaterThanOrEqual(bust - 1e-6);
    },
  );

  it.each(['princess-armhole', 'princess-shoulder'])(
    'is as long round as its mark, to a hair (%s)',
    (shaping) => {
      const draft = drawn(shaping);
      const round = measureDraft(draft)
        .piece('pocket')
        ?.edges.filter(({ line }) => line === 'outer')
        .reduce((sum, { length }) => sum + length, 0);
      const marked = marksOf(draft).reduce((sum, { path }) => sum + pathLength(path), 0);
      expect(marked).toBeCloseTo(round ?? 0, 1);
    },
  );

  it('begins both parts of its mark on the seam', () => {
    const draft = drawn('princess-shoulder');
    const [beside] = marksOf(draft).filter(({ piece }) => piece === 'front-side');
    const side = draft.pieces.find(({ id }) => id === 'front-side');
    const seam =
      side?.edges.filter(({ line }) => line === 'princess').flatMap(({ path }) => fromCommands(path)) ?? [];
    const start = beside ? startOf(beside.path) : { x: 0, y: 0 };
    const [first, ...rest] = seam;
    const hits = first
      ? intersectHorizontal([first, ...rest], start.y).map(({ point }) => Math.abs(point.x - start.x))
      : [];
    expect(Math.min(...hits)).toBeLessThan(0.05);
  });
});
