import { isCutOpened } from '@/lib/pattern/cut-opened';
import { once } from '@/lib/pattern/once';
import type { Draft } from '@/lib/pattern/types';
import { type ExpectedPiece, ofBothSides, printedPiece, projectedPiece, turnedOver } from './piece-traces';

/** Every piece once, as paper shows them: opened out where cloth cannot be folded for it; made once for all files of a draft. */
export const printedPieces = once((draft: Draft): readonly ExpectedPiece[] =>
  draft.pieces.map((piece) =>
    isCutOpened(piece) ? projectedPiece(piece, draft) : printedPiece(piece, draft),
  ),
);

/** Every piece opened out, and both of a pair, as they are projected. */
export const projectedPieces = once((draft: Draft): readonly ExpectedPiece[] =>
  draft.pieces.flatMap((piece) => {
    const whole = projectedPiece(piece, draft);
    return piece.cut.mirrored ? [whole, turnedOver(projectedPiece(ofBothSides(piece), draft))] : [whole];
  }),
);
