import { distanceToPath } from '@/lib/geometry/closest';
import { intersect } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength, subPath } from '@/lib/geometry/length';
import { transformPath, translatePath } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import { familyOf } from '../kernel/cloth';
import type { Panel } from '../kernel/panel';
import type { GarmentPlan } from '../kernel/plan';
import { type Beside, crossedBy, isOn, type JoinedFront, joinedFront } from './joined-front';
import { lapelReach } from './lapel-reach';
import { SHALLOWEST } from './room';

/** A part of the mark of a pocket, on the panel that carries it. */
export interface MarkPart {
  readonly panel: Panel;
  readonly path: Path;
}

/** A pocket above the bust, its mark as it crosses the panels from the inner end of the mouth round to the outer one. */
export interface HighPocket {
  readonly width: number;
  readonly depth: number;
  readonly parts: readonly MarkPart[];
}

/** Widths that are tried, and how far the bottom may lie above the bust point, cm (H). */
const WIDTHS = [10.5, 9.5, 8.5, 8];
const ABOVE_BUST = [0, 1, 2, 3, 4, 5, 6];
/** Cloth left at the centre, beside edges, a lapel turned over and buttons, and the middle outside the bust point (H). */
const FROM_CENTRE = 5;
const BESIDE = 1.5;
const FROM_LAPEL = 0.5;
const FROM_BUTTON = 2;
const OUTWARD = 1;
/** Beside the seam the panels lie on each other by a hair. */
const ON_SEAM = 0.4;
const PLACES = 14;

interface Tried {
  readonly width: number;
  readonly depth: number;
  readonly left: number;
  readonly mouth: number;
}

/** The innermost a pocket may begin at its mouth. */
export function innermost(centre: Panel, mouth: number): number {
  const buttons = centre.marks.filter(({ kind }) => kind === 'button').map(({ at }) => at.x + FROM_BUTTON);
  return Math.max(FROM_CENTRE, lapelReach(centre, mouth) + FROM_LAPEL, ...buttons);
}

/** Every place of the pocket's edge lies on cloth. */
function lies(
  front: JoinedFront,
  outline: Path,
  { left, width, mouth }: Tried,
  beside: Beside | undefined,
): boolean {
  const whole = pathLength(outline);
  const round = Array.from({ length: PLACES + 1 }, (_, i) => pointAtLength(outline, (whole * i) / PLACES));
  const above = [0.25, 0.5, 0.75].map((share): Point => ({ x: left + share * width, y: mouth }));
  return [...round, ...above].every(
    (at) =>
      isOn(front.centre, at, BESIDE) ||
      (beside && isOn(beside.panel, beside.onto(at), BESIDE)) ||
      (front.seam !== undefined && distanceToPath(at, front.seam) < ON_SEAM),
  );
}

/** The mark cut where it crosses the seam: what lies on one panel, then on the other. */
function partsOf({ centre, seam }: JoinedFront, outline: Path, beside: Beside | undefined): MarkPart[] {
  const crossed = seam
    ? intersect(outline, seam)
        .map(({ lengthA }) => lengthA)
        .sort((a, b) => a - b)
    : [];
  const ends = [0, ...crossed, pathLength(outline)];
  return ends.slice(1).map((to, i) => {
    const path = subPath(outline, ends[i] ?? 0, to);
    return i % 2 === 1 && beside
      ? { panel: beside.panel, path: transformPath(path, beside.onto) }
      : { panel: centre, path };
  });
}

function tryAt(front: JoinedFront, tried: Tried, shape: Path): HighPocket | undefined {
  const { left, mouth, width, depth } = tried;
  const outline = translatePath(shape, { x: left, y: mouth });
  const crossed = front.seam ? crossedBy(front.seam, outline, mouth, [left, left + width]) : [];
  const [from, to] = [crossed[0], crossed.at(-1)];
  if (crossed.length === 1 || crossed.length > 2) return undefined;
  const beside = from !== undefined && to !== undefined ? front.beside(from, to) : undefined;
  if (crossed.length === 2 && !beside) return undefined;
  return lies(front, outline, tried, beside)
    ? { width, depth, parts: partsOf(front, outline, beside) }
    : undefined;
}

/** Places at one height, the best first: its middle outside the bust point, or as much further in as it needs. */
function lefts(centre: Panel, bust: Point, width: number, mouth: number): number[] {
  const least = innermost(centre, mouth);
  const best = Math.max(least, bust.x + OUTWARD - width / 2);
  return [...new Set([best, (best + least) / 2, least, best + 1.5])];
}

/**
 * A pocket sewn on above the bust, where the front lies flat though a seam runs through it or gathers rise to it: its mark
 * is drawn on the panels as they are joined there (P). It lies beside darts, never over them. Nowhere where there is no such place.
 */
export function highPocket(
  { panels }: GarmentPlan,
  shapeOf: (width: number, depth: number) => Path,
  deeper: number,
): HighPocket | undefined {
  const front = joinedFront(familyOf(panels, 'front'));
  const bust = front?.centre.landmarks.bustPoint;
  if (!front || !bust) return undefined;
  for (const more of [deeper, 0])
    for (const width of WIDTHS)
      for (const above of ABOVE_BUST) {
        const depth = Math.max(SHALLOWEST, width + more);
        const mouth = bust.y + above + depth;
        const shape = shapeOf(width, depth);
        for (const left of lefts(front.centre, bust, width, mouth)) {
          const found = tryAt(front, { width, depth, left, mouth }, shape);
          if (found) return found;
        }
      }
  return undefined;
}
