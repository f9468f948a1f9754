import { layAlong, STILL, shiftMotion } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import { innerPlaces } from '../../steps/edges/find-inner-places';
import type { Job } from '../../steps/jobs/jobs';
import { lying, type piecesIn } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';

type Mouth = readonly [Pair, Pair];

/** The mark of a pocket on a piece, from its beginning to its end. */
interface Marked {
  readonly piece: Piece;
  readonly from: Pair;
  readonly to: Pair;
  /** Where it comes back on to the piece from the one beside it. */
  readonly again?: Pair | undefined;
}

function markedOn(job: Job, piece: Piece): Marked[] {
  const [line, second] = innerPlaces(job.operation, piece);
  const [from, to] = [line?.[0], line?.at(-1)];
  return from && to ? [{ piece, from, to, again: second?.[0] }] : [];
}

const byShift = ([x, y]: Pair, [toX, toY]: Pair): Pair => [toX - x, toY - y];

/**
 * A pocket whose mark goes on beyond a seam: the panels lie joined under it, the second laid so that both parts of the
 * mark meet along it. Undefined of a pocket on one piece.
 */
export function overSeamScene(
  job: Job,
  pieces: ReturnType<typeof piecesIn>,
  pocket: Shown,
  mouth: Mouth | undefined,
): Scene | undefined {
  const [on, beside] = pieces
    .filter((piece) => piece !== pocket.piece)
    .flatMap((piece) => markedOn(job, piece));
  if (!on || !beside || !mouth) return undefined;
  const by = byShift(mouth[0], on.from);
  const corner: Pair = [mouth[1][0] + by[0], mouth[1][1] + by[1]];
  const joined = layAlong([beside.from, beside.to], [on.to, on.again ?? corner], false);
  return {
    shown: [
      { ...lying(beside.piece, 'right'), motion: joined },
      lying(on.piece, 'right'),
      { ...pocket, motion: shiftMotion(STILL, by) },
    ],
    arrows: [],
  };
}
