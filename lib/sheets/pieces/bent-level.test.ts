import { describe, expect, it } from 'vitest';
import { GARMENTS } from '@/lib/choices/catalogue';
import { defaultChoices } from '@/lib/choices/defaults';
import type { Garment } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import type { Stroke } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Piece } from '@/lib/pattern/types';
import { drawnPoints, flatPoints } from './outline';
import { pieceInternals } from './piece-internals';
import { finishedWidths } from './piece-widths';

const drafted = (garment: Garment) => drawDraft(defaultChoices(garment), STANDARD_SIZES['44']);

const bustOf = (piece: Piece): number =>
  finishedWidths(piece)
    .filter(({ level }) => level === 'bust')
    .reduce((sum, { width }) => sum + width * (piece.cut.onFold ? 1 : piece.cut.count), 0);

const slope = ([[ax, ay], [bx, by]]: readonly [Pair, Pair]): number => (by - ay) / (bx - ax);

describe('a level that bends over an open dart', () => {
  it.each(GARMENTS)('tells widths of the pieces of a %s that make up its finished bust', (garment) => {
    const { pieces, finished } = drafted(garment);
    const shell = pieces.filter(({ material }) => material === 'shell');
    const told = shell.reduce((sum, piece) => sum + bustOf(piece), 0);
    // Widths are printed to the millimetre; the side seam between the legs of a dart is not quite straight.
    expect(Math.abs(told - (finished.bust ?? 0))).toBeLessThan(0.1);
  });

  it('is hinted at along itself at either edge', () => {
    const front = drafted('top').pieces.find(({ id }) => id === 'front') as Piece;
    const internal = front.internal.filter(({ id }) => id === 'bust');
    const place = { layer: 'marks' } as const;
    const hints = pieceInternals({ ...front, internal }, place, place) as Stroke[];
    const drawn = hints.map(({ path }) => slope(drawnPoints(path)[0] as [Pair, Pair]));
    const line = flatPoints(internal[0]?.path ?? []);
    expect(drawn[0]).toBeCloseTo(0, 6);
    expect(drawn[1]).toBeCloseTo(slope(line.slice(-2) as [Pair, Pair]), 6);
  });
});
