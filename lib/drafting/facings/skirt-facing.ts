import { required } from '@/lib/errors/required';
import { intersectVertical } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { firstOf } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import { firstAlong } from '@/lib/pattern/find';
import { edgesOf, hasLine, lineLength, linePath } from '../kernel/lines';
import { edge, type Panel, type PanelEdge, type PanelLine } from '../kernel/panel';
import { operation, type PlanPart } from '../kernel/plan';
import { type LineRef, seam } from '../kernel/seams';
import { LAPPED_WAIST, type Lap, outerEdge } from '../openings/lap';
import { interfacingFor, traceFacing } from './trace';

/** Cloth between the free edge and a dart of the skirt. */
const BESIDE_DART = 0.7;

/** How far from the centre a facing may hang down inside a skirt: its first dart or seam comes after that. */
export function roomInSkirt(skirt: Panel): number {
  const nearest = edgesOf(skirt, 'waist').at(-1);
  return nearest ? lineLength({ ...skirt, edges: [nearest] }, 'waist') - BESIDE_DART : 0;
}

/** A lapped skirt as its facing sees it: the tiers of one that has them hang as one piece, the last one ends it. */
export function hanging(skirts: readonly Panel[], lap: Lap): Panel | undefined {
  const [first, ...rest] = skirts;
  const last = rest.at(-1);
  if (!first || !last) return first;
  const upper = first.edges.filter(({ line }) => line === 'waist' || line === LAPPED_WAIST);
  const hem = edgesOf(last, 'hem');
  const [foot, end] = [startOf(linePath(last, 'hem')), endOf(linePath(last, 'hem'))];
  const outer = required(firstAlong(first, outerEdge(lap)), outerEdge(lap));
  return {
    ...first,
    edges: [
      ...hem,
      edge('side', polyline(end, startOf(firstOf(upper as [PanelEdge]).path))),
      ...upper,
      { ...outer, path: polyline(startOf(outer.path), foot) },
    ],
  };
}

/** Where on the upper edge of the skirt its facing ends: beyond the centre, or before it, as that of the bodice does. */
function endOfUpper(skirt: Panel, upper: Panel): Point {
  if (!hasLine(upper, 'waist')) {
    const lapped = linePath(skirt, LAPPED_WAIST);
    return pointAtLength(lapped, pathLength(lapped) - lineLength(upper, LAPPED_WAIST));
  }
  const nearest = edgesOf(skirt, 'waist').at(-1);
  if (!nearest) throw new Error('The skirt has no waist');
  return pointAtLength(nearest.path, pathLength(nearest.path) - lineLength(upper, 'waist'));
}

/** The part of a lapped skirt from its outer edge to where the facing of the bodice ends, plumb down to the hem. */
function draw(skirt: Panel, { face }: Lap, upper: Panel): Panel {
  const start = endOfUpper(skirt, upper);
  const [hit] = edgesOf(skirt, 'hem').flatMap(({ path }) => intersectVertical(path, start.x));
  if (!hit) throw new RangeError('The hem of the skirt does not pass under its facing');
  return traceFacing(skirt, polyline(start, hit.point), `skirt-facing-${face}`);
}

const on = (family: string, line: PanelLine, reversed = false): LineRef =>
  reversed ? { family, line, reversed } : { family, line };

/** A lapped skirt in one piece, and the families its edge belongs to, from the waist down. */
interface FacedSkirt {
  readonly skirt: Panel;
  readonly families: readonly string[];
}

/** The facing of a lapped bodice carried on to the hem of its skirt. `upper`: the facing of the bodice. */
export function skirtFacing(
  { skirt, families }: FacedSkirt,
  lap: Lap,
  upper: Panel,
  hemDepth: number,
): PlanPart {
  const facing = draw(skirt, lap, upper);
  const tops = ([LAPPED_WAIST, 'waist'] as const).filter((line) => hasLine(upper, line));
  const outer = outerEdge(lap);
  const fused = interfacingFor(facing);
  return {
    panels: [facing, fused],
    seams: [
      seam({
        id: 'facing-waist',
        operation: 'join-facings',
        a: tops.map((line) => on(upper.family, line)),
        b: tops.map((line) => on(facing.family, line, true)),
      }),
      seam({
        id: `skirt-${outer}-facing`,
        operation: 'attach-front-facing',
        a: [on(facing.family, outer, true)],
        b: [...families].reverse().map((family) => on(family, outer, true)),
      }),
    ],
    operations: [
      operation({ id: 'interface-skirt', operation: 'interface', families: [facing.family, fused.family] }),
      operation({
        id: 'finish-skirt-facing',
        operation: 'finish-edges',
        lines: [on(facing.family, 'facing-inner')],
      }),
      operation({
        id: 'facing-hem',
        operation: 'hem',
        lines: [on(facing.family, 'hem')],
        figures: { depth: hemDepth },
      }),
    ],
  };
}
