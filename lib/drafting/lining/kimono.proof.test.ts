import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { distance } from '@/lib/geometry/point';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { type MeasuredDraft, measureDraft } from '@/lib/pattern/measured-draft';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

type Size = (typeof SIZE_NAMES)[number];

const lined = (options: RawOptions, size: Size) =>
  drawDraft(
    completeChoices(
      'dress',
      { inside: 'lining', sleeve: 'kimono', silhouette: 'straight', 'back-shaping': 'none', ...options },
      {},
    ),
    STANDARD_SIZES[size],
  );

const ENDS: readonly (readonly [string, string])[] = [
  ['short', 'hem'],
  ['elbow', 'ruffle'],
  ['long', 'bracelet'],
  ['three-quarter', 'elastic'],
];

const HEMS: Readonly<Record<string, string>> = {
  hem: 'attach-lining-sleeve-hem',
  elastic: 'hem-lining-sleeve',
};

const overarm = (draft: MeasuredDraft, piece: string) => {
  const edge = draft.piece(piece)?.edges.find(({ line }) => line === 'overarm');
  if (!edge) throw new Error(`No overarm on ${piece}`);
  return edge;
};

describe.each(ENDS)('the lining of a kimono sleeve, %s, with a %s', (length, finish) => {
  const options = { 'sleeve-length': length, 'sleeve-finish': finish };

  it.each(SIZE_NAMES)('holds every rule, and lies as the sleeve does, in size %s', (size) => {
    const draft = lined(options, size);
    expect(breaches(check(draft))).toEqual([]);
    const measured = measureDraft(draft);
    for (const face of ['front', 'back']) {
      const [own, outer] = [overarm(measured, `lining-${face}`), overarm(measured, face)];
      // Above a casing it ends so much earlier.
      if (finish !== 'elastic') expect(distance(own.start, outer.start)).toBeLessThan(0.01);
      expect(distance(own.end, outer.end)).toBeLessThan(0.01);
    }
  });

  it('is sewn to the hem, felled on a seam, or hemmed by itself above an elastic', () => {
    const { operations } = lined(options, '40');
    const name = HEMS[finish] ?? 'fell-lining-sleeve';
    expect(operations.map(({ operation }) => operation)).toContain(name);
  });
});
