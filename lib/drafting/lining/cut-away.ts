import { flatten } from '@/lib/geometry/flatten';
import { intersect, intersectHorizontal } from '@/lib/geometry/intersect';
import { pathLength, subPath } from '@/lib/geometry/length';
import { reversePath, translatePath } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { INNER } from '../facings/trace';
import { cutPanel } from '../kernel/cut';
import { edgesOf, linePath } from '../kernel/lines';
import type { Panel, PanelInternal } from '../kernel/panel';

/** Where a facing that runs down to the garment's hem leaves a lining that ends above it. */
function withinHem(path: Path, from: Panel): Path {
  const crossings = edgesOf(from, 'hem').flatMap((hem) => intersect(path, hem.path));
  const [first] = crossings.sort((a, b) => a.lengthA - b.lengthA);
  return first && first.lengthA < pathLength(path) - 1e-6 ? subPath(path, 0, first.lengthA) : path;
}

/** Whether the facing takes the whole front edge with it, so that the lining is not on the fold. */
function parted(panel: Panel): boolean {
  return !panel.edges.some(({ role, line }) => role === 'fold' || line.startsWith('centre'));
}

/** Cloth between a waist dart and the facing's seam. */
const BESIDE_DART = 1.8;
/** Finer than the darts are wide. */
const COARSE = 0.1;

/** By how much a dart must move outward to keep clear of a line to its left. */
function crowding(path: Path, dart: PanelInternal): number {
  const gaps = flatten(dart.path, COARSE).flatMap(({ x, y }) =>
    intersectHorizontal(path, y).map(({ point }) => x - point.x),
  );
  return Math.max(0, BESIDE_DART - Math.min(...gaps, BESIDE_DART));
}

/** Waist darts moved outward as far as the seam beside them asks; none of the lining is seen. */
function clearOf(path: Path, darts: readonly PanelInternal[]): PanelInternal[] {
  const by = Math.max(0, ...darts.map((dart) => crowding(path, dart)));
  return darts.map((dart) => ({ ...dart, path: translatePath(dart.path, { x: by, y: 0 }) }));
}

/**
 * What of a panel lies below or beside its facing, from the free edge of that facing on: the lining has exactly the edge
 * it is sewn to (INVARIANTS C12). Levels and landmarks stay with the outer cloth.
 */
export function cutAway(from: Panel, facing: Panel, id: string): Panel {
  const path = withinHem(reversePath(linePath(facing, INNER)), from);
  const own = { line: INNER, role: 'seam', kind: 'seam' } as const;
  const [kept] = cutPanel(from, { path, left: own, right: own });
  const { bustPoint } = kept.landmarks;
  return {
    ...kept,
    id,
    family: id,
    part: 'lining',
    material: 'lining',
    cut: parted(kept) ? { count: 2, onFold: false, mirrored: true } : kept.cut,
    internals: clearOf(
      path,
      kept.internals.filter(({ kind }) => kind === 'fisheye-dart'),
    ),
    marks: kept.marks.filter(({ kind }) => kind === 'bust-point'),
    landmarks: bustPoint ? { bustPoint } : {},
  };
}

/** Length of the facing's free edge that the lining is sewn to. */
export function sewnLength(lining: Panel): number {
  return pathLength(linePath(lining, INNER));
}
