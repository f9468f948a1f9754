import type { State } from './fit';
import type { Prior } from './prior';
import { solvePositive } from './solve';

/** At most so many weights are found to stand at their limits, one round after another. */
const ROUNDS = 6;

/**
 * The weights after a damped step toward the likeliest figure. A weight that would pass its limit stops there, and the
 * others are found anew.
 */
export function boundedStep(
  weights: Float64Array,
  { misses, growth }: State,
  priors: readonly Prior[],
  damping: number,
): Float64Array {
  const next = weights.slice();
  const held = new Set<number>();
  for (let round = 0; round < ROUNDS; round++) {
    const free = priors.map((_, k) => k).filter((k) => !held.has(k));
    // What the held ones have moved already is no longer missing.
    const left = misses.map((miss, i) => {
      let moved = 0;
      for (const k of held)
        moved += (growth[i]?.[k] as number) * ((next[k] as number) - (weights[k] as number));
      return miss - moved;
    });
    const step = freeStep(weights, free, left, growth, priors, damping);
    const passing = free.filter(
      (k, i) => !isWithin((weights[k] as number) + (step[i] as number), priors[k] as Prior),
    );
    free.forEach((k, i) => {
      const { min, max } = priors[k] as Prior;
      next[k] = Math.min(max, Math.max(min, (weights[k] as number) + (step[i] as number)));
    });
    if (passing.length === 0) break;
    for (const k of passing) held.add(k);
  }
  return next;
}

const isWithin = (weight: number, { min, max }: Prior) => weight >= min && weight <= max;

/** The step of the free weights, solved in units of their spread. */
function freeStep(
  weights: Float64Array,
  free: readonly number[],
  misses: Float64Array,
  growth: readonly Float64Array[],
  priors: readonly Prior[],
  damping: number,
): Float64Array {
  const n = free.length;
  const scaled = growth.map((row) =>
    Float64Array.from(free, (k) => (row[k] as number) * (priors[k] as Prior).spread),
  );
  const matrix = new Float64Array(n * n);
  const right = Float64Array.from(free, (k) => {
    const { mean, spread } = priors[k] as Prior;
    return (mean - (weights[k] as number)) / spread;
  });
  scaled.forEach((row, m) => {
    addSquare(matrix, right, row, misses[m] as number);
  });
  for (let i = 0; i < n; i++) matrix[i * n + i] = (matrix[i * n + i] as number) + 1 + damping;
  return solvePositive(matrix, right).map((part, i) => part * (priors[free[i] as number] as Prior).spread);
}

/** What one measurement adds to the lower half of the system. */
function addSquare(matrix: Float64Array, right: Float64Array, row: Float64Array, miss: number): void {
  const n = row.length;
  for (let i = 0; i < n; i++) {
    const own = row[i] as number;
    if (own === 0) continue;
    right[i] = (right[i] as number) + own * miss;
    for (let j = 0; j <= i; j++) matrix[i * n + j] = (matrix[i * n + j] as number) + own * (row[j] as number);
  }
}
