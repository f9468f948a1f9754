import { cubicWithTangents } from '@/lib/geometry/fit';
import { intersect } from '@/lib/geometry/intersect';
import { endDirection, path, polyline, startDirection, startOf } from '@/lib/geometry/path';
import { add, angleOf, dot, perp, polar, scale, sub, unit } from '@/lib/geometry/point';
import { line } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import { edgesOf, hasLine } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import { replaceRun } from '../kernel/replace';
import { stretches } from '../kernel/stretches';
import { EXTENSION, outerEdge } from '../openings/lap';
import { ZIP_LINE } from '../openings/zip-line';
import type { FlatHalf } from './neck';

/** Where a lapel ends and the edge of the front goes on. */
export const LAPEL = 'lapel';

/** The roll line passes the side neck point by this share of the stand (METHODS §6: 0.75–0.85). */
const PAST_SHOULDER = 0.8;
/** The gorge leaves the neck this far below the side neck point (METHODS §6: 3–5), and falls outward when worn, degrees. */
export const GORGE = { below: 4.5, worn: -26 };
const ORIGIN = { x: 0, y: 0 };

interface LapelFigures {
  /** Neckline and shoulder of the front while it is whole: a raglan sleeve takes the upper end of both over. */
  readonly whole: FlatHalf;
  readonly stand: number;
  /** Width of the lapel square to the roll line. */
  readonly width: number;
  /** What the lapel has beyond the end of the collar (METHODS §6: 3–4); none on a shawl. */
  readonly step: number;
  /** The fronts cross: it ends where they do, and their edge goes on from there down to the tie. */
  readonly crosses: boolean;
}

/** Front and collar share these places, in the plane of the front (METHODS §6, shawl and notched lapel). */
export interface Lapel {
  /** Where the lapel breaks: on the outer edge, at the top of the lap; on the centre where nothing laps, or fronts cross. */
  readonly breakPoint: Point;
  /** The roll line at the height of the shoulder, its direction upwards, and square to it toward the garment. */
  readonly roll: Point;
  readonly along: Point;
  readonly inward: Point;
  readonly sideNeck: Point;
  /** From the side neck point to the end of the collar: down the neck and out along the gorge. */
  readonly gorge: Path;
  /** From there over the point of the lapel down to the break. */
  readonly edge: Path;
  /** The line of a plain front that it takes in last. */
  readonly upTo: PanelLine;
}

/** The lapel turns in a little before it runs into the front edge. */
const HOLLOW = { top: -3, bottom: -11 };

function towardBreak(from: Point, to: Point): Path {
  const heading = angleOf(sub(to, from));
  return [
    cubicWithTangents(
      from,
      polar(ORIGIN, heading + HOLLOW.top, 1),
      to,
      polar(ORIGIN, heading + HOLLOW.bottom, 1),
    ),
  ];
}

/** A lapel without a notch runs on from the collar: along the roll line where it is widest. */
function shawlEdge(from: Point, to: Point, along: Point): Path {
  const heading = angleOf(sub(to, from));
  return [cubicWithTangents(from, scale(along, -1), to, polar(ORIGIN, heading + HOLLOW.bottom, 1))];
}

/** A direction as worn, as it lies on the flat front on the other side of the roll line; and the other way round. */
export function turnedOver(direction: Point, along: Point): Point {
  return sub(scale(along, 2 * dot(direction, along)), direction);
}

/** Square to a direction, on the side away from a place. */
function away(direction: Point, from: Point, at: Point): Point {
  const square = perp(direction);
  return dot(square, sub(from, at)) > 0 ? scale(square, -1) : square;
}

/**
 * The lapel of the facing: it lies over that of the front, and its seam rolls under. Its point lies `roll` cm beyond and
 * half of that above; at the end of the collar and where it breaks both meet (METHODS §6: 0.3–0.6). That of a shawl lies
 * `roll` beyond where the collar goes on from it.
 */
export function rolledOver(lapel: Lapel, roll: number): Lapel {
  const { breakPoint, along, inward, edge } = lapel;
  const [first, ...lower] = edge;
  if (lower.length === 0)
    return { ...lapel, edge: shawlEdge(add(first.a, scale(inward, -roll)), breakPoint, along) };
  const out = unit(sub(first.b, first.a));
  const up = away(out, breakPoint, first.b);
  const point = add(add(first.b, scale(out, roll)), scale(up, roll / 2));
  return { ...lapel, edge: path(line(first.a, point), ...towardBreak(point, breakPoint)) };
}

/** Lines of a front that its lapel may run into: the edge of a lap, or the centre where that is zipped or sewn. */
const BELOW_BREAK: readonly PanelLine[] = [outerEdge({ face: 'front' }), ZIP_LINE, 'centre'];

function belowBreak(front: Panel, crosses: boolean): Path {
  const lines: readonly PanelLine[] = crosses ? [EXTENSION] : BELOW_BREAK;
  const [found] = lines.flatMap((line) => edgesOf(front, line));
  if (!found || found.role === 'fold') throw new Error('A lapel needs a front in two halves');
  return found.path;
}

/** Draws the lapel of a front in two halves whose neckline is a V down to the break. */
export function lapelOn(front: Panel, { whole, stand, width, step, crosses }: LapelFigures): Lapel {
  const sideNeck = startOf(whole.neckline);
  const breakPoint = startOf(belowBreak(front, crosses));
  const roll = add(sideNeck, scale(endDirection(whole.shoulder), PAST_SHOULDER * stand));
  const along = unit(sub(roll, breakPoint));
  const inward = scale(perp(along), -1);
  const gorgeStart = add(sideNeck, scale(startDirection(whole.neckline), GORGE.below));
  const out = turnedOver(polar(ORIGIN, GORGE.worn, 1), along);
  const reach = (width + dot(sub(gorgeStart, roll), inward)) / -dot(out, inward);
  const point = add(gorgeStart, scale(out, reach));
  const collarEnd = add(point, scale(out, -step));
  const lower = step > 0 ? towardBreak(point, breakPoint) : shawlEdge(point, breakPoint, along);
  return {
    breakPoint,
    roll,
    along,
    inward,
    sideNeck,
    gorge: polyline(sideNeck, gorgeStart, collarEnd),
    edge: step > 0 ? path(line(collarEnd, point), ...lower) : lower,
    upTo: hasLine(front, EXTENSION) && !crosses ? EXTENSION : 'neckline',
  };
}

/** Where lapel and collar fold over, as far as it lies on the front. */
function rollInternal({ breakPoint, along, gorge }: Lapel): Panel['internals'][number] {
  const far = add(breakPoint, scale(along, 100));
  const [hit] = intersect(polyline(breakPoint, far), gorge);
  if (!hit) throw new Error('The roll line does not reach the gorge');
  return { id: 'roll-line', kind: 'roll-line', path: polyline(breakPoint, hit.point) };
}

/** Of the neck down to the end of the collar what a front has: under a raglan sleeve it begins below the shoulder. */
function ownNeck(front: Panel, { gorge: [neck, ...out] }: Lapel): Path {
  const [first] = edgesOf(front, 'neckline');
  if (!first) throw new Error('A lapel needs a front with a neckline');
  return path(line(startOf(first.path), neck.b), ...out);
}

/** The front with its lapel: the neckline ends where the collar does. */
export function lapelled(front: Panel, lapel: Lapel): Panel {
  const enclosed = { kind: 'enclosed' } as const;
  const edges = [
    ...stretches('neckline', ownNeck(front, lapel), enclosed),
    ...stretches(LAPEL, lapel.edge, enclosed),
  ];
  const drawn = replaceRun(front, 'neckline', lapel.upTo, edges);
  return { ...drawn, internals: [...drawn.internals, rollInternal(lapel)] };
}
