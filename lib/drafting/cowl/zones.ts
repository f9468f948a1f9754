import { closestPlace } from '@/lib/geometry/closest';
import { minimumRadius } from '@/lib/geometry/fairness';
import { lengthAtPlace, pathLength } from '@/lib/geometry/length';
import type { Path, Point } from '@/lib/geometry/types';
import type { Zone } from './turned-out';

/** An edge that turns no more closely than this is sewn well (INVARIANTS A10 asks for 1.5), cm. */
export const ROUND = 1.6;
/** One that turns more closely before it is bent is no armhole for a sleeve: nothing holds its width. */
const HOOKED = 1.8;
/** It is slashed from here on, past what a sleeve copies of its bottom (INVARIANTS C7), cm. */
const FROM = 3;
/** Least length over which it is bent, cm. */
const LEAST = 4;
/** Where no width line says how far: a share of the edge. */
const UP_TO = 0.4;
/** The front is measured across where its armhole passes as near to that place, cm. */
const PASSES = 0.2;
/** Above a bottom that hooks it may begin so far up the edge, and still end at the width line: shares of the edge. */
const LATER = [0.16, 0.2, 0.25] as const;
/** Where nothing is measured there, it may be bent over so many times the length, */
const LONGER = [1, 1.5, 2, 2.5, 3];
/** or only above a bottom that hooks tightly under the arm: shares of the edge. */
const HIGHER = [
  [0.2, 0.75],
  [0.3, 0.85],
  [0.4, 0.95],
] as const;

/**
 * Stretches over which the edge of a front may be bent for a cowl, the shortest first. An armhole that passes the width
 * line is bent up to there: that place turns with what lies above it, and stays as wide.
 */
export function zonesOn(edge: Path, width: Point | undefined): Zone[] {
  const whole = pathLength(edge);
  const place = width && closestPlace(edge, width);
  const measured = place ? lengthAtPlace(edge, place) : UP_TO * whole;
  const length = Math.max(measured - FROM, LEAST);
  const upTo = (factor: number): Zone => ({ from: FROM, to: Math.min(whole - 1, FROM + factor * length) });
  const isHooked = minimumRadius(edge) < HOOKED;
  const isPassed = place !== undefined && place.distance < PASSES;
  if (isPassed && !isHooked) return [upTo(1)];
  const later = LATER.map((share) => ({ from: share * whole, to: measured }));
  const measuredStill = isPassed ? later.filter(({ from, to }) => from > FROM && to - from >= LEAST) : [];
  return [
    ...measuredStill,
    ...LONGER.map(upTo),
    ...HIGHER.map(([from, to]) => ({ from: from * whole, to: to * whole })),
  ];
}
