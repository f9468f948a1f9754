import type { Choices } from '@/lib/choices/types';
import type { DraftOutcome } from '@/lib/drafting/outcome';
import type { Body, MeasurementName } from '@/lib/measurements/names';
import { judge } from '@/lib/measurements/plausibility';
import type { Lapse } from './lapse';

type DraftDesign = (choices: Choices, body: Body) => DraftOutcome;

interface Nonsense {
  readonly what: string;
  /** One of these must be named. */
  readonly fields: readonly MeasurementName[];
  /** Improbable, not impossible: it may be drafted once it has been asked about. */
  readonly mayBeAsked?: true;
  spoil(body: Body): Body;
}

function single(name: MeasurementName, value: number): Nonsense {
  return { what: `${name} = ${value}`, fields: [name], spoil: (body) => ({ ...body, [name]: value }) };
}

function pair(
  what: string,
  fields: readonly [MeasurementName, MeasurementName],
  change: (body: Body) => Partial<Body>,
): Nonsense {
  return { what, fields, spoil: (body) => ({ ...body, ...change(body) }) };
}

/** INVARIANTS H12: figures that cannot be, and pairs that cannot be together. */
const NONSENSE: readonly Nonsense[] = [
  ...(['bustCircumference', 'backHeight', 'armLength', 'stature'] as const).flatMap((name) =>
    [Number.NaN, 0, -5, 9999, Number.POSITIVE_INFINITY].map((value) => single(name, value)),
  ),
  pair('underbust above bust', ['underbustCircumference', 'bustCircumference'], ({ bustCircumference }) => ({
    underbustCircumference: bustCircumference + 2,
  })),
  pair('hips above the waist', ['hipsToFloor', 'waistToFloor'], ({ waistToFloor }) => ({
    hipsToFloor: waistToFloor + 1,
  })),
  pair('bust point below the waist', ['bustHeight', 'frontChestHeight'], ({ frontChestHeight }) => ({
    bustHeight: frontChestHeight + 1,
  })),
  {
    ...pair('waist at three quarters of the stature', ['waistToFloor', 'stature'], ({ stature }) => ({
      waistToFloor: stature * 0.75,
    })),
    mayBeAsked: true,
  },
];

const names = (found: readonly string[], { fields }: Nonsense): boolean =>
  found.some((field) => (fields as readonly string[]).includes(field));

/**
 * Nonsense that is drafted, or refused without naming what is wrong. What is only improbable may be drafted if a doubt
 * names it, so that it is asked about first.
 */
export function unrefused(draft: DraftDesign, choices: Choices, body: Body): Lapse[] {
  return NONSENSE.flatMap((nonsense) => {
    const { what, mayBeAsked, spoil } = nonsense;
    const spoiled = spoil(body);
    const outcome = draft(choices, spoiled);
    if ('refused' in outcome) {
      const { fields } = outcome.refused;
      return names(fields, nonsense) ? [] : [{ where: `${what}: refused for ${fields}`, figure: 1 }];
    }
    const doubts = judge(spoiled).filter(({ severity }) => severity !== 'warn');
    const named = doubts.some(({ fields }) => names(fields, nonsense));
    return mayBeAsked && named ? [] : [{ where: `${what}: drafted`, figure: 1 }];
  });
}
