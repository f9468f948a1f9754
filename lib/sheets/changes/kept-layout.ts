import { type Bounds, boundsOf } from '@/lib/geometry/bounds';
import { lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { coveredTiles } from '@/lib/layout/covered-tiles';
import type { SheetLayout } from '@/lib/layout/sheet-layout';
import type { Placement } from '@/lib/layout/types';
import type { Draft, Piece } from '@/lib/pattern/types';
import { laidOutlines } from '../pieces/drawn-pieces';

/** Least distance two cut lines may come to when a piece has grown where it lies, cm. */
const LEAST = 0.2;

const apart = (a: Bounds, b: Bounds): boolean =>
  a.left > b.right + LEAST ||
  b.left > a.right + LEAST ||
  a.bottom > b.top + LEAST ||
  b.bottom > a.top + LEAST;

function squareToSide([x, y]: Pair, [ax, ay]: Pair, [bx, by]: Pair): number {
  const [dx, dy] = [bx - ax, by - ay];
  const size = dx * dx + dy * dy;
  const t = size === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / size));
  return (ax + t * dx - x) ** 2 + (ay + t * dy - y) ** 2;
}

/** Whether a point is inside an outline or too near to it. */
function touches(at: Pair, outline: readonly Pair[]): boolean {
  let odd = false;
  let [ax, ay] = lastOf(outline);
  for (const [bx, by] of outline) {
    if (squareToSide(at, [ax, ay], [bx, by]) < LEAST * LEAST) return true;
    if (ay > at[1] !== by > at[1] && at[0] < ax + ((at[1] - ay) / (by - ay)) * (bx - ax)) odd = !odd;
    [ax, ay] = [bx, by];
  }
  return odd;
}

const clash = (a: readonly Pair[], b: readonly Pair[]): boolean =>
  a.some((at) => touches(at, b)) || b.some((at) => touches(at, a));

/** A piece where it was printed before. */
interface Laid {
  readonly placement: Placement;
  readonly outline: readonly Pair[];
  readonly bounds: Bounds;
}

const isOn = ({ bounds: { left, bottom, right, top } }: Laid, { width, height }: SheetLayout): boolean =>
  left > -1e-6 && bottom > -1e-6 && right < width + 1e-6 && top < height + 1e-6;

const isClear = (one: Laid, others: readonly Laid[]): boolean =>
  others.every((other) => apart(one.bounds, other.bounds) || !clash(one.outline, other.outline));

/** The pieces that can stay where they are: those in `changed` give way to the others. */
function staying(draft: Draft, layout: SheetLayout, changed: ReadonlySet<string>): Placement[] {
  const known = layout.placements.filter(({ piece }) => draft.pieces.some(({ id }) => id === piece));
  const outlines = laidOutlines(draft, known);
  const laid = known.map((placement, i): Laid => {
    const outline = outlines[i]?.outline ?? [];
    return { placement, outline, bounds: boundsOf(outline) };
  });
  const inTurn = [
    ...laid.filter(({ placement: { piece } }) => !changed.has(piece)),
    ...laid.filter(({ placement: { piece } }) => changed.has(piece)),
  ];
  const kept: Laid[] = [];
  for (const one of inTurn) if (isOn(one, layout) && isClear(one, kept)) kept.push(one);
  return known.filter((placement) => kept.some((one) => one.placement === placement));
}

/** What is left to lay, on rows of its own below the layout. */
function withRows(
  layout: SheetLayout,
  placements: readonly Placement[],
  below: SheetLayout | undefined,
): Pick<SheetLayout, 'columns' | 'rows' | 'width' | 'height' | 'placements'> {
  if (!below) return { ...layout, placements };
  const lifted = placements.map((placement) => ({ ...placement, y: placement.y + below.height }));
  return {
    columns: Math.max(layout.columns, below.columns),
    rows: layout.rows + below.rows,
    width: Math.max(layout.width, below.width),
    height: layout.height + below.height,
    placements: [...lifted, ...below.placements],
  };
}

/**
 * The layout of an earlier version with the pieces of a new one in their old places, so that pages without a change
 * stay as they were printed. New pieces, and those that no longer fit where they were, are laid by `nest` on rows of
 * their own below; undefined when nothing can stay.
 */
export function keptLayout(
  draft: Draft,
  layout: SheetLayout,
  field: readonly [number, number],
  changed: ReadonlySet<string>,
  nest: (pieces: readonly Piece[]) => SheetLayout,
): SheetLayout | undefined {
  const kept = staying(draft, layout, changed);
  if (kept.length === 0) return undefined;
  const rest = draft.pieces.filter(({ id }) => kept.every(({ piece }) => piece !== id));
  const whole = withRows(layout, kept, rest.length > 0 ? nest(rest) : undefined);
  const outlines = laidOutlines(draft, whole.placements).map(({ outline }) => outline);
  const lowest = Math.min(...outlines.map((outline) => boundsOf(outline).bottom));
  const tiles = coveredTiles(outlines, { tileWidth: field[0], tileHeight: field[1], top: whole.height });
  return { ...whole, tiles, length: whole.height - lowest };
}
