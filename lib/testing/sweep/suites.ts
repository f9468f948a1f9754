import { defaultChoices } from '@/lib/choices/defaults';
import type { Choices, Garment } from '@/lib/choices/types';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { allPairs } from '../all-pairs';
import { type BodyRow, extremeBodies, surveyBodies } from '../bodies';
import { sizeExtremes } from '../size-extremes';
import { Tally, told } from './tally';
import { trial } from './trial';

function tallyOf(garment: Garment, runs: Iterable<readonly [Choices, BodyRow['body'], string]>): Tally {
  const plain = defaultChoices(garment);
  const tally = new Tally();
  for (const [choices, body, who] of runs) tally.add(trial(choices, body), `${who}, ${told(choices, plain)}`);
  return tally;
}

/** The garment as it is offered, on each of the bodies. */
export function onBodies(garment: Garment, bodies: readonly BodyRow[] = surveyBodies()): Tally {
  const plain = defaultChoices(garment);
  return tallyOf(
    garment,
    bodies.map(({ body, row }) => [plain, body, `row ${row}`] as const),
  );
}

export function onExtremes(garment: Garment): Tally {
  return onBodies(garment, extremeBodies());
}

/** Every set of choices on every chart size. */
export function onSizes(garment: Garment, sets: readonly Choices[]): Tally {
  return tallyOf(
    garment,
    sets.flatMap((choices) =>
      SIZE_NAMES.map((size) => [choices, STANDARD_SIZES[size], `size ${size}`] as const),
    ),
  );
}

/** Every set of choices on `perSet` women, each set going on where the last one stopped so that all are seen. */
export function onRotatingBodies(
  garment: Garment,
  sets: readonly Choices[],
  perSet: number,
  bodies: readonly BodyRow[] = surveyBodies(),
): Tally {
  const runs = sets.flatMap((choices, i) =>
    Array.from({ length: perSet }, (_, k) => {
      const { body, row } = bodies[(i * perSet + k) % bodies.length] as BodyRow;
      return [choices, body, `row ${row}`] as const;
    }),
  );
  return tallyOf(garment, runs);
}

/** Sets of choices that hold every pair of options, and every dimension at either end. */
export function setsFor(
  garment: Garment,
  atLeast = 0,
): { pairs: readonly Choices[]; extremes: readonly Choices[] } {
  return { pairs: allPairs({ garment, atLeast }), extremes: sizeExtremes(garment) };
}
