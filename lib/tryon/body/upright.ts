import type { Gradient } from './gradient';
import type { Mark } from './model';
import { coordinate, Y, Z } from './place';
import { type MarkedKnot, tapeLength, taut } from './taut';

/** The last knot lies between two marks, where the skin passes the height at which the tape ends. */
interface EndKnot extends MarkedKnot {
  readonly below?: Mark;
  readonly share?: number;
}

/** Where a tape pulled taut down the body touches it; it ends level with `end`. Out is forward, or backward. */
export function uprightTape(
  positions: Float64Array,
  path: readonly Mark[],
  end: Mark,
  side: 1 | -1,
): EndKnot[] {
  const bottom = -coordinate(positions, end, Y);
  const knots = path.map((mark) => ({
    mark,
    along: -coordinate(positions, mark, Y),
    out: side * coordinate(positions, mark, Z),
  }));
  // A heavy breast may hang lower than where the tape ends: it ends where the skin passes that height for the last time.
  const above = knots.findLastIndex(({ along }) => along <= bottom);
  const next = knots[above + 1];
  const shown = knots.slice(0, above + 1).filter(({ along }) => along <= bottom);
  return taut<EndKnot>(next ? [...shown, atLevel(knots[above] as MarkedKnot, next, bottom)] : shown);
}

function atLevel(above: MarkedKnot, below: MarkedKnot, bottom: number): EndKnot {
  const share = (bottom - above.along) / (below.along - above.along);
  return {
    mark: above.mark,
    below: below.mark,
    share,
    along: bottom,
    out: above.out + share * (below.out - above.out),
  };
}

/** The length down the body, taut, cm. */
export function upright(
  positions: Float64Array,
  path: readonly Mark[],
  end: Mark,
  side: 1 | -1,
  gradient: Gradient,
): number {
  return tapeLength(uprightTape(positions, path, end, side), ({ mark, below, share = 0 }, along, out) => {
    gradient.addMark(below ? end : mark, Y, -along);
    gradient.addMark(mark, Z, side * out * (1 - share));
    if (below) pullEnd(positions, [mark, below, share], end, side * out, gradient);
  });
}

/** The end slides over the skin as its height changes, or that of the marks about it. */
function pullEnd(
  positions: Float64Array,
  [above, below, share]: readonly [Mark, Mark, number],
  end: Mark,
  forward: number,
  gradient: Gradient,
): void {
  const rise = (axis: number) => coordinate(positions, below, axis) - coordinate(positions, above, axis);
  const slide = (forward * rise(Z)) / rise(Y);
  gradient.addMark(below, Z, forward * share);
  gradient.addMark(end, Y, slide);
  gradient.addMark(above, Y, -(1 - share) * slide);
  gradient.addMark(below, Y, -share * slide);
}
