import { describe, expect, it } from 'vitest';
import type { RawOptions } from '@/lib/choices/types';
import { measuredDesign } from '@/lib/testing/drafting/design';
import { clothOf } from './cloth';
import { onShoulder } from './on-shoulder';
import { rangedSheets, verticesOf } from './sheet-ranges';

/** Pieces with triangles over the shoulder, and how high of all their vertices those lie. */
function overShoulder(options: RawOptions) {
  const cloth = clothOf(measuredDesign('jacket', options), 3);
  return rangedSheets(cloth).flatMap((own) => {
    const found = onShoulder(own.sheet, cloth);
    if (found.length === 0) return [];
    const heights = (of: readonly number[]) => of.map((v) => cloth.flat[2 * v + 1] as number);
    const [lowest, all] = [Math.min(...heights(found)), heights(verticesOf(own))];
    return [{ id: own.sheet.sheet.mesh.piece.id, lowest, reach: Math.max(...all) - Math.min(...all) }];
  });
}

describe('cloth over the shoulder', () => {
  it.each(['notched', 'stand'])('is the upper end of both halves of a raglan sleeve, collar %s', (collar) => {
    const found = overShoulder({ sleeve: 'raglan', collar });
    expect(found.map(({ id }) => id)).toEqual(['sleeve-front', 'sleeve-back']);
    for (const { lowest, reach } of found) {
      expect(lowest).toBeGreaterThan(-4);
      expect(reach).toBeGreaterThan(40);
    }
  });

  it('is that of no sleeve set in below it', () => {
    expect(overShoulder({ sleeve: 'two-piece' })).toEqual([]);
  });
});
