import { smoothThrough } from '@/lib/geometry/fit';
import { intersectHorizontal } from '@/lib/geometry/intersect';
import { pathLength, subPath } from '@/lib/geometry/length';
import { endOf, mirrorPathX, polyline, reversePath, startOf, transformPath } from '@/lib/geometry/path';
import { add, perp, rotate, scale } from '@/lib/geometry/point';
import { type Solved, solve } from '@/lib/geometry/solve';
import type { Path, Point } from '@/lib/geometry/types';
import { edge, type Panel, type PanelInternal, panel } from '../../kernel/panel';
import { cutShort } from './cut-short';
import type { FoldedSleeve } from './frame';

/** What the upper back seam is longer than the under one, eased about the elbow (METHODS §5.2: 0.5–0.8). */
const EASED = 0.6;
const DOWN: Point = { x: 0, y: -1 };
const MOST_TURN = 8;
/** Height at which the upper arm is measured. */
const LEVEL = -0.5;

export interface Seams {
  readonly fore: Path;
  readonly hind: Path;
}

function seamCurve(top: Point, elbow: Point, hem: Point, along: Point): Path {
  // Plumb down to where the upper arm is measured: there it is as wide as it was fitted.
  return smoothThrough([top, { x: top.x, y: LEVEL }, elbow, hem], {
    startDir: DOWN,
    endDir: scale(perp(along), -1),
  });
}

function beside(p: Point, by: number): Point {
  return { x: p.x + by, y: p.y };
}

/** Half of what the back seam lies under the arm is left at the elbow, nothing at the hem. */
const AT_ELBOW = 0.5;

function upperSeams({ front, back, fore, hind, foreUnder, hindUnder, along }: FoldedSleeve): Seams {
  return {
    fore: seamCurve(fore, beside(front.elbow, foreUnder), add(front.hem, scale(along, foreUnder)), along),
    hind: seamCurve(hind, beside(back.elbow, -AT_ELBOW * hindUnder), back.hem, along),
  };
}

/** The under sleeve as it lies folded under the upper one, its forearm turned about the front elbow. */
function underSeams(folded: FoldedSleeve, degrees: number): Seams {
  const { front, back, fore, hind, foreUnder, hindUnder } = folded;
  const pivot = beside(front.elbow, -foreUnder);
  const turned = (p: Point) => rotate(p, pivot, -degrees);
  const along = rotate(folded.along, { x: 0, y: 0 }, -degrees);
  const [foreTop, hindTop] = [beside(fore, -2 * foreUnder), beside(hind, 2 * hindUnder)];
  return {
    fore: seamCurve(foreTop, pivot, turned(add(front.hem, scale(folded.along, -foreUnder))), along),
    hind: seamCurve(hindTop, beside(back.elbow, AT_ELBOW * hindUnder), turned(back.hem), along),
  };
}

function level(id: string, y: number, { fore, hind }: Seams): PanelInternal[] {
  const [a] = intersectHorizontal(hind, y);
  const [b] = intersectHorizontal(fore, y);
  return a && b ? [{ id, kind: 'level', path: polyline(a.point, b.point) }] : [];
}

function levels(seams: Seams): PanelInternal[] {
  return level('biceps', LEVEL, seams);
}

/**
 * Upper and under sleeve; the under one turned right side up, its front to the left. One that ends above the elbow is the
 * same sleeve cut at the level `above`.
 */
export function twoPieces(
  folded: FoldedSleeve,
  cap: Path,
  backEnd: number,
  above?: number,
): { panels: [Panel, Panel]; solved: Solved } {
  const upper = upperSeams(folded);
  const miss = (degrees: number) =>
    pathLength(upper.hind) - pathLength(underSeams(folded, degrees).hind) - EASED;
  const solved = solve({ fn: miss, lo: -MOST_TURN, hi: MOST_TURN, tolerance: 1e-6, name: 'elbow-ease' });
  const long = { upper, under: underSeams(folded, solved.ok ? solved.value : 0) };
  const drawn = above === undefined ? long : cutShort(long.upper, long.under, above);
  return {
    panels: [upperPanel(folded, drawn.upper, cap), underPanel(folded, drawn.under, cap, backEnd)],
    solved,
  };
}

const CUT = { count: 2, onFold: false, mirrored: true } as const;
const HEM = { role: 'hem', kind: 'sleeve-hem' } as const;

function upperPanel({ foreAt, hindAt, capHeight }: FoldedSleeve, seams: Seams, cap: Path): Panel {
  return panel({
    id: 'sleeve-upper',
    part: 'sleeve',
    cut: CUT,
    edges: [
      edge('hem', polyline(endOf(seams.hind), endOf(seams.fore)), HEM),
      edge('fore', reversePath(seams.fore)),
      edge('cap', subPath(cap, foreAt, hindAt)),
      edge('hind', seams.hind),
    ],
    internals: levels(seams),
    landmarks: { crown: { x: 0, y: capHeight } },
  });
}

/** The ends of the cap that lie under the arm, folded over and turned right side up: front to the left. */
function underCap(cap: Path, { foreAt, hindAt }: FoldedSleeve, whole: number): { front: Path; back: Path } {
  const [front, back] = [subPath(cap, 0, foreAt), subPath(cap, hindAt, whole)];
  const moved = (path: Path, to: number) => transformPath(path, ({ x, y }) => ({ x: x - to, y }));
  return { front: moved(front, startOf(front).x), back: moved(back, endOf(back).x) };
}

function underPanel(folded: FoldedSleeve, seams: Seams, cap: Path, whole: number): Panel {
  const { front, back } = underCap(cap, folded, whole);
  const right = { fore: mirrorPathX(seams.fore), hind: mirrorPathX(seams.hind) };
  return panel({
    id: 'sleeve-under',
    part: 'sleeve',
    cut: CUT,
    edges: [
      edge('hem', polyline(endOf(right.fore), endOf(right.hind)), HEM),
      edge('hind', reversePath(right.hind)),
      edge('cap@back', back),
      edge('cap@front', front),
      edge('fore', right.fore),
    ],
    internals: levels({ fore: right.hind, hind: right.fore }),
  });
}
