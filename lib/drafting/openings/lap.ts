import { cubicWithTangents } from '@/lib/geometry/fit';
import { endDirection, endOf, polyline, startOf, translatePath } from '@/lib/geometry/path';
import { lerp, sub, unit } from '@/lib/geometry/point';
import { cubic, line } from '@/lib/geometry/segment';
import { cyclic, firstOf } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { edge, type Panel, type PanelEdge, type PanelInternal, type PanelLine } from '../kernel/panel';

/** A front or back that lies over its twin: which of the two, and by how much each is cut beyond the centre, cm. */
export interface Lap {
  readonly face: 'front' | 'back';
  readonly extension: number;
  /** Height to which the neckline runs on in a slope to the outer edge; unsaid where it only crosses the lap. */
  readonly slopesTo?: number;
  /** The lower edge over it from the outer edge to the centre, seen from there; unsaid where it goes on level. */
  readonly hem?: Path;
}

/** Top edge of the cloth beyond the centre, and its outer edge. */
export const EXTENSION = 'neckline-extension';
export const outerEdge = ({ face }: Pick<Lap, 'face'>): PanelLine => `${face}-edge`;
const centreLine = ({ face }: Pick<Lap, 'face'>): string => `centre-${face}`;

/** The line a panel ends in below: its hem, or the waist where a skirt is sewn on. */
export function lowerLine({ edges }: Panel): PanelLine {
  const centre = edges.findIndex((own) => own.line.startsWith('centre'));
  return cyclic(edges, centre + 1).line;
}

/** The line a panel begins with above. */
export function upperLine({ edges }: Panel): PanelLine {
  const centre = edges.findIndex((own) => own.line.startsWith('centre'));
  return cyclic(edges, centre - 1).line;
}

/** Where a skirt or a tier is sewn on, the cloth beyond the centre is joined on its own: it is neither gathered nor pleated. */
export const lapOf = (line: PanelLine): PanelLine => `${line}@lap`;
export const LAPPED_WAIST = lapOf('waist');

/** Past the centre a pointed neckline falls no steeper than this, and ends this far above the bust: a button has cloth beside it. */
const STEEPEST = 1;
const ABOVE_BUST = 3;

/** Direction in which the neckline reaches the centre. */
function necklineEnd({ edges }: Panel): Point {
  const index = edges.findIndex(({ line: name }) => name.startsWith('centre'));
  return endDirection(cyclic(edges, index - 1).path);
}

/** Fall of the neckline beyond the centre, per cm: along its own tangent, as far as there is room; less than none where it rises to the centre. */
export function fallBeyond({ edges, landmarks }: Panel, extension: number): number {
  const index = edges.findIndex(({ line: name }) => name.startsWith('centre'));
  const { path } = cyclic(edges, index - 1);
  const { x, y } = endDirection(path);
  const room = landmarks.bustPoint ? endOf(path).y - landmarks.bustPoint.y - ABOVE_BUST : extension;
  const along = y / x;
  const most = Math.max(0, Math.min(STEEPEST, room / extension));
  return Math.max(-most, Math.min(most, along));
}

/** One that reaches the centre level goes on so over this share of the lap, and turns down into the slope in one bend. */
const LEVEL_SHARE = 0.6;
const LEVEL = 0.05;
/** How near the bend follows both its sides, as shares of them. */
const BEND = { level: 0.75, slope: 0.8 };

/** From the centre down to the outer edge: on as the neckline arrives, or rounded where that is level. */
function slope(top: Point, heading: Point, end: Point): Path {
  if (Math.abs(heading.y) > LEVEL) return [cubicWithTangents(top, heading, end, unit(sub(end, top)))];
  const turn = { x: LEVEL_SHARE * end.x, y: top.y };
  return [cubic(top, lerp(top, turn, BEND.level), lerp(end, turn, BEND.slope), end)];
}

/** The upper edge of the cloth beyond the centre. */
function pathBeyond(panel: Panel, { extension, slopesTo }: Lap, top: Point): Path {
  if (slopesTo !== undefined) return slope(top, necklineEnd(panel), { x: -extension, y: slopesTo });
  const fall = fallBeyond(panel, extension);
  return [line(top, { x: -extension, y: top.y - extension * fall })];
}

/** The lower edge begun at the outer edge instead of at the centre. */
function lowerEdges(
  edges: readonly PanelEdge[],
  extension: number,
  beyond: Path,
  apart: PanelLine | undefined,
): PanelEdge[] {
  const first = firstOf(edges);
  if (apart) return [edge(apart, beyond), ...edges];
  const shifted = edges
    .slice(1)
    .map((own) => (own.line === first.line ? { ...own, from: own.from + extension } : own));
  return [{ ...first, path: [...beyond, ...first.path] }, ...shifted];
}

function centreMark(lap: Lap, top: Point, bottom: Point): PanelInternal {
  return { id: centreLine(lap), kind: 'placement', path: polyline(top, bottom) };
}

/** The line by which the cloth beyond the centre is joined to what hangs from it; nothing where it ends in the hem. */
function joinedBelow(panel: Panel, overSkirt: boolean): PanelLine | undefined {
  if (overSkirt) return LAPPED_WAIST;
  const line = lowerLine(panel);
  return line === 'tier-lower' ? lapOf(line) : undefined;
}

interface LapPlace {
  /** A skirt is sewn to the lower edge. */
  readonly overSkirt?: boolean;
}

/**
 * A half at the fold cut as one of a pair that laps over its twin: the centre becomes a line inside, and the cloth runs
 * on to the outer edge (METHODS §10). The neckline still ends at the centre; what lies beyond is `neckline-extension`; on
 * a skirt, and on a bodice above one, `waist@lap`, on tiers `tier-upper@lap` and `tier-lower@lap`. Refuses a panel whose centre is not plumb.
 */
export function lapOver(panel: Panel, lap: Lap, { overSkirt = false }: LapPlace = {}): Panel {
  const index = panel.edges.findIndex((own) => own.line === 'centre');
  const centre = panel.edges[index];
  if (!centre) throw new Error(`${panel.id} has no centre to lap over`);
  const [top, bottom] = [startOf(centre.path), endOf(centre.path)];
  if (Math.abs(top.x - bottom.x) > 1e-6) throw new Error(`The centre of ${panel.id} is not plumb`);
  const loop = [...panel.edges.slice(index + 1), ...panel.edges.slice(0, index)];
  const skirt = panel.part.startsWith('skirt');
  const level = { x: -lap.extension, y: top.y };
  const upperPath = skirt ? polyline(top, level) : pathBeyond(panel, lap, top);
  const beyond = endOf(upperPath);
  const lower = lap.hem
    ? translatePath(lap.hem, bottom)
    : polyline({ x: -lap.extension, y: bottom.y }, bottom);
  const corner = startOf(lower);
  const upper = skirt
    ? edge(lapOf(upperLine(panel)), upperPath)
    : edge(EXTENSION, upperPath, { kind: 'enclosed' });
  return {
    ...panel,
    cut: { count: 2, onFold: false, mirrored: true },
    edges: [
      ...lowerEdges(loop, lap.extension, lower, joinedBelow(panel, overSkirt)),
      upper,
      edge(outerEdge(lap), polyline(beyond, corner), { kind: 'enclosed' }),
    ],
    internals: [...panel.internals, centreMark(lap, top, bottom)],
  };
}
