import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { edgesAlong, pieceOf } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import type { Draft, LineName } from '@/lib/pattern/types';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';
import { GORGE } from './lapel';

const SIZES = ['34', '44', '56'] as const;
const COLLARS = ['notched', 'shawl'] as const;
const raglan = (garment: 'top' | 'dress' | 'jacket', options: RawOptions) =>
  completeChoices(garment, { sleeve: 'raglan', ...options }, {});

function along(draft: Draft, id: string, line: LineName): number {
  const piece = pieceOf(draft, id);
  if (!piece) throw new Error(`No piece ${id}`);
  return lengthOfAll(edgesAlong(piece, line));
}

const DESIGNS: readonly (readonly ['top' | 'dress' | 'jacket', RawOptions])[] = [
  ['jacket', {}],
  ['jacket', { inside: 'facings', 'bust-shaping': 'princess-shoulder', 'back-shaping': 'princess' }],
  ['jacket', { 'bust-shaping': 'neck-dart', length: 'knee', silhouette: 'straight' }],
  ['dress', { opening: 'wrap', 'bust-shaping': 'shoulder-dart' }],
  ['dress', { inside: 'lining' }],
  ['top', { opening: 'none', 'bust-shaping': 'neck-dart' }],
];

describe.each(COLLARS)('a %s collar over a raglan sleeve', (collar) => {
  it.each(DESIGNS)('breaks no rule in any size: %s, %j', (garment, options) => {
    expect(brokenBySize(raglan(garment, { collar, ...options }))).toEqual([]);
  });

  it.each(SIZES)('turns the lapel of a set-in sleeve, size %s', (size) => {
    const [over, plain] = ['raglan', 'set-in'].map((sleeve) =>
      drawDraft(completeChoices('jacket', { collar, sleeve }, {}), STANDARD_SIZES[size]),
    ) as [Draft, Draft];
    for (const [id, line] of [
      ['front', 'lapel'],
      ['facing-front', 'lapel'],
      ['collar-under', 'neck'],
    ] as const)
      expect(along(over, id, line)).toBeCloseTo(along(plain, id, line), 2);
  });

  it.each(SIZES)('is sewn to sleeve and front, whose seam ends above the gorge, size %s', (size) => {
    const draft = drawDraft(raglan('jacket', { collar }), STANDARD_SIZES[size]);
    const onSleeve = along(draft, 'sleeve-front', 'neckline');
    expect(onSleeve).toBeGreaterThanOrEqual(2.5 - 1e-3);
    expect(onSleeve).toBeLessThanOrEqual(GORGE.below - 2 + 1e-3);
    const pieces = ['front', 'sleeve-front', 'sleeve-back', 'back'];
    const neck = pieces.reduce((sum, id) => sum + along(draft, id, 'neckline'), 0);
    expect(along(draft, 'collar-under', 'neck')).toBeCloseTo(neck, 1);
    expect(Math.abs(along(draft, 'collar-under', 'neck') - neck)).toBeLessThan(0.05);
  });

  it.each(SIZES)('leaves a dart under the lapel its place between seam and gorge, size %s', (size) => {
    const draft = drawDraft(raglan('jacket', { collar, 'bust-shaping': 'neck-dart' }), STANDARD_SIZES[size]);
    const front = pieceOf(draft, 'front');
    const [above] = front ? edgesAlong(front, 'neckline') : [];
    if (!above) throw new Error('The front has no neckline');
    const onSleeve = along(draft, 'sleeve-front', 'neckline');
    expect(lengthOfAll([above])).toBeGreaterThanOrEqual(2 - 1e-3);
    expect(onSleeve + lengthOfAll([above])).toBeLessThan(GORGE.below - 1);
  });
});
