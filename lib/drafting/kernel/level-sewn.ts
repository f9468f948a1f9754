import { acrossAtHeight, intersectLine } from '@/lib/geometry/intersect';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { angleOf, distance, dot, polar, sub } from '@/lib/geometry/point';
import { cyclic } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { clothAt } from './cloth';
import type { Panel, PanelEdge } from './panel';

/** What a level begins on it does not meet, cm. */
const AHEAD = 1e-4;

interface Met {
  readonly edge: PanelEdge;
  readonly at: Point;
  /** The leg it is sewn to, where it is one of a dart. */
  readonly twin?: PanelEdge;
}

const dartOf = ({ line, role }: PanelEdge): string | undefined =>
  role === 'dart' ? line.split(':')[0] : undefined;

/** What of the outline a level meets first on its way from a place. */
function firstMet({ edges }: Panel, from: Point, degrees: number): Met | undefined {
  const on = polar(from, degrees, 1);
  const ahead = (at: Point) => dot(sub(at, from), sub(on, from));
  const met = edges.flatMap((edge, i) => {
    const twin = [cyclic(edges, i - 1), cyclic(edges, i + 1)].find(
      (beside) => dartOf(edge) !== undefined && dartOf(beside) === dartOf(edge),
    );
    return intersectLine(edge.path, from, on).map(({ point }) => ({ edge, at: point, twin }));
  });
  return met.filter(({ at }) => ahead(at) > AHEAD).sort((a, b) => ahead(a.at) - ahead(b.at))[0];
}

/** The tip of a dart's leg, and which way the leg runs from there. */
function legFrom({ path }: PanelEdge, tip: Point): number {
  const [start, end] = [startOf(path), endOf(path)];
  return angleOf(sub(distance(start, tip) < distance(end, tip) ? end : start, tip));
}

/** Where both legs of a dart meet. */
function tipOf(leg: PanelEdge, twin: PanelEdge): Point {
  const ends = [startOf(twin.path), endOf(twin.path)];
  const near = (p: Point) => Math.min(...ends.map((end) => distance(p, end)));
  const [a, b] = [startOf(leg.path), endOf(leg.path)];
  return near(a) < near(b) ? a : b;
}

/**
 * A level from a place outward to the side, in the stretches that become one line once the darts it crosses are sewn: beyond
 * a dart it goes on from as far along the other leg, at the same angle to it.
 */
function levelSewn(panel: Panel, from: Point, degrees = 0): Path[] {
  const met = firstMet(panel, from, degrees);
  if (!met) return [];
  const stretch = polyline(from, met.at);
  if (!met.twin) return [stretch];
  const tip = tipOf(met.edge, met.twin);
  const [here, beyond] = [legFrom(met.edge, tip), legFrom(met.twin, tip)];
  const on = polar(tip, beyond, distance(met.at, tip));
  return [stretch, ...levelSewn(panel, on, degrees + beyond - here)];
}

/** Cloth beyond a wedge between straight legs was turned about its tip, so that a level goes on at a slant there. */
const isWedge = ({ path }: PanelEdge): boolean => path.length === 1 && path[0].kind === 'line';

const isLowerEdge = ({ line }: PanelEdge): boolean => line === 'hem' || line === 'waist';

/** How far out a level meets the first dart it does not cross level: one that opens in the side, or a wedge open below. */
function firstTurningDart({ edges }: Panel, y: number): number {
  const legs = edges.filter((edge, i) => {
    const beside = [cyclic(edges, i - 1), cyclic(edges, i + 1)];
    const turns = beside.some((next) => next.line === 'side' || (isWedge(edge) && isLowerEdge(next)));
    return dartOf(edge) !== undefined && turns;
  });
  return Math.min(...legs.flatMap(({ path }) => acrossAtHeight(path, y)));
}

/** Stretches of a panel at a height, from the centre outward, that become one level line once its darts are sewn. */
function sewnIn(panel: Panel, y: number): Path[] {
  const turns = firstTurningDart(panel, y);
  const plain = clothAt([panel], y);
  // What ends where the dart begins runs on through it.
  const last = Number.isFinite(turns) ? plain.filter(({ from }) => from < turns).at(-1) : undefined;
  const level = last ? plain.slice(0, plain.indexOf(last)) : plain;
  return [
    ...level.map(({ from, to }) => polyline({ x: from, y }, { x: to, y })),
    ...(last ? levelSewn(panel, { x: last.from, y }) : []),
  ];
}

/** What becomes one level line across the panels once their darts are sewn, from the centre outward. */
export function acrossSewn(
  panels: readonly Panel[],
  y: number,
): { readonly panel: Panel; readonly path: Path }[] {
  return [...panels]
    .map((panel) => ({ panel, paths: sewnIn(panel, y) }))
    .sort((a, b) => innerOf(a.paths) - innerOf(b.paths))
    .flatMap(({ panel, paths }) => paths.map((path) => ({ panel, path })));
}

const innerOf = ([first]: readonly Path[]): number => (first ? startOf(first).x : 0);
