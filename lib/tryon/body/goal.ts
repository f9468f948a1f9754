import { type Body, MEASUREMENTS } from '@/lib/measurements/names';
import { UNMEASURED } from './readings';

/** What a figure is to measure, cm, and how far off it may be before its look counts for more. */
export interface Goal {
  readonly values: Float64Array;
  readonly tolerances: Float64Array;
}

/** The same, only roughly: the look of the figure counts for more. */
export function roughly({ values, tolerances }: Goal, times: number): Goal {
  return { values, tolerances: tolerances.map((tolerance) => Math.max(tolerance, times * TOLERANCE)) };
}

/** Of what was measured, cm. */
const TOLERANCE = 0.03;

/** What nobody measured, as it most likely is on this body, and how far it commonly strays (H), cm. */
const LIKELY: Readonly<
  Record<(typeof UNMEASURED)[number], { value: (body: Body) => number; strays: number }>
> = {
  thigh: { value: ({ hipCircumference }) => 0.6 * hipCircumference, strays: 1.5 },
  calf: { value: ({ hipCircumference }) => 0.25 * hipCircumference + 11, strays: 1 },
  crotch: { value: ({ hipsToFloor, stature }) => hipsToFloor - 0.05 * stature, strays: 2 },
  seat: { value: ({ hipsToFloor }) => hipsToFloor, strays: 2 },
  shoulderDrop: { value: shoulderDrop, strays: 0.2 },
  // No fuller there, or over the bust, than what is cut by her waist, hips and bust has room for (H).
  highHip: {
    value: ({ waistCircumference: waist, hipCircumference: hip }) => waist + 0.55 * (hip - waist),
    strays: 1,
  },
  upperChest: { value: ({ bustCircumference: bust }) => bust - 0.1 * (bust - 87), strays: 1.4 },
};

/**
 * The slope of the shoulder as the block takes it to be, or what is cut by it would stand off her neck: the fuller she is,
 * the more her chest leans back from the bust, and the deeper the block's shoulder ends on her (H).
 */
function shoulderDrop({ shoulderLength, bustCircumference }: Body): number {
  return (0.38 + 0.0024 * Math.max(0, bustCircumference - 80)) * shoulderLength;
}

export function goalOf(body: Body): Goal {
  return {
    values: Float64Array.from([
      ...MEASUREMENTS.map((name) => body[name]),
      ...UNMEASURED.map((name) => LIKELY[name].value(body)),
    ]),
    tolerances: Float64Array.from([
      ...MEASUREMENTS.map(() => TOLERANCE),
      ...UNMEASURED.map((name) => LIKELY[name].strays),
    ]),
  };
}
