import { describe, expect, it } from 'vitest';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { viewPiece } from '@/lib/pattern/piece-view';
import type { Draft, LineName } from '@/lib/pattern/types';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { drawDraft } from '../draft';
import { LAPEL } from './lapel';

const jacket = (collar: string, size: (typeof SIZE_NAMES)[number]) =>
  drawDraft(chooseInTurn('jacket', { collar, inside: 'facings' }), STANDARD_SIZES[size]);

function linesOf(draft: Draft, id: string) {
  const piece = pieceOf(draft, id);
  if (!piece) throw new Error(`No piece ${id}`);
  const { edges } = viewPiece(piece);
  const length = (line: LineName) =>
    edges.filter((edge) => edge.line === line).reduce((sum, edge) => sum + edge.length, 0);
  const furthest = Math.min(
    ...edges.filter(({ line }) => line === LAPEL).flatMap(({ points }) => points.map(({ x }) => x)),
  );
  return { lapel: length(LAPEL), outer: length('front-edge'), furthest, notches: piece.notches };
}

describe.each(['notched', 'shawl'])('the facing of a %s lapel', (collar) => {
  it.each(SIZE_NAMES)('lies over that of the front in size %s, and is as long below the break', (size) => {
    const draft = jacket(collar, size);
    const [front, facing] = [linesOf(draft, 'front'), linesOf(draft, 'facing-front')];
    const roll = front.furthest - facing.furthest;
    expect(roll).toBeGreaterThan(0.25);
    expect(roll).toBeLessThan(0.6);
    expect(facing.outer).toBeCloseTo(front.outer, 3);
    const seam = draft.seams.find(({ id }) => id === 'front-edge-facing');
    expect(seam?.ease).toBeCloseTo(facing.lapel - front.lapel, 2);
    expect(seam?.ease).toBeGreaterThan(0.1);
  });

  it('shares a notch with the front under the break, above which its fullness lies', () => {
    const draft = jacket(collar, '40');
    const at = ['front', 'facing-front'].map(
      (id) => linesOf(draft, id).notches.find(({ edge }) => edge === 'front-edge')?.at,
    );
    expect(at[0]).toBeGreaterThan(0);
    expect(at[1]).toBeCloseTo(at[0] as number, 3);
  });
});
