import { pointAtLength, subPath } from '@/lib/geometry/length';
import { mirrorPathX, reversePath } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { edge, type Panel } from '../kernel/panel';
import { replaceRun } from '../kernel/replace';
import type { CapHalves } from './cap-halves';
import { type EdgeJoin, edgeCurve } from './edge-join';

export interface EdgeJoins {
  readonly front: EdgeJoin;
  readonly back: EdgeJoin;
}

/** From the seam to the middle of the sleeve, where it lies level. */
function halfEdge(cap: Path, { along, fall }: EdgeJoin, level: number): Path {
  const from = pointAtLength(cap, along);
  return edgeCurve(from, fall, { x: 0, y: level });
}

/** The upper edge of a sleeve, from the front's seam over the arm to the back's. */
export function sleeveEdge({ front, back }: CapHalves, joins: EdgeJoins, level: number): Path {
  const behind = reversePath(mirrorPathX(halfEdge(back, joins.back, level)));
  return [...halfEdge(front, joins.front, level), ...behind];
}

/** How much of a cap belongs to another piece, at the underarm in front and behind, cm. */
export interface UnderArm {
  readonly front: number;
  readonly back: number;
}

const WHOLE: UnderArm = { front: 0, back: 0 };

/** A sleeve cut away above its upper edge; what is left of its cap is sewn in front and behind. */
export function cutSleeve(
  sleeve: Panel,
  halves: CapHalves,
  joins: EdgeJoins,
  level: number,
  under: UnderArm = WHOLE,
): Panel {
  const behind = subPath(halves.back, under.back, joins.back.along);
  return replaceRun(sleeve, 'cap', 'cap', [
    edge('cap@front', subPath(halves.front, under.front, joins.front.along)),
    edge('neckline', sleeveEdge(halves, joins, level), { kind: 'enclosed' }),
    edge('cap@back', reversePath(mirrorPathX(behind))),
  ]);
}
