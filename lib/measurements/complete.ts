import { type Body, MEASUREMENTS, type Measured, RECOMMENDED, type RecommendedMeasurement } from './names';
import { predict } from './predict';
import { toMillimetre } from './to-millimetre';

interface CompletedBody {
  readonly body: Body;
  /** The measurements nobody took, in their usual order. */
  readonly estimated: readonly RecommendedMeasurement[];
}

/**
 * All seventeen measurements in centimetres, those missing estimated from bust, waist, hip and stature
 * (METHODS §1 and the survey regressions). What was measured is never touched.
 */
export function completeBody(measured: Measured): CompletedBody {
  const estimated = RECOMMENDED.filter((name) => measured[name] === undefined);
  const guesses = Object.fromEntries(estimated.map((name) => [name, toMillimetre(estimate(name, measured))]));
  const all = { ...measured, ...guesses } as Body;
  const ordered = Object.fromEntries(MEASUREMENTS.map((name) => [name, all[name]]));
  return { body: ordered as Body, estimated };
}

/** The two heights from the floor are read off one another when one was taken: their difference is the steadier. */
function estimate(name: RecommendedMeasurement, measured: Measured): number {
  const hipDepth = predict('waistToFloor', measured) - predict('hipsToFloor', measured);
  if (name === 'hipsToFloor' && measured.waistToFloor !== undefined) return measured.waistToFloor - hipDepth;
  if (name === 'waistToFloor' && measured.hipsToFloor !== undefined) return measured.hipsToFloor + hipDepth;
  return predict(name, measured);
}
