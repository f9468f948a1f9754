import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Garment } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { edgesAlong, pieceOf } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import type { Draft, Piece } from '@/lib/pattern/types';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';
import { FULLNESS } from './ruffle';

const SIZES = ['34', '44', '56'] as const;

function ruffled(garment: Garment, options: Record<string, string>, size: (typeof SIZES)[number]): Draft {
  const asked = { ruffle: 'hem', 'side-slit': 'none', ...options };
  return drawDraft(completeChoices(garment, asked, {}), STANDARD_SIZES[size]);
}

const stageOf = ({ operations, seams }: Draft, name: string) =>
  [...operations, ...seams].find(({ operation }) => operation === name)?.stage ?? Number.NaN;

const DESIGNS: [Garment, string, Record<string, string>][] = [
  ['top', 'front', { opening: 'front-buttons' }],
  ['top', 'back', { opening: 'back-buttons' }],
  ['dress', 'skirt-front', { opening: 'hidden-buttons', 'waist-seam': 'natural' }],
  ['dress', 'skirt-front', { opening: 'wrap', 'neckline-front': 'wrap', 'waist-seam': 'natural' }],
];

describe('a ruffle above which the sides are slit', () => {
  it.each(['top', 'dress'] as const)('of a %s ends there in hems of its own', (garment) => {
    for (const size of SIZES) {
      const draft = ruffled(garment, { 'side-slit': 'sides' }, size);
      const strip = pieceOf(draft, 'ruffle-front') as Piece;
      expect(
        edgesAlong(strip, 'end').map(({ role }) => role),
        size,
      ).toEqual(['hem']);
      const slit = edgesAlong(pieceOf(draft, 'front') as Piece, 'slit');
      expect(lengthOfAll(slit), size).toBeGreaterThan(4);
      expect(breaches(check(draft)), size).toEqual([]);
    }
  });
});

describe('a ruffle on a hem that opens', () => {
  it.each(DESIGNS)('of a %s runs to the edge of the %s: %j', (garment, part, options) => {
    for (const size of SIZES) {
      const draft = ruffled(garment, options, size);
      const along = (line: 'hem' | 'ruffle', of: Piece | undefined) =>
        of ? lengthOfAll(edgesAlong(of, line)) : 0;
      const strips = draft.pieces.filter(({ id }) => id.startsWith(`ruffle-${part.replace('skirt-', '')}`));
      const strip = strips.reduce((sum, own) => sum + along('ruffle', own), 0);
      expect(strip, size).toBeCloseTo(FULLNESS * along('hem', pieceOf(draft, part)), 2);
      expect(breaches(check(draft)), size).toEqual([]);
    }
  });

  it('is covered inside by the foot of the facing, felled once it hangs', () => {
    const draft = ruffled('top', { opening: 'front-buttons' }, '44');
    const [foot] = edgesAlong(pieceOf(draft, 'facing-front') as Piece, 'hem');
    expect(foot).toMatchObject({ role: 'hem', allowance: 1 });
    expect(stageOf(draft, 'fell-facing')).toBeGreaterThan(stageOf(draft, 'gather-hem-ruffle'));
  });
});

describe('a ruffle below a side that a zip opens whole', () => {
  it.each<Record<string, string>>([
    { length: 'waist', fit: 'very-fitted' },
    { length: 'cropped', silhouette: 'peplum' },
  ])('is hemmed at its ends with %j, so that it does not close the side again', (options) => {
    for (const size of SIZES) {
      const draft = ruffled('top', { opening: 'side-zip', ...options }, size);
      expect(draft.notions.map(({ kind }) => kind)).toContain('separating-zip');
      const ends = edgesAlong(pieceOf(draft, 'ruffle-front') as Piece, 'end');
      expect(ends.map(({ role }) => role)).toEqual(['hem']);
      expect(draft.seams.some(({ id }) => id === 'ruffle-side')).toBe(false);
      expect(breaches(check(draft))).toEqual([]);
    }
  });
});
