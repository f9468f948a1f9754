import { boundingBox } from '@/lib/geometry/bounds';
import { closestPlace } from '@/lib/geometry/closest';
import { flatten } from '@/lib/geometry/flatten';
import { intersect, intersectHorizontal } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength, subPath } from '@/lib/geometry/length';
import { endOf, reversePath, translatePath, withEnd, withStart } from '@/lib/geometry/path';
import { line } from '@/lib/geometry/segment';
import type { Path } from '@/lib/geometry/types';
import { INNER } from '../facings/trace';
import { cutPanel } from '../kernel/cut';
import { edgesOf, hasLine, lineLength, linePath } from '../kernel/lines';
import type { Panel, PanelInternal } from '../kernel/panel';
import { LAPPED_WAIST } from '../openings/lap';
import { clearOfSeam } from './dart-beside-seam';

/** Finer than darts are wide. */
const COARSE = 0.1;
/** A line led across a hem ends so far below it. */
const PAST = 1;

/** Where a facing that runs down to the garment's hem leaves a lining that ends above it. */
function withinHem(path: Path, from: Panel): Path {
  const crossings = edgesOf(from, 'hem').flatMap((hem) => intersect(path, hem.path));
  const [first] = crossings.sort((a, b) => a.lengthA - b.lengthA);
  return first && first.lengthA < pathLength(path) - 1e-6 ? subPath(path, 0, first.lengthA) : path;
}

/** Above a skirt a facing ends in the waist seam; the lining, cut in one, follows it plumb down past its own hem. */
function pastHem(path: Path, facing: Panel, from: Panel): Path {
  if (!hasLine(facing, LAPPED_WAIST)) return path;
  const foot = endOf(path);
  const lowest = boundingBox(edgesOf(from, 'hem').flatMap(({ path: hem }) => flatten(hem, COARSE))).minY;
  return [...path, line(foot, { x: foot.x, y: lowest - PAST })];
}

/** Whether the facing takes the whole front edge with it, so that the lining is not on the fold. */
function parted(panel: Panel): boolean {
  return !panel.edges.some(({ role, line: name }) => role === 'fold' || name.startsWith('centre'));
}

/** Cloth between a waist dart and the facing's seam. */
const BESIDE_DART = 1.8;

/** By how much a dart must move outward to keep clear of a line to its left. */
function crowding(path: Path, dart: PanelInternal): number {
  const gaps = flatten(dart.path, COARSE).flatMap(({ x, y }) =>
    intersectHorizontal(path, y).map(({ point }) => x - point.x),
  );
  return Math.max(0, BESIDE_DART - Math.min(...gaps, BESIDE_DART));
}

/** Waist darts moved outward as far as the seam beside them asks; none of the lining is seen. */
export function clearOf(path: Path, darts: readonly PanelInternal[]): PanelInternal[] {
  const by = Math.max(0, ...darts.map((dart) => crowding(path, dart)));
  return darts.map((dart) => ({ ...dart, path: translatePath(dart.path, { x: by, y: 0 }) }));
}

/** The seam to a facing, from the shoulder or the side down to where the lining ends. */
export function seamOf(facing: Panel, from: Panel): Path {
  const path = ended(begun(reversePath(linePath(facing, INNER)), facing, from), facing, from);
  return withinHem(pastHem(path, facing, from), from);
}

/** From the side it begins on the lining's own, which may differ by a hair where a block drawn lower has its dart. */
function begun(path: Path, facing: Panel, from: Panel): Path {
  if (!hasLine(facing, 'side')) return path;
  const side = linePath(from, 'side');
  return withStart(path, pointAtLength(side, pathLength(side) - lineLength(facing, 'side')));
}

/** Nearer than this it ends on the outline, cm. */
const ON_OUTLINE = 1e-4;

/**
 * Below the edge of a bare back, or of one side of it, the centre is taken in already: it ends on that of the lining, whose
 * block may be drawn lower.
 */
function ended(path: Path, facing: Panel, from: Panel): Path {
  if (!hasLine(facing, 'centre') || !hasLine(from, 'centre')) return path;
  const isOnOutline = from.edges.some((own) => closestPlace(own.path, endOf(path)).distance < ON_OUTLINE);
  return isOnOutline ? path : withEnd(path, closestPlace(linePath(from, 'centre'), endOf(path)).point);
}

/**
 * What of a panel lies below or beside its facing, from the free edge of that facing on: the lining has exactly the edge
 * it is sewn to (INVARIANTS C12). Levels and landmarks stay with the outer cloth.
 */
export function cutAway(whole: Panel, facing: Panel, id: string): Panel {
  const from = clearOfSeam(whole, seamOf(facing, whole));
  const path = seamOf(facing, from);
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
    internals: [
      ...clearOf(
        path,
        kept.internals.filter(({ kind }) => kind === 'fisheye-dart'),
      ),
      ...kept.internals.filter(({ kind }) => kind === 'slash'),
    ],
    marks: kept.marks.filter(({ kind }) => kind === 'bust-point'),
    landmarks: bustPoint ? { bustPoint } : {},
  };
}

/** Length of the facing's free edge that the lining is sewn to. */
export function sewnLength(lining: Panel): number {
  return pathLength(linePath(lining, INNER));
}
