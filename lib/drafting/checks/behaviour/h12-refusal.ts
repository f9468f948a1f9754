import type { Choices } from '@/lib/choices/types';
import type { DraftOutcome } from '@/lib/drafting/types';
import type { Body, MeasurementName } from '@/lib/measurements/names';
import type { Lapse } from './lapse';

type Door = (choices: Choices, body: Body) => DraftOutcome;

export interface Nonsense {
  readonly what: string;
  /** One of these must be named. */
  readonly fields: readonly MeasurementName[];
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
export const NONSENSE: readonly Nonsense[] = [
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
  pair('waist higher than she is tall', ['waistToFloor', 'stature'], ({ stature }) => ({
    waistToFloor: stature * 0.75,
  })),
];

/** Nonsense that is drafted, or refused without naming what is wrong. */
export function unrefused(door: Door, choices: Choices, body: Body): Lapse[] {
  return NONSENSE.flatMap(({ what, fields, spoil }) => {
    const outcome = door(choices, spoil(body));
    if (!('refused' in outcome)) return [{ where: `${what}: drafted`, figure: 1 }];
    const named = outcome.refused.fields.some((field) => (fields as readonly string[]).includes(field));
    return named ? [] : [{ where: `${what}: refused for ${outcome.refused.fields}`, figure: 1 }];
  });
}
