import { intersectHorizontal, intersectVertical } from '@/lib/geometry/intersect';
import { endOf, startOf } from '@/lib/geometry/path';
import { sub } from '@/lib/geometry/point';
import { cyclic, item } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import type { Panel, PanelEdge } from './panel';

/** Cloth of one panel at one height, from its inner to its outer end; what laps over the centre is not counted. */
interface ClothStretch {
  readonly panel: Panel;
  readonly from: number;
  readonly to: number;
}

function crossings(paths: readonly Path[], y: number): number[] {
  return paths
    .flatMap((path) => intersectHorizontal(path, y).map(({ point }) => point.x))
    .sort((a, b) => a - b);
}

function inPairs(xs: readonly number[]): [number, number][] {
  const pairs: [number, number][] = [];
  for (let i = 0; i + 1 < xs.length; i += 2) pairs.push([item(xs, i), item(xs, i + 1)]);
  return pairs;
}

// Across a level dart the cloth goes on above and below; an upright one is a gap between its legs.
function isUpright({ path }: PanelEdge): boolean {
  const leg = sub(endOf(path), startOf(path));
  return Math.abs(leg.y) > Math.abs(leg.x);
}

/** The legs of each dart that opens in an edge: of those that stand upright, or of the others. */
function openDarts({ edges }: Panel, upright: boolean): Path[][] {
  return edges.flatMap((first, i) => {
    const second = cyclic(edges, i + 1);
    const [name] = first.line.split(':');
    const isPair = first.role === 'dart' && second.role === 'dart' && second.line.split(':')[0] === name;
    return isPair && (isUpright(first) && isUpright(second)) === upright ? [[first.path, second.path]] : [];
  });
}

/** What darts take out of the cloth: closed outlines, and the legs of a dart that opens in an edge. */
function dartsIn(panel: Panel): Path[][] {
  const fisheyes = panel.internals.filter(({ kind }) => kind === 'fisheye-dart').map(({ path }) => [path]);
  return [...fisheyes, ...openDarts(panel, true)];
}

/** Where cloth ends outward at a height: a sleeve grown on that hangs down beside the side is no part of it. */
function outerEnd({ edges }: Panel, outline: readonly number[], y: number): number | undefined {
  const side = edges.filter(({ line }) => line === 'side').map(({ path }) => path);
  const isGrownOn = edges.some(({ line }) => line === 'overarm');
  return (isGrownOn ? crossings(side, y).at(-1) : undefined) ?? outline.at(-1);
}

function stretchesIn(panel: Panel, y: number): ClothStretch[] {
  const outline = crossings(
    panel.edges.map(({ path }) => path),
    y,
  );
  const [from, to] = [outline[0], outerEnd(panel, outline, y)];
  if (from === undefined || to === undefined) return [];
  const holes = dartsIn(panel).flatMap((lines) => inPairs(crossings(lines, y)));
  const ends = [Math.max(0, from), ...holes.sort(([a], [b]) => a - b).flat(), to];
  return inPairs(ends).map(([a, b]) => ({ panel, from: a, to: b }));
}

/** Cloth of the panels at the height `y`, from the centre outward, with what closed darts take out left away. */
export function clothAt(panels: readonly Panel[], y: number): ClothStretch[] {
  return panels.flatMap((panel) => stretchesIn(panel, y)).sort((a, b) => a.from - b.from);
}

/** Width of cloth at a height, darts sewn, cm. */
export function clothWidth(panels: readonly Panel[], y: number): number {
  return clothAt(panels, y).reduce((sum, { from, to }) => sum + to - from, 0);
}

/** The place on the panels that lies `worn` cm from the centre at a height once their darts are sewn. */
export function placeOnCloth(
  panels: readonly Panel[],
  y: number,
  worn: number,
): { readonly panel: Panel; readonly at: Point } {
  let left = worn;
  for (const { panel, from, to } of clothAt(panels, y)) {
    if (left <= to - from) return { panel, at: { x: from + left, y } };
    left -= to - from;
  }
  throw new RangeError(`No cloth ${worn.toFixed(1)} cm from the centre at ${y.toFixed(1)} cm`);
}

/** Width of cloth outward of an upright line of a panel at a height, darts sewn, cm. */
export function clothBeside(panel: Panel, upright: number, y: number): number {
  return stretchesIn(panel, y).reduce(
    (sum, { from, to }) => sum + Math.max(0, to - Math.max(from, upright)),
    0,
  );
}

/** The place that lies `worn` cm outward of an upright line of a panel at a height, over the cloth with its darts sewn. */
export function placeBeside(panel: Panel, upright: number, y: number, worn: number): Point {
  let left = worn;
  for (const { from, to } of stretchesIn(panel, y)) {
    const width = to - Math.max(from, upright);
    if (width < 0) continue;
    if (left <= width) return { x: to - width + left, y };
    left -= width;
  }
  throw new RangeError(
    `No cloth ${worn.toFixed(1)} cm outward of ${upright.toFixed(1)} cm at ${y.toFixed(1)} cm`,
  );
}

/** Whether a level dart leaves a gap in a line across a panel. */
export function meetsLevelDart(panel: Panel, y: number, from: number, to: number): boolean {
  const legs = openDarts(panel, false).flat();
  return crossings(legs, y).some((x) => x > from && x < to);
}

/** The place that lies `worn` cm straight below another once the level darts between them are sewn. */
export function placeBelow(panel: Panel, { x, y: top }: Point, worn: number): Point {
  const gaps = openDarts(panel, false)
    .map((legs) => legs.flatMap((leg) => intersectVertical(leg, x).map(({ point }) => point.y)))
    .filter((ys) => ys.length === 2)
    .map((ys) => ({ upper: Math.max(...ys), lower: Math.min(...ys) }))
    .sort((a, b) => b.upper - a.upper);
  let y = top - worn;
  for (const { upper, lower } of gaps) if (upper <= top && upper > y) y -= upper - lower;
  return { x, y };
}

/** The panels of a plan's family, from the centre outward as they come. */
export function familyOf(panels: readonly Panel[], family: string): Panel[] {
  return panels.filter((panel) => panel.family === family && panel.part !== 'sleeve');
}

/** The plan's panels with what is drawn on one of them added to it. */
export function drawnOn(
  panels: readonly Panel[],
  id: string,
  drawn: Partial<Pick<Panel, 'internals' | 'marks'>>,
): Panel[] {
  return panels.map((panel) =>
    panel.id === id
      ? {
          ...panel,
          internals: [...panel.internals, ...(drawn.internals ?? [])],
          marks: [...panel.marks, ...(drawn.marks ?? [])],
        }
      : panel,
  );
}
