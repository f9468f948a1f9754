import { type Body, MEASUREMENTS, type MeasurementName } from '@/lib/measurements/names';
import { type Basis, basisOf, blend } from './basis';
import { correctionsOf } from './corrections';
import { type Goal, goalOf, roughly } from './goal';
import type { BodyModel, Mode } from './model';
import { type Prior, priorsFor } from './prior';
import { type Measurer, measurerOf, readAll } from './readings';
import { boundedStep } from './step';

/** What is further off than this is told, cm. */
export const TOLD_BEYOND = 0.3;
/** First the figure as a whole, then nearer: a step straight to the figures could lead to one that is none. */
const ROUGHLY = [60, 12, 1] as const;
const ROUNDS = 30;
/** A smaller share of the cost gained, and the figure is found. */
const GAIN = 1e-3;
const DAMPING = { start: 1e-2, least: 1e-6, most: 1e4, ease: 0.2, tighten: 6 };

export interface Fitter {
  readonly measurer: Measurer;
  /** The model's modes and the corrections. */
  readonly modes: readonly Mode[];
  readonly basis: Basis;
}

/** A measurement that the figure could not take on. */
export interface Miss {
  readonly name: MeasurementName;
  readonly wanted: number;
  readonly reached: number;
}

interface FittedBody {
  /** Of her left half, three figures a vertex, cm. */
  readonly positions: Float64Array;
  /** The seventeen measurements taken again on it, cm. */
  readonly measured: Body;
  /** Those further off than 0.3 cm. */
  readonly misses: readonly Miss[];
  /** Of each mode of the fitter. */
  readonly weights: Float64Array;
}

export function fitterOf(model: BodyModel): Fitter {
  const modes = [...model.modes, ...correctionsOf(model)];
  return { measurer: measurerOf(model), modes, basis: basisOf(model.base, modes) };
}

/**
 * The figure that measures what was measured and otherwise is the likeliest one: Levenberg–Marquardt on the seventeen
 * measurements and the prior. The same measurements give the same figure to the bit.
 */
export function fitBody(body: Body, fitter: Fitter): FittedBody {
  const own = { ...fitter, measurer: { ...fitter.measurer, hipHeight: body.hipsToFloor } };
  const priors = priorsFor(body, fitter.modes);
  const goal = goalOf(body);
  const likely: Float64Array = Float64Array.from(priors, ({ mean }) => mean);
  const weights = ROUGHLY.reduce((from, times) => approach(from, roughly(goal, times), priors, own), likely);
  return told(body, weights, own);
}

/** From a figure to the nearest one that meets the goal as well as it can. */
function approach(from: Float64Array, goal: Goal, priors: readonly Prior[], fitter: Fitter): Float64Array {
  let weights = from;
  let state = stateAt(weights, goal, priors, fitter);
  let damping: number = DAMPING.start;
  for (let round = 0; round < ROUNDS && damping < DAMPING.most; round++) {
    const next = boundedStep(weights, state, priors, damping);
    const reached = stateAt(next, goal, priors, fitter);
    const gain = state.cost - reached.cost;
    if (gain > 0) [weights, state] = [next, reached];
    damping = gain > 0 ? Math.max(damping * DAMPING.ease, DAMPING.least) : damping * DAMPING.tighten;
    if (gain > 0 && gain < GAIN * state.cost) break;
  }
  return weights;
}

/** A figure: how far each measurement is off in tolerances, how that grows with each mode, and what all costs. */
export interface State {
  readonly misses: Float64Array;
  readonly growth: readonly Float64Array[];
  readonly cost: number;
}

function stateAt(
  weights: Float64Array,
  goal: Goal,
  priors: readonly Prior[],
  { measurer, basis }: Fitter,
): State {
  const growth: Float64Array[] = [];
  const values = readAll(blend(basis, weights, measurer.vertices), measurer, (i, gradient) => {
    growth[i] = gradient.along(basis).map((grown) => grown / (goal.tolerances[i] as number));
  });
  const misses = values.map(
    (value, i) => ((goal.values[i] as number) - value) / (goal.tolerances[i] as number),
  );
  const strays = weights.map(
    (weight, k) => (weight - (priors[k] as Prior).mean) / (priors[k] as Prior).spread,
  );
  return { misses, growth, cost: squared(misses) + squared(strays) };
}

function squared(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}

function told(body: Body, weights: Float64Array, { measurer, basis }: Fitter): FittedBody {
  const positions = blend(basis, weights);
  const values = readAll(positions, measurer);
  const measured = Object.fromEntries(MEASUREMENTS.map((name, i) => [name, values[i]])) as Body;
  const misses = MEASUREMENTS.filter((name) => !(Math.abs(measured[name] - body[name]) <= TOLD_BEYOND)).map(
    (name) => ({
      name,
      wanted: body[name],
      reached: measured[name],
    }),
  );
  return { positions, measured, misses, weights };
}
