import type { SeamView } from '@/lib/drafting/checks/context/seam-view';
import type { Pair, Piece } from '@/lib/drafting/types';
import { artOutline } from './cloth-art';
import { contains } from './contains';
import { foldedOn } from './folded';
import { ends, isFolded } from './meeting';

/** A strip folded in half lengthwise. */
export interface Doubled {
  readonly outline: readonly Pair[];
  /** Whether a line lies on the half that is seen. */
  readonly shows: (line: readonly Pair[]) => boolean;
}

/** A belt as it lies once its long edges are sewn to each other; undefined for what is not folded so. */
export function doubled(piece: Piece, seams: readonly SeamView[]): Doubled | undefined {
  if (piece.part !== 'belt' || piece.cut.onFold) return undefined;
  const [along] = seams
    .map(({ a, b }) => ({ a: a.steps, b: b.steps, self: false, length: a.length }))
    .filter((each) => each.a[0]?.piece.id === piece.id && isFolded(each))
    .sort((one, other) => other.length - one.length);
  if (!along) return undefined;
  const outline = foldedOn(ends(along.a), ends(along.b), artOutline(piece, false));
  return { outline, shows: (line) => contains(outline, middleOf(line)) };
}

function middleOf(line: readonly Pair[]): Pair {
  const [[ax, ay], [bx, by]] = [line[0] as Pair, line.at(-1) as Pair];
  return [(ax + bx) / 2, (ay + by) / 2];
}
