import { intersectHorizontal } from '@/lib/geometry/intersect';
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
function isUpright({ role, path }: PanelEdge): boolean {
  const leg = sub(endOf(path), startOf(path));
  return role === 'dart' && Math.abs(leg.y) > Math.abs(leg.x);
}

/** What darts take out of the cloth: closed outlines, and the legs of a dart that opens in an edge. */
function dartsIn({ edges, internals }: Panel): Path[][] {
  const closed = internals.filter(({ kind }) => kind === 'fisheye-dart').map(({ path }) => [path]);
  const open = edges.flatMap((first, i) => {
    const second = cyclic(edges, i + 1);
    const [name] = first.line.split(':');
    const isPair = isUpright(first) && isUpright(second) && second.line.split(':')[0] === name;
    return isPair ? [[first.path, second.path]] : [];
  });
  return [...closed, ...open];
}

function stretchesIn(panel: Panel, y: number): ClothStretch[] {
  const outline = crossings(
    panel.edges.map(({ path }) => path),
    y,
  );
  const [from, to] = [outline[0], outline.at(-1)];
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
