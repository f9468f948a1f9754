import type { Draft, Pair, Piece } from '@/lib/drafting/types';
import { inside, outside } from './tie-span';

/** Left open in the long edge of a belt sewn all round, to turn it through, cm; one with a buckle is open at its end. */
const GAPS: Readonly<Record<string, number>> = { tie: 8, 'half-belt': 5 };

/** Where the two halves of a belt are joined. */
const JOIN = 'join';

/** All but the gap is sewn, and trimmed; once the belt is turned the gap is closed. */
const ALONG_GAP: Readonly<Record<string, typeof inside>> = {
  'sew-belt/sew': outside,
  'turn-strip/trim': outside,
  'turn-strip/turn': inside,
};

/** How much of the long edge stays open, cm; none where the belt has an open end, or there is none. */
export const turningGap = ({ choices }: Pick<Draft, 'choices'>): number =>
  GAPS[choices.options.belt ?? 'none'] ?? 0;

/** Of the edges of a belt what an action works on, the gap minded; all of any other piece. */
export function besideGap(draft: Draft, action: string, piece: Piece, lines: readonly Pair[][]): Pair[][] {
  const [half, along] = [turningGap(draft) / 2, ALONG_GAP[action]];
  if (half === 0 || piece.part !== 'belt' || !along) return [...lines];
  const middle = middleOf(piece, lines);
  return lines.flatMap((line) => along(line, [middle - half, middle + half]));
}

/** How high its middle is: where its halves are joined, or midway between its ends. */
function middleOf({ edges }: Piece, lines: readonly Pair[][]): number {
  const heights = lines.flat().map(([, y]) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  return edges.some(({ line }) => line === JOIN) ? low : (low + high) / 2;
}
