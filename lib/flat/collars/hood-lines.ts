import { cubicWithTangents } from '@/lib/geometry/fit';
import { intersect } from '@/lib/geometry/intersect';
import { pathLength } from '@/lib/geometry/length';
import { endDirection, endOf, path, startOf } from '@/lib/geometry/path';
import { angleOf, polar, scale } from '@/lib/geometry/point';
import { lastOf } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import type { Face } from '../worn/types';

/** Thrown back, it lies in a roll about the neck: so far beside the shoulder seam's end, and so high over it behind, cm. */
export const ROLL = { beside: 2.6, up: 1.4, behind: 6.5 };
/** The rim runs up inside the neckline, and round behind the neck this far above the shoulder, cm. */
export const RIM = { inside: 0.7, up: 0.4, behind: 3.2 };
/** How rim and roll leave the middle of the neckline, degrees above level, and by which share of its slope they rise with a V. */
const LEAVES = { rim: { level: 59, share: 0.3 }, roll: { level: -2.3, share: 0.5 } };

const ORIGIN = { x: 0, y: 0 };
const LEVEL = { x: -1, y: 0 };
const UP = { x: 0, y: 1 };

/** The direction in which a line of it leaves the middle: steeper where the neckline rises from a point there. */
function leaving({ lines }: Face, { level, share }: { level: number; share: number }): Point {
  const rises = angleOf(scale(endDirection(lines.neckline), -1));
  return polar(ORIGIN, level + share * rises, 1);
}

/** Where the roll passes the shoulder. */
export function besideNeck({ lines }: Face): Point {
  const { x, y } = startOf(lines.neckline);
  return { x: x + ROLL.beside, y: y + ROLL.up };
}

/** Over the neck behind, from the side to the centre. */
export function rollTop(face: Face, behind: number): Path {
  const centre = { x: 0, y: startOf(face.lines.neckline).y + behind };
  return path(cubicWithTangents(besideNeck(face), UP, centre, LEVEL, 0.3, 0.5));
}

/** Half the rim as it is seen from in front: up from the middle of the neckline and round behind the neck. */
export function rimOf(face: Face): Path {
  const { lines } = face;
  const [side, middle] = [startOf(lines.neckline), endOf(lines.neckline)];
  const beside = { x: RIM.inside * side.x, y: side.y + RIM.up };
  const behind = { x: 0, y: side.y + RIM.behind };
  return path(
    cubicWithTangents(middle, leaving(face, LEAVES.rim), beside, UP),
    cubicWithTangents(beside, UP, behind, LEVEL, 0.3, 0.45),
  );
}

/** How fully it bends, at its middle and beside the neck; where a neckline reaches further out there, by as much more. */
const BENDS = { middle: 0.5, side: 0.45, more: [0, 0.1, 0.2, 0.3] } as const;
/** Nearer than this to an end of the neckline the two may meet, cm. */
const AT_END = 0.1;

function isOver(edge: Path, neckline: Path): boolean {
  const whole = pathLength(neckline);
  return intersect(edge, neckline).every(({ lengthB }) => lengthB < AT_END || lengthB > whole - AT_END);
}

/** The edge of the front that lies over the neck seam, from the middle out to the roll. */
export function overSeam(face: Face): Path {
  const { neckline } = face.lines;
  const from = leaving(face, LEAVES.roll);
  const edges = BENDS.more.map((more) =>
    path(
      cubicWithTangents(endOf(neckline), from, besideNeck(face), UP, BENDS.middle + more, BENDS.side + more),
    ),
  );
  return edges.find((edge) => isOver(edge, neckline)) ?? lastOf(edges);
}
