import { cubicWithTangents } from '@/lib/geometry/fit';
import { endOf, path } from '@/lib/geometry/path';
import { angleOf, polar, sub } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { type HoodNeckline, hoodNeck, NAPE_RISE } from './hood-neck';

/** What a hood is drawn to, cm. */
interface HoodFigures {
  /** Girth of the head. */
  readonly head: number;
  readonly neck: HoodNeckline;
  /** What it has more than the head needs. */
  readonly ease: number;
}

/** Half a hood laid flat: centre back on the left, the face on the right. */
export interface HalfHood {
  /** From centre back to centre front. */
  readonly neck: Path;
  /** Round the face, from the centre front up. */
  readonly rim: Path;
  /** Over the crown and down the back of the head, from the rim to the neck. */
  readonly crown: Path;
}

const ORIGIN = { x: 0, y: 0 };
/** Shares of the girth of the head: height (and 1), depth over the ears, and how far the brow lies back (METHODS §6). */
const HEIGHT = { share: 0.6, more: 1 };
const DEPTH = 0.43;
const CUT_BACK = 0.08;
/** Its depth gains so much of the ease of its height. */
const EASE_OF_DEPTH = 0.7;
/** It is deepest, behind, at this share of its height. */
const WIDEST = 0.6;
/** At the brow the crown still rises, degrees: square to the rim, which leans back there. */
const BROW = 8;

/** How high on its edge the nape lies, cm: over a point there the edge begins lower, and the hood reaches down to it. */
const napeOn = (edge: Path): number => Math.max(...edge.flatMap(({ a, b }) => [a.y, b.y]));

/** From the centre front to the brow: its lean is even, or, where the neck reaches far forward, greatest below. */
function rimTo(brow: Point, front: Point): Path {
  const lean = angleOf(sub(brow, front)) - 90;
  const [leaves, arrives] = [2 * lean - BROW, BROW].map((by) => polar(ORIGIN, 90 + by, 1));
  return path(cubicWithTangents(front, leaves as Point, brow, arrives as Point));
}

/** From the brow over the crown to where the hood is deepest, and square into the neck. */
function crownFrom(brow: Point, behind: Point): Path {
  const down = { x: 0, y: -1 };
  return path(
    cubicWithTangents(brow, polar(ORIGIN, 180 + BROW, 1), behind, down),
    cubicWithTangents(behind, down, ORIGIN, polar(ORIGIN, -90 - NAPE_RISE, 1)),
  );
}

/**
 * Half of a hood in two pieces, as METHODS §6 says: as high and as deep as the head asks for, its neck edge as long as
 * the neckline. Where that is shorter than the hood is deep the back of the head swells out over it; where it is longer
 * the rim comes back from it to the face.
 */
export function hoodShape({ head, neck, ease }: HoodFigures): HalfHood {
  const height = HEIGHT.share * head + HEIGHT.more + ease;
  const depth = DEPTH * head + EASE_OF_DEPTH * ease;
  const edge = hoodNeck(neck);
  const nape = napeOn(edge);
  const behind = { x: -Math.max(0, depth - neck.length), y: nape + WIDEST * height };
  const brow = { x: behind.x + depth - CUT_BACK * head, y: nape + height };
  return { neck: edge, rim: rimTo(brow, endOf(edge)), crown: crownFrom(brow, behind) };
}
