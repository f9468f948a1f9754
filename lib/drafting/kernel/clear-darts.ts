import { distanceToPath } from '@/lib/geometry/closest';
import { flatten } from '@/lib/geometry/flatten';
import { intersect } from '@/lib/geometry/intersect';
import { transformPath } from '@/lib/geometry/path';
import { containsPoint } from '@/lib/geometry/polygon';
import type { Path, Point, Polygon } from '@/lib/geometry/types';
import type { Panel, PanelInternal } from './panel';

/** Cloth between two darts, and from a tip to the next seam (INVARIANTS B8, B2), and a little for good measure. */
const BETWEEN = 2.1;
const FROM_SEAM = 1.6;
/** An upper tip is lowered in such steps, down to no less than this above the waist, cm. */
const STEP = 0.5;
const LEAST_ABOVE = 5;

function corners(path: Path): Point[] {
  return path.map(({ a }) => a);
}

function gap(a: Path, b: Path): number {
  if (intersect(a, b).length > 0) return 0;
  const from = (points: readonly Point[], to: Path) => points.map((p) => distanceToPath(p, to));
  return Math.min(...from(corners(a), b), ...from(corners(b), a));
}

/** The dart with its upper tip at another height; its width at the waist stays. */
function lowered(path: Path, top: number, height: number): Path {
  return transformPath(path, ({ x, y }) => (y > 0 ? { x, y: (y * height) / top } : { x, y }));
}

/** The dart as it came, then ever lower. */
function* tries(path: Path): Iterable<Path> {
  yield path;
  const top = Math.max(...corners(path).map(({ y }) => y));
  for (let height = top - STEP; height >= LEAST_ABOVE; height -= STEP) yield lowered(path, top, height);
}

interface Room {
  readonly outline: Polygon;
  readonly seams: readonly Path[];
  readonly legs: readonly Path[];
}

function roomIn({ edges }: Panel): Room {
  const paths = (dart: boolean) =>
    edges.filter(({ role }) => (role === 'dart') === dart).map(({ path }) => path);
  const outline = edges.flatMap(({ path }) => flatten(path, 0.01).slice(1));
  return { outline, seams: paths(false), legs: paths(true) };
}

function isClear(dart: Path, { outline, seams, legs }: Room, before: readonly Path[]): boolean {
  const onCloth = (p: Point) =>
    containsPoint(outline, p) && seams.every((seam) => distanceToPath(p, seam) >= FROM_SEAM);
  return corners(dart).every(onCloth) && [...legs, ...before].every((other) => gap(dart, other) >= BETWEEN);
}

const isFisheye = ({ kind }: PanelInternal) => kind === 'fisheye-dart';

/**
 * A panel changed above its waist darts: they stay where they are, each clear of what was changed. One that is crowded
 * is sewn less high; where that is not enough it is left as it was, or left out when `mayDrop`.
 */
export function besideWaistDarts(panel: Panel, change: (bare: Panel) => Panel, mayDrop = false): Panel {
  const darts = panel.internals.filter(isFisheye);
  if (darts.length === 0) return change(panel);
  const bare = change({ ...panel, internals: panel.internals.filter((own) => !isFisheye(own)) });
  const room = roomIn(bare);
  const clear: PanelInternal[] = [];
  for (const own of darts) {
    const before = clear.map(({ path }) => path);
    const path = [...tries(own.path)].find((each) => isClear(each, room, before));
    if (path || !mayDrop) clear.push({ ...own, path: path ?? own.path });
  }
  return { ...bare, internals: [...bare.internals, ...clear] };
}
