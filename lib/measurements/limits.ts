import type { MeasurementName } from './names';

interface Limits {
  readonly min: number;
  readonly max: number;
}

/**
 * What a grown woman's measurement can be at all, in centimetres: beyond these a number is a slip of the pen.
 * Widened from the extremes of 4,194 surveyed women (US Army, 1988 and 2012) and of chart sizes 34–56, so that
 * sizes well past 56 pass.
 */
export const LIMITS: Readonly<Record<MeasurementName, Limits>> = {
  bustCircumference: { min: 65, max: 180 },
  waistCircumference: { min: 45, max: 180 },
  hipCircumference: { min: 65, max: 190 },
  stature: { min: 130, max: 210 },
  backHeight: { min: 29, max: 58 },
  frontChestHeight: { min: 29, max: 68 },
  bustHeight: { min: 16, max: 46 },
  shoulderLength: { min: 7, max: 20 },
  armLength: { min: 38, max: 80 },
  underbustCircumference: { min: 55, max: 165 },
  bustSpacing: { min: 10, max: 36 },
  neckBaseCircumference: { min: 27, max: 58 },
  backWidth: { min: 24, max: 62 },
  frontWidth: { min: 24, max: 62 },
  bicepsCircumference: { min: 16, max: 62 },
  waistToFloor: { min: 75, max: 140 },
  hipsToFloor: { min: 55, max: 122 },
};
