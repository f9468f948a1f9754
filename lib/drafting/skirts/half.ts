import { pathLength } from '@/lib/geometry/length';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { lastOf } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { edge, type Panel, type PanelEdge, type PanelInternal, panel } from '../kernel/panel';
import { type DrawnSkirt, type Face, familyOf, type SkirtRequest } from './skirt';

/** The outline of a half skirt between its centre and its side. */
interface HalfSketch {
  /** From the side to the centre. */
  readonly waist: Path | readonly PanelEdge[];
  /** Upward, from the lower edge to the waist seam. */
  readonly side: Path;
  /** From the centre to the side. */
  readonly hem: Path;
  readonly internals?: readonly PanelInternal[];
  readonly darts?: Readonly<Record<string, Point>>;
  /** The front too is cut in two, where it is wider than the cloth. */
  readonly centreSeam?: boolean;
}

function isEdges(waist: HalfSketch['waist']): waist is readonly PanelEdge[] {
  return 'line' in (waist[0] as object);
}

/** Half of a skirt at its fold, or one of a pair. */
export function halfPanel(face: Face, sketch: HalfSketch, { centreBackSeam }: SkirtRequest): Panel {
  const seam = sketch.centreSeam || (face === 'back' && centreBackSeam);
  const family = familyOf(face);
  const waist = isEdges(sketch.waist) ? sketch.waist : [edge('waist', sketch.waist)];
  const top = endOf(lastOf(waist).path);
  const centre = polyline(top, startOf(sketch.hem));
  return panel({
    id: family,
    part: family,
    cut: seam ? { count: 2, onFold: false, mirrored: true } : { count: 1, onFold: true, mirrored: false },
    edges: [
      edge('hem', sketch.hem, { role: 'hem', kind: 'hem' }),
      edge('side', sketch.side),
      ...waist,
      seam ? edge('centre', centre) : edge('centre', centre, { role: 'fold', kind: 'none' }),
    ],
    internals: sketch.internals ?? [],
    darts: sketch.darts ?? {},
  });
}

/** Width skirts are cut from, and what both selvedges take of it, cm. */
export const CLOTH = 140;
const SELVEDGES = 1;

/** Whether a half, cut with its allowance, is too wide to lie on the fold: it takes a seam down the centre. */
export function exceedsCloth(cut: number, cloth = CLOTH): boolean {
  return 2 * cut > cloth - SELVEDGES;
}

/** Heights of the body that a skirt passes between its upper and its lower edge, by the name of the level. */
export function levelsPassed({ top, hip, hem }: SkirtRequest): { id: 'waist' | 'hip'; height: number }[] {
  const levels = [
    { id: 'waist' as const, height: 0 },
    { id: 'hip' as const, height: hip },
  ];
  return levels.filter(({ height }) => height < top - NEAR && height > hem + NEAR);
}

// A level nearer to an edge than this is that edge: the waist seam sags where the level is straight.
const NEAR = 1;

export function totalLength(paths: readonly Path[]): number {
  return paths.reduce((sum, path) => sum + pathLength(path), 0);
}

/** Girths at the levels passed, from the girth at any height. */
export function passing(
  request: SkirtRequest,
  girthAt: (height: number) => number,
): Pick<DrawnSkirt, 'girths' | 'girthAt'> {
  const girths = levelsPassed(request).map(({ id, height }) => [id, girthAt(height)] as const);
  return { girths: Object.fromEntries(girths), girthAt };
}
