import type { Body } from '@/lib/measurements/names';
import type { Mode } from './model';

/** What a weight most likely is, how far it commonly strays, and what it can be at all. */
export interface Prior {
  readonly mean: number;
  readonly spread: number;
  readonly min: number;
  readonly max: number;
}

const free = (spread: number, limit: number, mean = 0): Prior => ({ mean, spread, min: -limit, max: limit });

/** What is small where it is not needed: a shape that none of the measurements asks for stays the average woman's. */
const LOCAL = free(0.5, 1.6);

const PRIORS: Readonly<Record<string, Prior>> = {
  // Little muscle: girth is flesh, and shoulders are not an athlete's.
  muscle: { mean: -0.2, spread: 0.08, min: -0.5, max: 0.2 },
  deltoid: { mean: -0.2, spread: 0.15, min: -0.8, max: 0.3 },
  age: { mean: 0, spread: 0.1, min: -0.4, max: 0.6 },
  height: free(0.25, 1),
  heavyCup: { mean: 0, spread: 0.3, min: -0.2, max: 1.2 },
  bustGirth: free(0.35, 1.2),
  hipWidth: free(0.3, 1),
  hipThickness: free(0.3, 1),
  hipGirth: free(0.4, 1),
  neckGirth: free(0.5, 1.5, -0.4),
  neckWidth: free(0.3, 1),
  neckDepth: free(0.3, 1),
  firmness: free(0.2, 1),
  torsoTaper: free(0.4, 1),
  belly: { mean: 0, spread: 0.2, min: -0.4, max: 1 },
  heavierNeck: { mean: 0, spread: 0.3, min: -0.6, max: 1.4 },
  upperArmLength: free(0.5, 2, 0.5),
  lowerArmLength: free(0.5, 2, 0.5),
  breastDistance: free(0.7, 2.2),
  breastPoint: free(0.2, 0.6),
  stoop: free(0.6, 1.5),
  crown: free(4, 20),
};

/** The mean of bust, waist and hip as a share of the stature: of the base, and how it grows from there to the heaviest. */
const STOUTNESS = { base: 0.523, heaviest: 0.126 };
/** How much of what she is stouter, or slighter, is the whole figure's. */
const WHOLE = { heavier: 0.6, lighter: 0.5 };

/** How stout the body is: 0 the base, 1 the heaviest that the mesh was drawn for. */
function stoutness({ bustCircumference, waistCircumference, hipCircumference, stature }: Body): number {
  const mean = (bustCircumference + waistCircumference + hipCircumference) / 3;
  return (mean / stature - STOUTNESS.base) / STOUTNESS.heaviest;
}

/** The difference of bust and underbust of the base, and by how much the fullest cup adds to it, cm. */
const CUP = { base: 11, fullest: 6 };

/** How full the breast is by what the bust measures above the underbust. */
function fullness({ bustCircumference, underbustCircumference }: Body): number {
  return (bustCircumference - underbustCircumference - CUP.base) / CUP.fullest;
}

/** What each mode's weight most likely is on a body. Corrections are held to what is not seen: 2 % of a girth. */
export function priorsFor(body: Body, modes: readonly Mode[]): Prior[] {
  const stout = stoutness(body);
  const heavier = Math.min(1.4, Math.max(0, WHOLE.heavier * stout));
  const lighter = Math.min(0.4, Math.max(0, -WHOLE.lighter * stout));
  const cup = Math.min(1.6, Math.max(-0.3, fullness(body)));
  return modes.map(({ name }) => {
    if (name === 'heavier') return { mean: heavier, spread: 0.12, min: -0.1, max: 1.6 };
    if (name === 'cup') return { mean: cup, spread: 0.3, min: -0.8, max: 1.8 };
    if (name === 'lighter') return { mean: lighter, spread: 0.1, min: -0.1, max: 0.6 };
    if (name.startsWith('widen:')) return free(0.4, 2);
    if (name.startsWith('lift:')) return free(0.6, 3);
    return PRIORS[name] ?? LOCAL;
  });
}
