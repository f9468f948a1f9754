import {
  endDirection,
  endOf,
  joinPaths,
  polyline,
  reversePath,
  translatePath,
  withStart,
} from '@/lib/geometry/path';
import { add, perp, scale } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { bandTurn, bentEdge } from './bent';
import type { NeckEnd } from './neck';
import type { HalfCollar } from './panels';

/** A stand 3 cm high is 0.5 shorter at its top than at the neck, on the half (METHODS §6: 0.4–0.8). */
const SHORTER_PER_CM = 0.5 / 3;
/** On a lowered neckline it leans in by so much more for each cm that the half is looser than near the neck (METHODS §6). */
const LEAN = { near: 1.5, perCm: 0.12, most: 3 };

/** What a band is shaped to: how loose its neckline is, and how that begins and ends. */
export interface BandFit {
  readonly loose: number;
  readonly start: NeckEnd;
  readonly finish: NeckEnd;
}

/** The end of a band on a neckline that crosses the centre squarely. */
export const SQUARE: NeckEnd = { angle: 90, straight: 0 };
/** A round neckline close to the neck. */
export const NEAR_THE_NECK: BandFit = { loose: 0, start: SQUARE, finish: SQUARE };

/** Degrees by which the half band turns, its top shorter by what lets it lean in to the neck. */
export function leaningTurn(height: number, loose: number): number {
  const more = LEAN.perCm * Math.max(0, loose - LEAN.near);
  return bandTurn(height, Math.min(LEAN.most, SHORTER_PER_CM * height + more));
}

/** How far a mitred end runs back over a height: half-way between square and flat on the cloth, as the band stands (METHODS §6). */
export const mitreOver = (height: number, { angle }: NeckEnd): number =>
  height / Math.tan((((angle + 90) / 2) * Math.PI) / 180);

/** An arc with a straight run at either end: along a point of the neckline a band does not bend. */
export function bandEdge(length: number, turn: number, before: number, after: number): Path {
  const bent = translatePath(bentEdge(length - before - after, turn), { x: before, y: 0 });
  const end = endOf(bent);
  const last = add(end, scale(endDirection(bent), after));
  return joinPaths(
    ...(before > 0 ? [polyline({ x: 0, y: 0 }, { x: before, y: 0 })] : []),
    bent,
    ...(after > 0 ? [polyline(end, last)] : []),
  );
}

/** Square above the end of an edge, or as far back as a mitre takes. */
export function aboveEnd(neck: Path, height: number, end: NeckEnd): Point {
  const along = endDirection(neck);
  return add(add(endOf(neck), scale(perp(along), height)), scale(along, -mitreOver(height, end)));
}

/**
 * A band on the neck: an arc, its top concentric with the neck edge, square to both its ends (METHODS §6); where the
 * neckline comes to a point it runs straight to it and is mitred.
 */
export function uprightBand(
  length: number,
  height: number,
  { loose, start, finish }: BandFit = NEAR_THE_NECK,
): HalfCollar {
  const turn = leaningTurn(height, loose);
  const neck = bandEdge(length, turn, start.straight, finish.straight);
  const [cutStart, cutFinish] = [mitreOver(height, start), mitreOver(height, finish)];
  const shorter = (turn * Math.PI * height) / 180;
  const topEdge = bandEdge(
    length - shorter - cutStart - cutFinish,
    turn,
    start.straight - cutStart,
    finish.straight - cutFinish,
  );
  const top = translatePath(topEdge, { x: cutStart, y: height });
  const corner = aboveEnd(neck, height, finish);
  return { neck, end: polyline(endOf(neck), corner), outer: withStart(reversePath(top), corner) };
}
