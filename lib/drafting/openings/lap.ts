import { pathLength } from '@/lib/geometry/length';
import { endDirection, endOf, polyline, startOf } from '@/lib/geometry/path';
import { line } from '@/lib/geometry/segment';
import type { Point } from '@/lib/geometry/types';
import { edge, type Panel, type PanelEdge, type PanelInternal } from '../kernel/panel';

/** A front or back that lies over its twin: which of the two, and by how much each is cut beyond the centre, cm. */
export interface Lap {
  readonly face: 'front' | 'back';
  readonly extension: number;
}

/** Top edge of the cloth beyond the centre, and its outer edge. */
export const EXTENSION = 'neckline-extension';
export const outerEdge = ({ face }: Pick<Lap, 'face'>): string => `${face}-edge`;
export const centreLine = ({ face }: Pick<Lap, 'face'>): string => `centre-${face}`;

/** Past the centre a pointed neckline falls no steeper than this, so that a button has cloth beside it. */
const STEEPEST = 1;

/** The neckline run on past the centre: along its own tangent. */
function topBeyond(neckline: PanelEdge, top: Point, extension: number): Point {
  const { x, y } = endDirection(neckline.path);
  const fall = Math.min(STEEPEST, Math.max(0, y / x));
  return { x: -extension, y: top.y - extension * fall };
}

/** The lower edge begun at the outer edge instead of at the centre. */
function lowerEdges(edges: readonly PanelEdge[], extension: number, corner: Point): PanelEdge[] {
  const [first] = edges as readonly [PanelEdge, ...PanelEdge[]];
  return edges.map((own, i) => {
    if (own.line !== first.line) return own;
    if (i > 0) return { ...own, from: own.from + extension };
    return { ...own, path: [line(corner, startOf(own.path)), ...own.path] };
  });
}

function centreMark(lap: Lap, top: Point, bottom: Point): PanelInternal {
  return { id: centreLine(lap), kind: 'placement', path: polyline(top, bottom) };
}

/**
 * A half at the fold cut as one of a pair that laps over its twin: the centre becomes a line inside, and the cloth runs
 * on to the outer edge (METHODS §10). The neckline still ends at the centre; what lies beyond is `neckline-extension`.
 * Refuses a panel whose centre is not plumb.
 */
export function lapOver(panel: Panel, lap: Lap): Panel {
  const index = panel.edges.findIndex((own) => own.line === 'centre');
  const centre = panel.edges[index];
  if (!centre) throw new Error(`${panel.id} has no centre to lap over`);
  const [top, bottom] = [startOf(centre.path), endOf(centre.path)];
  if (Math.abs(top.x - bottom.x) > 1e-6) throw new Error(`The centre of ${panel.id} is not plumb`);
  const loop = [...panel.edges.slice(index + 1), ...panel.edges.slice(0, index)];
  const beyond = topBeyond(loop.at(-1) as PanelEdge, top, lap.extension);
  const corner = { x: -lap.extension, y: bottom.y };
  return {
    ...panel,
    cut: { count: 2, onFold: false, mirrored: true },
    edges: [
      ...lowerEdges(loop, lap.extension, corner),
      edge(EXTENSION, polyline(top, beyond), { kind: 'enclosed' }),
      edge(outerEdge(lap), polyline(beyond, corner), { kind: 'enclosed' }),
    ],
    internals: [...panel.internals, centreMark(lap, top, bottom)],
  };
}

/** Length of the outer edge of a lapped panel. */
export function outerLength({ edges }: Panel, lap: Pick<Lap, 'face'>): number {
  const own = edges.find(({ line: name }) => name === outerEdge(lap));
  return own ? pathLength(own.path) : 0;
}
