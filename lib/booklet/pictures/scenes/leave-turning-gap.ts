import type { Pair } from '@/lib/geometry/types';
import type { Draft, Piece } from '@/lib/pattern/types';
import { foldLine } from '@/lib/pattern/unfold';
import type { Job } from '../../steps/jobs';
import { LINING_HEM, turningGap } from '../../steps/size-turning-gap';
import { inside, outside } from '../cloth/cut-at-heights';

/** Where the two halves of a belt are joined. */
const JOIN = 'join';

/** All but the gap is sewn, and trimmed; once the belt is turned the gap is closed. */
const ALONG_GAP: Readonly<Record<string, typeof inside>> = {
  'sew-belt/sew': outside,
  'turn-strip/trim': outside,
  'turn-strip/turn': inside,
};

/** Of the edges of a piece what an action works on, the gap to turn it through minded. */
export function besideGap(
  draft: Draft,
  job: Pick<Job, 'operation'>,
  key: string,
  piece: Piece,
  lines: readonly Pair[][],
): Pair[][] {
  const [half, action] = [turningGap(draft, job) / 2, `${job.operation}/${key}`];
  if (action === `${LINING_HEM}/sew`) return besideFold(piece, lines, half);
  const along = ALONG_GAP[action];
  if (half === 0 || piece.part !== 'belt' || !along) return [...lines];
  const middle = middleOf(piece, lines);
  return lines.flatMap((line) => along(line, [middle - half, middle + half]));
}

/** The middle of the gap is the fold its piece is cut on, half of it to either side. */
function besideFold(piece: Piece, lines: readonly Pair[][], half: number): Pair[][] {
  const [fold] = (piece.cut.onFold && foldLine(piece)) || [];
  if (!fold) return [...lines];
  const onItsSide = (line: readonly Pair[]) => line.map(([x, y]): Pair => [y, x]);
  return lines.flatMap((line) => outside(onItsSide(line), [fold[0] - half, fold[0] + half])).map(onItsSide);
}

/** How high its middle is: where its halves are joined, or midway between its ends. */
function middleOf({ edges }: Piece, lines: readonly Pair[][]): number {
  const heights = lines.flat().map(([, y]) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  return edges.some(({ line }) => line === JOIN) ? low : (low + high) / 2;
}
