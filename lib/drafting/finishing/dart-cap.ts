import { AppError } from '@/lib/errors/app-error';
import { endOf, startOf } from '@/lib/geometry/path';
import { distance, sub } from '@/lib/geometry/point';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import type { Rail } from './arm';
import { type Capped, type CappedDart, capTowardAfter } from './folded-cap';
import type { FinishEdge } from './types';

/** A dart in the loop: the leg that runs to the tip and the leg that runs back. */
interface DartLegs {
  readonly inward: FinishEdge;
  readonly outward: FinishEdge;
}

const STEEP = Math.sqrt(3);

/**
 * The side to which the intake of a dart is pressed: as asked, else downward, or toward the centre line x = 0 when the
 * dart stands upright, steeper than 60°, and does not open in an edge as steep, as an armhole is.
 */
export function pressedTo({ inward, outward }: DartLegs, edgeHeading?: Point): 'before' | 'after' {
  if (inward.press) return inward.press;
  const tip = endOf(inward.path);
  const before = startOf(inward.path);
  const after = endOf(outward.path);
  const axis = sub({ x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 }, tip);
  if (isSteep(axis) && !(edgeHeading && isSteep(edgeHeading)))
    return Math.abs(before.x) < Math.abs(after.x) ? 'before' : 'after';
  return before.y < after.y ? 'before' : 'after';
}

function isSteep({ x, y }: Point): boolean {
  return Math.abs(y) > STEEP * Math.abs(x);
}

function flipped(rail: Rail): Rail {
  return [...rail].reverse();
}

function flippedCap({ before, cap, after }: CappedDart): CappedDart {
  return { before: flipped(after), cap: flipped(cap), after: flipped(before) };
}

const HEADING_OVER = 1;

/** Which way an edge goes on its last stretch before the mouth. */
function headingOf(before: Rail): Point {
  const last = lastOf(before);
  return sub(last, before.findLast((p) => distance(p, last) > HEADING_OVER) ?? firstOf(before));
}

/** The first way, in order of preference, whose cloth has room; else whichever there is. */
function best(ways: readonly (() => Capped | undefined)[]): Capped | undefined {
  let any: Capped | undefined;
  for (const way of ways) {
    const found = way();
    if (found && !found.pastEnd) return found;
    any ??= found;
  }
  return any;
}

/** A cap drawn over more of the cut line than its two edges: what was added is taken off again. */
function over(
  draw: (before: Rail, after: Rail) => Capped | undefined,
  before: Rail,
  after: Rail,
  more: { before: Rail; after: Rail },
): Capped | undefined {
  const capped = draw([...more.before, ...before], [...after, ...more.after]);
  if (!capped || capped.before.length <= more.before.length || capped.after.length <= more.after.length)
    return undefined;
  const kept = capped.after.length - more.after.length;
  return { ...capped, before: capped.before.slice(more.before.length), after: capped.after.slice(0, kept) };
}

/** Beside a tight hollow a wide allowance leaves no edge for the cloth of the dart to end on. */
function uncapped(): AppError {
  return new AppError('incompatible-choices', { fields: ['bust-shaping', 'seam-allowance'] });
}

/**
 * Shapes the cut line over the mouth of a dart so that, folded to the side it is pressed to, both layers of the intake
 * end on the cut line (INVARIANTS B5). Takes and returns the rails of the edges before and after the dart. A dart that
 * meets its edge so aslant that the crease would run beside the cut line, or so near to its end that its cloth would
 * reach past it, is folded the other way; where neither edge has room its cloth follows the cut line `beyond` them.
 * Refuses a dart whose crease meets no cut line at all.
 */
export function capDart(
  dart: DartLegs,
  before: Rail,
  after: Rail,
  beyond: { readonly before: Rail; readonly after: Rail } = { before: [], after: [] },
): CappedDart {
  const tip = endOf(dart.inward.path);
  const first = startOf(dart.inward.path);
  const second = endOf(dart.outward.path);
  const onward = (left: Rail, right: Rail) => capTowardAfter(tip, first, second, left, right);
  const back = (left: Rail, right: Rail) => {
    const other = capTowardAfter(tip, second, first, flipped(right), flipped(left));
    return other && { ...flippedCap(other), pastEnd: other.pastEnd };
  };
  const ways = pressedTo(dart, headingOf(before)) === 'after' ? [onward, back] : [back, onward];
  const capped = best([
    ...ways.map((way) => () => way(before, after)),
    ...ways.map((way) => () => over(way, before, after, beyond)),
  ]);
  if (!capped) throw uncapped();
  return capped;
}
