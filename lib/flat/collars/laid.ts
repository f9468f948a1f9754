import { cubicWithTangents } from '@/lib/geometry/fit';
import { intersect } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength, subPath } from '@/lib/geometry/length';
import { offsetPath } from '@/lib/geometry/offset';
import { endOf, polyline, startDirection, startOf } from '@/lib/geometry/path';
import { add, perp, scale, sub, unit } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import type { Face } from '../worn/types';

/** How far the shoulder is thought to run on, so that a wide collar meets it beyond its tip. */
const BEYOND = 12;
/** Share of the parallel after which an edge led up to the shoulder follows it. */
const REJOIN = 0.3;

function shoulderRunOn({ lines }: Face): Path {
  const [tip, neck] = [startOf(lines.shoulder), endOf(lines.shoulder)];
  return polyline(neck, add(tip, scale(unit(sub(tip, neck)), BEYOND)));
}

/** The edge of a collar that lies on the cloth, from where it falls over the shoulder, or from beside a strap, to the centre. */
export function laidEdge(face: Face, width: number): Path {
  const parallel = offsetPath(face.lines.neckline, -width);
  if (face.strapSeam) return parallel;
  const whole = pathLength(parallel);
  const shoulder = shoulderRunOn(face);
  const [meets] = intersect(parallel, shoulder);
  if (meets && meets.lengthA > 1e-3) return subPath(parallel, meets.lengthA, whole);
  return ledUp(
    subPath(parallel, REJOIN * whole, whole),
    pointAtLength(shoulder, width),
    startDirection(shoulder),
  );
}

/** Where the parallel starts below the shoulder, the edge comes down square from there. */
function ledUp(kept: Path, top: Point, along: Point): Path {
  const down = scale(perp(along), -1);
  return [cubicWithTangents(top, down, startOf(kept), startDirection(kept)), ...kept];
}
