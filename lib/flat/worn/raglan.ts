import { cubicWithTangents } from '@/lib/geometry/fit';
import { pathLength, pointAtLength, subPath, tangentAtLength } from '@/lib/geometry/length';
import {
  endDirection,
  endOf,
  joinPaths,
  pathFrom,
  reversePath,
  startOf,
  transformPath,
} from '@/lib/geometry/path';
import { add, angleOf, polar, rotate, scale, sub, turnDegrees } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { halfOf } from '@/lib/pattern/halves';
import { pathOf } from '@/lib/pattern/lines';
import type { Draft, LineName, Piece } from '@/lib/pattern/types';
import { lineOf, raglanOutline } from './sewn-outline';
import type { Face, View } from './types';

/** The upper lines of a face whose sleeve reaches up to the neckline, laid together again; from the centre outward. */
export interface RaglanUpper {
  readonly neckline: Path;
  readonly shoulder: Path;
  readonly armhole: Path;
  /** Shares of neckline and armhole, from the shoulder and from the underarm, at which the seam begins and ends. */
  readonly seam: { readonly neckline: number; readonly armhole: number };
}

function edgePath(piece: Piece, line: LineName): Path {
  return pathFrom(piece.edges.filter((edge) => edge.line === line).flatMap(pathOf));
}

/** Lays the sleeve's half of the seam on that of the body: both begin at the neckline. */
function layOn(sleeve: Path, body: Path): (p: Point) => Point {
  const [from, to] = [startOf(sleeve), startOf(body)];
  const along = sub(pointAtLength(sleeve, pathLength(body)), from);
  const degrees = turnDegrees(along, sub(endOf(body), to));
  return (p) => add(to, sub(rotate(p, from, degrees), from));
}

/** Over the shoulder bone, where no seam runs: square to the shoulder, on into what is left of the armhole. */
function virtualArmhole(shoulder: Path, below: Path): Path {
  const square = polar({ x: 0, y: 0 }, angleOf(endDirection(shoulder)) - 90, 1);
  const down = scale(endDirection(below), -1);
  return [cubicWithTangents(endOf(shoulder), square, endOf(below), down), ...reversePath(below)];
}

/** Neckline, shoulder and armhole of a raglan face, `neckline` being what its body has of it, from the centre outward. */
export function raglanUpper(
  { pieces }: Draft,
  view: View,
  panels: readonly Piece[],
  neckline: Path,
): RaglanUpper | undefined {
  const found = pieces.find(({ id }) => id === `sleeve-${view}`);
  const sleeve = found && halfOf(found, 'right');
  const outline = raglanOutline(panels);
  const [seam, left] = [lineOf(outline, 'raglan'), lineOf(outline, 'armhole')];
  if (!sleeve || !seam || !left) return undefined;
  const move = layOn(edgePath(sleeve, 'raglan'), seam);
  const moved = (line: LineName) => transformPath(reversePath(edgePath(sleeve, line)), move);
  const rises = sleeve.edges.some(({ line }) => line === 'neck-rise');
  const tip = moved('shoulder');
  // A collar grown on lets the shoulder go on up the neck.
  const shoulder = rises ? joinPaths(moved('neck-rise'), tip) : tip;
  const [stub, below] = [moved('neckline'), reversePath(left)];
  const armhole = virtualArmhole(shoulder, below);
  const whole = pathLength(neckline) + pathLength(stub);
  return {
    neckline: joinPaths(neckline, meeting(stub, endOf(neckline))),
    shoulder,
    armhole,
    seam: { neckline: pathLength(stub) / whole, armhole: pathLength(below) / pathLength(armhole) },
  };
}

function meeting(of: Path, from: Point): Path {
  const [first, ...rest] = of;
  return first ? [{ ...first, a: from }, ...rest] : of;
}

/** The raglan seam as worn, from the neckline into the armhole, and what of the armhole is sewn below it. */
export function raglanLines(
  { neckline, armhole }: Face['lines'],
  { neckline: fromShoulder, armhole: fromUnderarm }: RaglanUpper['seam'],
): NonNullable<Face['raglan']> {
  const at = fromUnderarm * pathLength(armhole);
  const top = pointAtLength(neckline, fromShoulder * pathLength(neckline));
  const foot = pointAtLength(armhole, at);
  const down = scale(tangentAtLength(armhole, at), -1);
  const way = sub(foot, top);
  const leaving = polar({ x: 0, y: 0 }, angleOf(way) - 0.4 * turnDegrees(way, down), 1);
  return { seam: [cubicWithTangents(top, leaving, foot, down)], armhole: subPath(armhole, 0, at) };
}
