import type { Pair } from '@/lib/geometry/types';
import { LONGEST_PAGE } from '../formats';
import { CALIBRATION } from './calibration';
import type { ProjectedPiece } from './projected-pieces';

/** Half of what the page is larger than the drawing, and the room between two pieces, cm. */
export const EDGE = 0.5;
const GAP = 3;
/** What the number of a small piece takes beside the widest row. */
const BESIDE_NUMBER = 4;
/** Rows are this wide unless a piece is longer: about what a projector above a table covers twice. */
const ROW_WIDTH = 160;

/** A piece with its lower left corner, from the upper left corner of the drawing, y downward. */
export interface Laid {
  readonly projected: ProjectedPiece;
  readonly at: Pair;
}

export interface Shelves {
  readonly laid: readonly Laid[];
  readonly width: number;
  readonly height: number;
}

/** Pieces one after the other in rows, the first row beside the calibration rectangle; y downward from the top. */
function shelves(pieces: readonly ProjectedPiece[], rowWidth: number): Shelves {
  const laid: Laid[] = [];
  let [x, y, rowHeight, width] = [CALIBRATION.width + GAP, 0, CALIBRATION.height, CALIBRATION.width];
  for (const projected of pieces) {
    if (x > 0 && x + projected.width > rowWidth) {
      [x, y, rowHeight] = [0, y + rowHeight + GAP, 0];
    }
    laid.push({ projected, at: [x, y + projected.height] });
    width = Math.max(width, x + projected.width);
    x += projected.width + GAP;
    rowHeight = Math.max(rowHeight, projected.height);
  }
  return { laid, width, height: y + rowHeight };
}

/** In the order of the pattern, rows as wide as they must be for the page to stay under the longest side. */
function inOrder(pieces: readonly ProjectedPiece[]): Shelves | undefined {
  const widest = Math.max(ROW_WIDTH, ...pieces.map(({ width }) => width));
  for (let rowWidth = widest; rowWidth < LONGEST_PAGE - 1; rowWidth += 40) {
    const found = shelves(pieces, rowWidth);
    if (found.height <= LONGEST_PAGE - 2 * EDGE) return found;
  }
  return undefined;
}

/** The highest first, so that rows hold pieces of one height: what many large skirts and their facings ask for. */
function highestFirst(pieces: readonly ProjectedPiece[]): Shelves {
  const sorted = [...pieces].sort((a, b) => b.height - a.height);
  const { laid, ...size } = shelves(sorted, LONGEST_PAGE - 2 * EDGE - BESIDE_NUMBER);
  const placeOf = ({ projected }: Laid) => pieces.indexOf(projected);
  return { laid: [...laid].sort((a, b) => placeOf(a) - placeOf(b)), ...size };
}

/** The pieces in rows on one page that is no longer than a page may be. */
export function fittingShelves(pieces: readonly ProjectedPiece[]): Shelves {
  return inOrder(pieces) ?? highestFirst(pieces);
}
