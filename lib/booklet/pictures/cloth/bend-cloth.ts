import { swapAxes } from '@/lib/geometry/pair';
import type { BesideLine } from '@/lib/geometry/polyline/beside-line';
import { contains } from '@/lib/geometry/polyline/contains';
import { cutAtLevel } from '@/lib/geometry/polyline/cut-along';
import { finelyAlong } from '@/lib/geometry/polyline/finely';
import type { Pair } from '@/lib/geometry/types';
import { simplified } from '@/lib/layout/simplify';
import { pleatsOf } from '@/lib/pattern/pleats';
import type { Piece } from '@/lib/pattern/types';
import { lineOfPath } from './follow-edges';
import type { Lines } from './scene';
import { tornAt } from './tear-cloth';

/** Beyond the end of the seam the upper layer is shown no further than this, cm. */
const PAST = 5;

interface Shape {
  /** Whether it ends at the end of its line: sewn there to the next panel before, or cut. */
  readonly joined: readonly [boolean, boolean];
  readonly startsThere: boolean;
  readonly endsThere: boolean;
  readonly depth: number;
}

/** An outline located by its own line, torn off where it is shown no further, and laid along the other. */
export function bent(
  outline: readonly Pair[],
  own: BesideLine,
  other: BesideLine,
  { joined, startsThere, endsThere, depth }: Shape,
): {
  readonly outline: readonly Pair[];
  readonly torn: boolean;
  /** Where a place of the piece lies then. */
  readonly laid: (at: Pair) => Pair;
} {
  const whole = outline.map(own.locate);
  const inside: Pair = [own.length / 2, 0];
  const from = startsThere && !joined[0] ? -PAST : 0;
  const to = endsThere && !joined[1] ? own.length + PAST : own.length;
  const shallow = tornOffAt(whole, depth, inside);
  const ended = [from, to].reduce<readonly Pair[]>(
    (shape, at, i) => (joined[i] ? cutAtLevel : tornOffAt)(shape, at, swapAxes(inside)),
    shallow.map(swapAxes),
  );
  const easing = other.length / own.length;
  const lying = ([along, off]: Pair) => other.at([along * easing, off]);
  return {
    outline: simplified(ended.map(swapAxes).map(lying), 0.03),
    torn: ended.length !== whole.length,
    laid: (at) => lying(own.locate(at)),
  };
}

/** Torn off only where there is anything beyond. */
function tornOffAt(shape: readonly Pair[], level: number, inside: Pair): readonly Pair[] {
  const sign = Math.sign(level - inside[1]);
  return shape.some(([, y]) => (y - level) * sign > 0.01) ? tornAt(shape, level, inside) : shape;
}

/** What a bent piece shows: its outline as it lies, and where any place of it lies then. */
interface Bent {
  readonly outline: readonly Pair[];
  readonly laid: (at: Pair) => Pair;
}

/** Pleats are caught in a seam when they end so near to it, cm. */
const CAUGHT = 1;
const FINE = 0.2;

/** The folds of the pleats that are caught in the seam along `own`, as far as they are seen on what lies bent along it. */
export const foldsLaid = (piece: Piece, own: BesideLine, { outline, laid }: Bent): Lines =>
  pleatsOf(piece)
    .map(({ fold }) => finelyAlong(lineOfPath(fold), FINE))
    .filter((fold) => fold.some((at) => isAt(own, at)))
    .map((fold) => fold.map(laid).filter((at) => contains(outline, at)))
    .filter((fold) => fold.length > 1);

function isAt({ locate, length }: BesideLine, at: Pair): boolean {
  const [along, off] = locate(at);
  return along > 0 && along < length && Math.abs(off) < CAUGHT;
}
