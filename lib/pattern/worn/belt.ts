import { linesInside } from '../find';
import { lengthOf } from '../lines';
import type { MeasuredDraft } from '../measured-draft';
import type { Piece } from '../types';

/** A belt that goes round, as it is worn. */
export interface WornBelt {
  /** Finished, cm. */
  readonly width: number;
  /** From end to end, both strips of one that is joined behind, cm. */
  readonly length: number;
  readonly closes: 'tie' | 'buckle';
  /** How far above the lower end of the mark of a loop its middle lies, cm: loops may go on over a waist seam. */
  readonly aboveMark: number;
}

const BELT = 'belt';
const LOOP = 'belt-loop';

/** The belt of a draft that goes round it; nothing where there is none, or one that lies on the back alone. */
export function wornBelt(draft: MeasuredDraft): WornBelt | undefined {
  const belt = draft.piece(BELT);
  const loops = draft.draft.operations.find(({ operation }) => operation === 'attach-belt-loops');
  if (!belt || !loops) return undefined;
  const buckled = draft.draft.operations.some(({ operation }) => operation === 'attach-buckle');
  const below = loops.figures.below;
  const [mark] = draft.pieces.flatMap(({ piece }) => loopMarks(piece));
  return {
    // It is cut double, folded lengthwise.
    width: belt.seamLine.extent(1, 0) / 2,
    length: belt.seamLine.extent(0, 1) * belt.piece.cut.count,
    closes: buckled ? 'buckle' : 'tie',
    aboveMark: ((mark ? lengthOf(mark) : 0) - (typeof below === 'number' ? below : 0)) / 2,
  };
}

/** A belt that goes round, and its loops; one that lies on the back alone is neither. */
export const isOfBelt = ({ id }: { readonly id: string }): boolean => id === BELT || id === LOOP;

/** Where the loops of a belt are sewn to a piece. */
export const loopMarks = (piece: Piece) =>
  linesInside(piece, 'placement').filter(({ id }) => id.startsWith(LOOP));
