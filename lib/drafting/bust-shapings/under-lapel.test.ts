import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Garment } from '@/lib/choices/types';
import { flatDrawing } from '@/lib/flat/flat';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { edgesAlong, pieceOf } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import type { Piece } from '@/lib/pattern/types';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const DESIGNS: [Garment, Record<string, string>][] = [
  ['jacket', { collar: 'notched' }],
  ['jacket', { collar: 'shawl', opening: 'double-breasted' }],
  ['dress', { collar: 'shawl', opening: 'wrap', 'waist-seam': 'natural' }],
  ['top', { collar: 'notched', opening: 'front-zip', silhouette: 'peplum' }],
  ['top', { collar: 'shawl', opening: 'back-zip' }],
];

describe.each(DESIGNS)('a dart under the lapel of a %s %j', (garment, options) => {
  it.each(['34', '44', '56'] as const)('opens in the neck beside the shoulder, size %s', (size) => {
    const body = STANDARD_SIZES[size];
    const at = (shaping: string) =>
      drawDraft(completeChoices(garment, { ...options, 'bust-shaping': shaping }, {}), body);
    const [darted, plain] = [at('neck-dart'), at('side-dart')];
    const neck = (draft: typeof darted) => edgesAlong(pieceOf(draft, 'front') as Piece, 'neckline');
    expect(lengthOfAll(neck(darted).slice(0, 1))).toBeCloseTo(2.6, 1);
    expect(lengthOfAll(neck(darted))).toBeCloseTo(lengthOfAll(neck(plain)), 1);
    expect(darted.seams.map(({ id }) => id)).toContain('front-neck-dart');
    expect(breaches(check(darted))).toEqual([]);
    expect(() => flatDrawing(darted, 'front')).not.toThrow();
  });
});
