import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { viewPiece } from '@/lib/pattern/piece-view';
import type { Draft, LineName } from '@/lib/pattern/types';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const SIZES = ['34', '44', '56'] as const;
type Size = (typeof SIZES)[number];

const drawn = (options: RawOptions, size: Size): Draft =>
  drawDraft(completeChoices('top', { opening: 'back-zip', ...options }, {}), STANDARD_SIZES[size]);

function edgesOf(draft: Draft, id: string, line: LineName) {
  const piece = pieceOf(draft, id);
  if (!piece) throw new Error(`No piece ${id}`);
  return viewPiece(piece).edges.filter((edge) => edge.line === line);
}

/** Height at which a neckline reaches the centre. */
const nearest = (draft: Draft, id: string): number =>
  edgesOf(draft, id, 'neckline')
    .flatMap(({ start, end }) => [start, end])
    .reduce((least, p) => (Math.abs(p.x) < Math.abs(least.x) ? p : least)).y;

describe.each(SIZES)('a funnel over a lowered neckline, size %s', (size) => {
  it.each(['v', 'scoop'])(
    'goes down to where a %s ends, and rises by the same seam in front and behind',
    (neckline) => {
      const funnel = drawn({ collar: 'funnel', 'neckline-front': neckline }, size);
      const depth = funnel.choices.sizes['neckline-front-depth'] as number;
      const flat = drawn({ 'neckline-front': neckline }, size);
      const lower = depth - (flat.choices.sizes['neckline-front-depth'] as number);
      expect(nearest(funnel, 'front')).toBeCloseTo(nearest(flat, 'front') - lower, 0);
      const [front, back] = ['front', 'back'].map((id) => edgesOf(funnel, id, 'neck-rise')[0]?.length);
      expect(front).toBeCloseTo(back as number, 4);
      expect(breaches(check(funnel))).toEqual([]);
    },
  );

  it.each(['square', 'sweetheart'])(
    'leans in to the corners of a %s, as wide as half the neck there',
    (neckline) => {
      const funnel = drawn({ collar: 'funnel', 'neckline-front': neckline }, size);
      const [side] = edgesOf(funnel, 'front', 'neckline').map(({ start, end }) => [start, end] as const);
      const [top, corner] = [side?.[0].x ?? 0, side?.[1].x ?? 0].map(Math.abs).sort((a, b) => b - a);
      expect((corner as number) / (top as number)).toBeCloseTo(0.55, 2);
      expect(breaches(check(funnel))).toEqual([]);
    },
  );

  it('has a square of its own behind', () => {
    const draft = drawn({ collar: 'funnel', 'neckline-back': 'square', 'neckline-front': 'square' }, size);
    expect(edgesOf(draft, 'back', 'neckline')).toHaveLength(2);
    expect(breaches(check(draft))).toEqual([]);
  });

  it('goes down behind as well, over a V at the back', () => {
    const funnel = drawn({ collar: 'funnel', 'neckline-back': 'v' }, size);
    const plain = drawn({ collar: 'funnel' }, size);
    expect(nearest(plain, 'back') - nearest(funnel, 'back')).toBeGreaterThan(6);
    expect(breaches(check(funnel))).toEqual([]);
  });
});
