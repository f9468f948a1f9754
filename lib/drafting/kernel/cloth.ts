import { intersectHorizontal } from '@/lib/geometry/intersect';
import type { Point } from '@/lib/geometry/types';
import type { Panel } from './panel';

/** Cloth of one panel at one height, from its inner to its outer end; what laps over the centre is not counted. */
export interface ClothStretch {
  readonly panel: Panel;
  readonly from: number;
  readonly to: number;
}

function crossings(paths: readonly Panel['internals'][number]['path'][], y: number): number[] {
  return paths
    .flatMap((path) => intersectHorizontal(path, y).map(({ point }) => point.x))
    .sort((a, b) => a - b);
}

function inPairs(xs: readonly number[]): [number, number][] {
  const pairs: [number, number][] = [];
  for (let i = 0; i + 1 < xs.length; i += 2) pairs.push([xs[i] as number, xs[i + 1] as number]);
  return pairs;
}

function stretchesIn(panel: Panel, y: number): ClothStretch[] {
  const outline = crossings(
    panel.edges.map(({ path }) => path),
    y,
  );
  const [from, to] = [outline[0], outline.at(-1)];
  if (from === undefined || to === undefined) return [];
  const darts = panel.internals.filter(({ kind }) => kind === 'fisheye-dart');
  const holes = darts.flatMap(({ path }) => inPairs(crossings([path], y)));
  const ends = [Math.max(0, from), ...holes.flat(), to];
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
