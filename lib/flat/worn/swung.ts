import { item, lastOf } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { OPERATIONS } from '@/lib/operations/registry';
import type { Draft, Piece } from '@/lib/pattern/types';
import { skirtPanelsOf } from './panels';
import { type Station, sideCurve } from './side';
import type { View } from './types';

/** Cloth that falls free swings out by no more than this, cm for each cm down. */
export const SWING = 0.5;
const swungWidth = (girth: number, top: Point, y: number): number =>
  Math.min(girth / 4, top.x + SWING * (top.y - y));

/** Pleats lie closed over the hips, a third of their cloth wide, and open a little toward the hem. */
function pleatedGirths(cloth: number, hip: number, hem: number): { y: number; girth: number }[] {
  return [
    { y: hem, girth: (cloth / 3) * 1.18 },
    { y: hip, girth: cloth / 3 },
  ].slice(0, hip > hem + 2 ? 2 : 1);
}

/** Girths of the skirt by height, from its hem up to below the waist seam. */
function girthsOf(
  { finished, construction }: Draft,
  hem: number,
  top: number,
  pleated: boolean,
): { y: number; girth: number }[] {
  if (pleated) return pleatedGirths(finished.hem ?? 0, construction.hipLevel ?? hem / 2, hem);
  const at = (y: number | undefined, girth: number | undefined) =>
    y === undefined || girth === undefined ? [] : [{ y, girth }];
  const levels = [...at(construction.hipLevel, finished.hip), ...at(0, finished.waist)];
  const between = levels.filter(({ y }) => y > hem + 2 && y < top - 2);
  return [{ y: hem, girth: finished.hem ?? 0 }, ...between];
}

/** How many times wider the cloth of a skirt is than the seam it is gathered on to. */
export function gatherOf({ seams }: Draft, view: View): number {
  const waist = seams.find(({ id }) => id === `waist-${view}`);
  return waist && OPERATIONS[waist.operation].gathers === 'skirt' ? waist.gather : 1;
}

/** Half widths of a skirt that is not gathered, by level from the hem up to below its seam. */
export function swungStations(draft: Draft, top: Point, hem: number, pleated: boolean): Station[] {
  return girthsOf(draft, hem, top.y, pleated).map(({ y, girth }) => ({ y, x: swungWidth(girth, top, y) }));
}

/** Cloth that neither springs from its seam in gathers nor hangs closed in pleats: it goes on as the bodice ends. */
const isSmooth = (draft: Draft, view: View, panels: readonly Piece[]): boolean =>
  panels.length > 0 && gatherOf(draft, view) === 1 && !panels.some(isPleated);

export const isPleated = ({ internal }: Piece): boolean => internal.some(({ kind }) => kind === 'pleat');

/** A seam this far below the waist is sewn where the body widens. */
const DROPPED = 2;

/** The levels next to a seam below the waist, through which the side runs on from bodice to smooth skirt. */
export function besideSeam(draft: Draft, seam: Point): { above: Station; below: Station } | undefined {
  const { waistLevel = 0, hemLevel } = draft.construction;
  const { waist } = draft.finished;
  if (hemLevel === undefined || waist === undefined || seam.y > waistLevel - DROPPED) return undefined;
  if (!isSmooth(draft, 'front', skirtPanelsOf(draft, 'front'))) return undefined;
  const below = lastOf(swungStations(draft, seam, hemLevel, false));
  return { above: { x: waist / 4, y: waistLevel }, below };
}

/** The side of cloth that swings out: straight to its hem. */
export function swungSide(draft: Draft, stations: readonly Station[]): Path {
  const [hem, next] = [item(stations, 0), item(stations, 1)];
  const below = { x: 2 * hem.x - next.x, y: 2 * hem.y - next.y };
  return sideCurve(stations, { below, above: besideSeam(draft, lastOf(stations))?.above });
}
