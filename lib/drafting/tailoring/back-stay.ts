import { cubicWithTangents } from '@/lib/geometry/fit';
import { flatten } from '@/lib/geometry/flatten';
import { intersectHorizontal } from '@/lib/geometry/intersect';
import { endOf, startOf } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import type { LineName } from '@/lib/pattern/types';
import type { Addition } from '../garments/addition';
import { cutPanel } from '../kernel/cut';
import type { Panel, PanelEdge } from '../kernel/panel';
import { mergePlans, operation } from '../kernel/plan';
import { publicLine } from '../kernel/seams';
import { interfacingOf } from '../kernel/strip';
import { isTailored } from './tailored';

/** Depth of the stay below the neckline at the centre, and below the underarm at the side, cm (METHODS §7). */
const BELOW_NECK = 18;
const BELOW_UNDERARM = 7;
/** So much of the side, at least, hangs free below it, and so much of it is left below the armhole. */
const LEFT = 2;

const edgesAlong = ({ edges }: Panel, line: LineName): PanelEdge[] =>
  edges.filter((own) => publicLine(own.line) === line);

const ends = (edges: readonly PanelEdge[]): Point[] =>
  edges.flatMap(({ path }) => [startOf(path), endOf(path)]);

const topOf = (edges: readonly PanelEdge[]): number => Math.max(...ends(edges).map(({ y }) => y));
const footOf = (edges: readonly PanelEdge[]): number => Math.min(...ends(edges).map(({ y }) => y));

/** Where a line of a panel passes a height. */
function pointAt(edges: readonly PanelEdge[], y: number): Point | undefined {
  return edges.flatMap(({ path }) => intersectHorizontal(path, y))[0]?.point;
}

/** The lower edge of the stay across the whole back: level at the centre, falling ever more steeply to the side. */
interface LowerEdge {
  readonly centre: Point;
  readonly side: Point;
}

const heightAt = ({ centre, side }: LowerEdge, x: number): number =>
  centre.y + (side.y - centre.y) * (x / side.x) ** 2;

function between(edge: LowerEdge, from: Point, to: Point): Path {
  const { centre, side } = edge;
  const toward = ({ x }: Point): Point => ({ x: -1, y: (-2 * (side.y - centre.y) * x) / side.x ** 2 });
  return [cubicWithTangents(from, toward(from), to, toward(to))];
}

/** The highest its centre may lie for the edge to pass below an armhole that is hollowed far into the back. */
function highestCentre(armholes: readonly PanelEdge[], side: Point): number {
  const limits = armholes
    .flatMap(({ path }) => flatten(path))
    .map(({ x, y }) => ({ share: (x / side.x) ** 2, most: y - LEFT }))
    .filter(({ share }) => share < 1)
    .map(({ share, most }) => (most - share * side.y) / (1 - share));
  return Math.min(...limits);
}

/** A side that opens near where the edge would meet it leaves no shred between the two, cm: the edge meets it so much lower. */
const FROM_END = 0.5;

function clearOfEnds(sides: readonly PanelEdge[], low: number): number {
  const near = ends(sides).find(({ y }) => Math.abs(y - low) < FROM_END);
  return near ? near.y - FROM_END : low;
}

/** Where it crosses the back; nothing where the back ends too high for it, or has no plain centre or side. */
function lowerEdge(backs: readonly Panel[]): LowerEdge | undefined {
  const along = (line: LineName) => backs.flatMap((back) => edgesAlong(back, line));
  const [centres, sides] = [along('centre'), along('side')];
  if (centres.length === 0 || sides.length === 0) return undefined;
  const low = clearOfEnds(sides, topOf(sides) - BELOW_UNDERARM);
  const side = low < footOf(sides) + LEFT ? undefined : pointAt(sides, low);
  const high = side && Math.min(topOf(centres) - BELOW_NECK, highestCentre(along('armhole'), side));
  const centre = high === undefined ? undefined : pointAt(centres, high);
  return centre && side && { centre, side };
}

/** How high the edge passes a seam of panels: at the place where that of the centre panel runs. */
function heightAtSeam(edge: LowerEdge, backs: readonly Panel[]): number {
  const centre = backs.find((back) => edgesAlong(back, 'centre').length > 0);
  const at = centre && pointAt(edgesAlong(centre, 'princess'), heightAt(edge, edge.side.x / 2));
  return heightAt(edge, at?.x ?? edge.side.x / 2);
}

/** The part of a panel above the edge, to be fused within its stitching lines: its darts are left open. */
function stayOf(back: Panel, edge: LowerEdge, atSeam: number, id: string): Panel | undefined {
  if (isYoke(back)) return interfacingOf({ ...back, landmarks: {}, darts: {} }, id);
  const seam = pointAt(edgesAlong(back, 'princess'), atSeam);
  const from = edgesAlong(back, 'side').length > 0 ? edge.side : seam;
  const to = edgesAlong(back, 'centre').length > 0 ? edge.centre : seam;
  if (!from || !to) return undefined;
  const free = { line: 'lower', role: 'finished', kind: 'none' } as const;
  const [, above] = cutPanel(back, { path: between(edge, from, to), left: free, right: free });
  return interfacingOf({ ...above, landmarks: {}, darts: {} }, id);
}

/** A yoke lies above the lower edge altogether: all of it is fused. */
const isYoke = ({ edges }: Panel): boolean =>
  edges.some(({ line }) => publicLine(line) === 'yoke') &&
  !edges.some(({ line }) => publicLine(line) === 'side');

/** Where a back is one piece its stay is too; of panels each has its own. */
const idOf = ({ id }: Panel): string => id.replace('back', 'back-stay');

/**
 * A stay fused across the back of a jacket, from neck and shoulders to below the armholes: the back keeps its width
 * where the arms pull at it. Buttons down its centre leave it soft, and so does what falls from a yoke.
 */
export const BACK_STAY: Addition = {
  id: 'back-stay',
  add: (plan, { choices }) => {
    const backs = plan.panels.filter(
      ({ family, part, material }) => family === 'back' && part === 'back' && material === 'shell',
    );
    const edge = isTailored(choices) && !plan.backFullness ? lowerEdge(backs) : undefined;
    if (!edge) return plan;
    const atSeam = heightAtSeam(edge, backs);
    const panels = backs.flatMap((back) => stayOf(back, edge, atSeam, idOf(back)) ?? []);
    const families = ['back', ...panels.map(({ id }) => id)];
    const fused = operation({ id: 'back-stay', operation: 'interface-back', families });
    return mergePlans(plan, { panels, operations: [fused] });
  },
};
