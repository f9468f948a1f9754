import type { Draft } from '@/lib/drafting/types';
import type { XY } from '@/lib/drawing/types';
import { coveredTiles } from '@/lib/layout/covered-tiles';
import type { SheetLayout } from '@/lib/layout/nest';
import { laidOutlines } from './drawn-pieces';

/** Least distance two cut lines may come to when a piece has grown where it lies, cm. */
const LEAST = 0.2;

interface Bounds {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

function boundsOf(outline: readonly XY[]): Bounds {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

const apart = (a: Bounds, b: Bounds): boolean =>
  a.x0 > b.x1 + LEAST || b.x0 > a.x1 + LEAST || a.y0 > b.y1 + LEAST || b.y0 > a.y1 + LEAST;

function squareToSide([x, y]: XY, [ax, ay]: XY, [bx, by]: XY): number {
  const [dx, dy] = [bx - ax, by - ay];
  const size = dx * dx + dy * dy;
  const t = size === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / size));
  return (ax + t * dx - x) ** 2 + (ay + t * dy - y) ** 2;
}

/** Whether a point is inside an outline or too near to it. */
function touches(at: XY, outline: readonly XY[]): boolean {
  let odd = false;
  let [ax, ay] = outline.at(-1) as XY;
  for (const [bx, by] of outline) {
    if (squareToSide(at, [ax, ay], [bx, by]) < LEAST * LEAST) return true;
    if (ay > at[1] !== by > at[1] && at[0] < ax + ((at[1] - ay) / (by - ay)) * (bx - ax)) odd = !odd;
    [ax, ay] = [bx, by];
  }
  return odd;
}

const clash = (a: readonly XY[], b: readonly XY[]): boolean =>
  a.some((at) => touches(at, b)) || b.some((at) => touches(at, a));

function anyClash(outlines: readonly (readonly XY[])[]): boolean {
  const bounds = outlines.map(boundsOf);
  return outlines.some((a, i) =>
    outlines.slice(0, i).some((b, k) => !apart(bounds[i] as Bounds, bounds[k] as Bounds) && clash(a, b)),
  );
}

/**
 * The layout of an earlier version with the pieces of a new one in their old places, so that pages without a
 * change stay as they were printed; undefined when the pieces are not the same ones or no longer fit there.
 */
export function keptLayout(
  draft: Draft,
  layout: SheetLayout,
  field: readonly [number, number],
): SheetLayout | undefined {
  const places = new Set(layout.placements.map(({ piece }) => piece));
  if (places.size !== draft.pieces.length || !draft.pieces.every(({ id }) => places.has(id)))
    return undefined;
  const outlines = laidOutlines(draft, layout.placements).map(({ outline }) => outline);
  const outside = outlines
    .map(boundsOf)
    .some(
      ({ x0, y0, x1, y1 }) =>
        x0 < -1e-6 || y0 < -1e-6 || x1 > layout.width + 1e-6 || y1 > layout.height + 1e-6,
    );
  if (outside || anyClash(outlines)) return undefined;
  const lowest = Math.min(...outlines.map((outline) => boundsOf(outline).y0));
  const tiles = coveredTiles(outlines, { tileWidth: field[0], tileHeight: field[1], top: layout.height });
  return { ...layout, tiles, length: layout.height - lowest };
}
