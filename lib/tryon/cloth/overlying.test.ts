import { describe, expect, it } from 'vitest';
import { liesOver } from '@/lib/pattern/halves';
import { measuredDesign } from '@/lib/testing/drafting/design';
import { clothOf } from './cloth';
import { rangedSheets, verticesOf } from './sheet-ranges';

/** Of each piece how many of its vertices lie over others, of a garment whose fronts are cut for each side. */
function overOn(opening: string, face: 'front' | 'back') {
  const cloth = clothOf(measuredDesign('top', { opening, 'hem-shape': 'asymmetric' }), 3);
  const over = new Set(cloth.overlaps.flatMap((own) => [...own.over]));
  return rangedSheets(cloth).flatMap((own) => {
    const { piece } = own.sheet.sheet.mesh.piece;
    if (piece.part !== face || !piece.cut.side) return [];
    const count = verticesOf(own).filter((v) => over.has(v)).length;
    return [{ lies: liesOver(piece, piece.cut.side), count }];
  });
}

describe('what is cut for each side and buttoned', () => {
  it.each([
    ['front-buttons', 'front'],
    ['back-buttons', 'back'],
  ] as const)('lies over with the half that has the holes: %s', (opening, face) => {
    const halves = overOn(opening, face);
    expect(halves).toHaveLength(2);
    for (const { lies, count } of halves) expect(count > 0).toBe(lies);
  });
});
