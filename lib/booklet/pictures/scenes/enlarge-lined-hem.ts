import { cutAtLevel } from '@/lib/geometry/polyline/cut-along';
import type { Pair } from '@/lib/geometry/types';
import { pieceOf } from '@/lib/pattern/find';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { workedEdges } from '../../steps/edges/find-worked-edges';
import type { Job } from '../../steps/jobs/jobs';
import { type Box, boxLine, tornFinely } from '../cloth/enlarge-detail';
import { doneBefore, lying, outlineOf, piecesIn, withoutFold } from '../cloth/lay-piece';
import type { Shown } from '../cloth/scene';

/** What is seen of a hem: to either side of a seam, above the hem, and of a lining below it, cm. */
export const SEEN = { beside: 6, above: 5, below: 2.5 } as const;
/** The lining is torn off so far beside the seam, to show the hem it lies on, cm. */
export const SHORT = 2.5;
/** Torn off over other cloth a layer is so much wider than that, cm. */
export const WIDER = 0.4;
/** Lines end so far before a tear, and the layers cut through stand so far beside, cm. */
export const EDGE = 0.6;
export const APART = 1;
/** Tears are so many times as fine as where a whole piece is torn off. */
const TEARS = 2;

type Line = readonly Pair[];

/** A turned hem and the lining sewn to it: their pieces, the depth of the hem, and how high above its fold the seam lies, cm. */
export interface LinedHem {
  readonly shell: Piece;
  readonly lining: Piece;
  readonly depth: number;
  readonly seam: number;
}

/** The hem turned up before on a piece of which something is true, and the last lining of a job; none where there is no such hem. */
export function linedHem(book: Book, job: Job, isShell: (piece: Piece) => boolean): LinedHem | undefined {
  const [found] = doneBefore(book.draft, job.stage, ['hem']).flatMap(({ pieces, figures }) => {
    const shell = pieces
      .flatMap((id) => pieceOf(book.draft, id) ?? [])
      .filter(isShell)
      .at(-1);
    return shell ? [{ shell, depth: Number(figures.depth) }] : [];
  });
  const lining = piecesIn(book, job).at(-1);
  const [edge] = lining ? workedEdges(book, job, lining, 'pin') : [];
  return found && lining && edge ? { ...found, lining, seam: found.depth - edge.allowance } : undefined;
}

/** The garment wrong side up, and its hem turned up on it: both bear one number. */
export function shellUp({ shell, depth }: LinedHem): Readonly<Record<'cloth' | 'up', Shown>> {
  const { beside, above } = SEEN;
  const top = depth + above;
  const cloth = torn(shell, 'wrong', [-beside, 0, beside, top]);
  const outline = cutAtLevel(outlineOf(cloth), depth, [0, 0]);
  return {
    cloth: { ...cloth, unnamed: true, within: [seamAt(depth, top - EDGE)] },
    up: { ...cloth, side: 'right', outline, within: [seamAt(0, depth)] },
  };
}

export const seamAt = (from: number, to: number): Line => [
  [0, from],
  [0, to],
];

export const levelAt = (height: number, from: number, to: number): Line => [
  [from, height],
  [to, height],
];

/** Torn off at both sides, and at the end that goes on: below where it hangs over the hem, else above. */
export function torn(piece: Piece, side: Shown['side'], [left, bottom, right, top]: Box): Shown {
  const [low, high] = bottom < 0 ? [bottom - 1, top] : [bottom, top + 1];
  const whole = boxLine([left - 1, low, right + 1, high]);
  const seen: Box = bottom < 0 ? [left, bottom, right, top + 1] : [left, bottom - 1, right, top];
  const outline = tornFinely(whole, seen, [(left + right) / 2, (bottom + top) / 2], TEARS);
  return lying(withoutFold(piece), side, { outline, torn: true, bent: true });
}
