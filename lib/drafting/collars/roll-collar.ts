import { cubicWithTangents } from '@/lib/geometry/fit';
import { intersectLine } from '@/lib/geometry/intersect';
import { pathLength } from '@/lib/geometry/length';
import { offsetPath } from '@/lib/geometry/offset';
import { endOf, joinPaths, polyline, startDirection, startOf, transformPath } from '@/lib/geometry/path';
import { add, angleOf, polar, rotate, scale, sub } from '@/lib/geometry/point';
import { solve } from '@/lib/geometry/solve';
import type { Path, Point } from '@/lib/geometry/types';
import { type Lapel, turnedOver } from './lapel';
import type { HalfCollar } from './panels';

/** What the outer edge has over the line it lies on (METHODS §6). */
const LOOSE = 0.3;
/** Degrees within which the back part is swung toward the shoulder. */
const SWING = { lo: -15, hi: 70 };
const ORIGIN = { x: 0, y: 0 };

interface RollFigures {
  readonly lapel: Lapel;
  readonly stand: number;
  readonly fall: number;
  /** The back neckline, from the shoulder to the centre. */
  readonly back: Path;
  /** From the gorge to the corner of the collar: nothing on a shawl. */
  readonly end: number;
  /** Between lapel and collar end, degrees (METHODS §6: 60–90). */
  readonly notch: number;
  /** How much the layer is larger at its outer edge. */
  readonly roll: number;
}

/** A collar drawn on the front, prolonged round the back of the neck. */
export interface RollCollar {
  /** From the centre back to the side neck point. */
  readonly neckBack: Path;
  /** From the collar's end to the centre back. */
  readonly outer: Path;
  /** Where it stands off the gorge. */
  readonly end?: Path;
  /** How far the back part is swung toward the shoulder, cm: drafts use 1.3–2.5 (METHODS §6). */
  readonly swing: number;
}

interface BackPart {
  readonly neck: Path;
  readonly centre: Point;
  readonly along: Point;
  readonly inward: Point;
  readonly reach: number;
}

/** The back part at one swing, as long on its neck edge as the back neckline. */
function backPart({ lapel, stand, back }: RollFigures, degrees: number): BackPart {
  const along = rotate(lapel.along, ORIGIN, -degrees);
  const inward = rotate(lapel.inward, ORIGIN, -degrees);
  const wanted = pathLength(back);
  const neckAt = (reach: number): Path => {
    const start = add(add(lapel.roll, scale(along, reach)), scale(inward, stand));
    return [cubicWithTangents(start, scale(along, -1), lapel.sideNeck, startDirection(lapel.gorge))];
  };
  const fn = (reach: number) => pathLength(neckAt(reach)) - wanted;
  const solved = solve({ fn, lo: 0.2 * wanted, hi: 2.5 * wanted, tolerance: 1e-8, name: 'collar neck' });
  if (!solved.ok) throw new Error('The collar does not reach the centre back');
  const reach = solved.value;
  return { neck: neckAt(reach), centre: add(lapel.roll, scale(along, reach)), along, inward, reach };
}

/** Where the collar's end stands off the gorge, and the corner it runs to. */
function endOfCollar({ lapel, end, notch, roll }: RollFigures): Path | undefined {
  if (end === 0) return undefined;
  const foot = endOf(lapel.gorge);
  const start = startOf(lapel.edge);
  const lapelHeading = angleOf(sub(lapel.edge[0].b, start));
  return polyline(foot, add(foot, polar(ORIGIN, lapelHeading - notch, end + roll / 2)));
}

function outerEdge(figures: RollFigures, part: BackPart): Path {
  const { lapel, fall, roll } = figures;
  const centre = add(part.centre, scale(part.inward, -(fall + roll)));
  const end = endOfCollar(figures);
  const from = end ? endOf(end) : add(endOf(lapel.gorge), scale(lapel.inward, -roll));
  if (!end) return [cubicWithTangents(from, lapel.along, centre, part.along)];
  const leaving = 2 * angleOf(sub(centre, from)) - angleOf(part.along);
  return [cubicWithTangents(from, polar(ORIGIN, leaving, 1), centre, part.along)];
}

/** How far a collar that ends above the shoulder is thought to run on, cm. */
const RUN_ON = 25;

/** Length of the outer edge from the centre back to where it will cross the shoulder, once turned over the roll line. */
function backLength(outer: Path, { roll, sideNeck, along }: Lapel): number {
  const start = startOf(outer);
  const before = add(start, scale(startDirection(outer), -RUN_ON));
  const whole = joinPaths(polyline(before, start), outer);
  const hit = intersectLine(whole, roll, add(roll, turnedOver(sub(sideNeck, roll), along))).at(-1);
  if (!hit) throw new Error('The collar does not cross the shoulder');
  return pathLength(whole) - hit.length;
}

/**
 * The collar of a lapel: its back part swung toward the shoulder until the outer edge is as long as the line on the back
 * it will lie on, and 0.3 more (METHODS §6, steps 4 to 6).
 */
export function rollCollar(figures: RollFigures): RollCollar {
  const { lapel, stand, fall, back } = figures;
  const wanted = pathLength(offsetPath(back, -(fall - stand))) + LOOSE;
  const plain = { ...figures, roll: 0 };
  const fn = (degrees: number) => backLength(outerEdge(plain, backPart(plain, degrees)), lapel) - wanted;
  const solved = solve({ fn, ...SWING, tolerance: 1e-6, name: 'collar swing' });
  if (!solved.ok) throw new Error('No swing lets the collar lie on the shoulders');
  const part = backPart(figures, solved.value);
  const end = endOfCollar(figures);
  return {
    neckBack: part.neck,
    outer: outerEdge(figures, part),
    ...(end && { end }),
    swing: 2 * part.reach * Math.sin((solved.value * Math.PI) / 360),
  };
}

/** The collar laid down as a piece is drawn: its centre upright, its neck edge below. */
export function asHalf({ gorge }: Lapel, { neckBack, end, outer }: RollCollar): HalfCollar {
  const start = startOf(neckBack);
  const turn = angleOf(sub(endOf(outer), start)) - 90;
  const lay = (p: Point): Point => {
    const { x, y } = rotate(sub(p, start), ORIGIN, -turn);
    return { x: -x, y };
  };
  const laid = (of: Path) => transformPath(of, lay);
  const neck = laid(joinPaths(neckBack, gorge));
  return { neck, ...(end && { end: laid(end) }), outer: laid(outer) };
}
