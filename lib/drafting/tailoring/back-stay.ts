import { cubicWithTangents } from '@/lib/geometry/fit';
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
/** So much of the side, at least, hangs free below it. */
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

/** Where it crosses the back; nothing where the back ends too high for it, or has no plain centre or side. */
function lowerEdge(backs: readonly Panel[]): LowerEdge | undefined {
  const [centres, sides] = (['centre', 'side'] as const).map((line) =>
    backs.flatMap((back) => edgesAlong(back, line)),
  );
  if (!centres?.length || !sides?.length) return undefined;
  const low = topOf(sides) - BELOW_UNDERARM;
  if (low < footOf(sides) + LEFT) return undefined;
  const [centre, side] = [pointAt(centres, topOf(centres) - BELOW_NECK), pointAt(sides, low)];
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
