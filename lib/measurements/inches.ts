import { LIMITS } from './limits';
import type { MeasurementName } from './names';

export const CM_PER_INCH = 2.54;

function isPossible(name: MeasurementName, cm: number): boolean {
  const { min, max } = LIMITS[name];
  return cm >= min && cm <= max;
}

/** True when the number is impossible in centimetres and possible once read as inches. */
export function looksLikeInches(name: MeasurementName, typed: number): boolean {
  return !isPossible(name, typed) && isPossible(name, typed * CM_PER_INCH);
}

/** True when the number typed in an inch field is impossible there and possible in centimetres. */
export function looksLikeCentimetres(name: MeasurementName, typedInches: number): boolean {
  return !isPossible(name, typedInches * CM_PER_INCH) && isPossible(name, typedInches);
}

/** What a reader measures in; the engine knows centimetres only. */
export const UNITS = ['cm', 'in'] as const;
export type Unit = (typeof UNITS)[number];

export const asUnit = (kept: string): Unit => UNITS.find((unit) => unit === kept) ?? 'cm';
