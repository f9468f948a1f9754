import { listingOf } from '@/lib/choices/catalogue';
import { completeChoices, defaultChoices } from '@/lib/choices/defaults';
import { fittingSizes, rangeOf } from '@/lib/choices/ranges';
import { force } from '@/lib/choices/take-choice';
import type { Choices, Garment } from '@/lib/choices/types';
import type { Measures } from './measures';

/** What is chosen, and what waits to come back. */
export interface Design {
  readonly choices: Choices;
  /** What forced choices switched off, by slot: it comes back as soon as it can. */
  readonly setAside: Readonly<Record<string, string>>;
  /** Dimensions that what is chosen does not leave as they were, cm or automatic (`null`): they come back likewise. */
  readonly sizesAside: SizesAside;
  /** Slots whose value somebody took; the others hold what was offered first, or what came with it. */
  readonly chosen: readonly string[];
}

/** All that undo can bring back. */
export interface Creation extends Design {
  readonly measures: Measures;
  readonly patternName: string;
  /** What it is shown in, as `lib/cloth` writes it; unbleached cotton without it. Nothing of the pattern follows it. */
  readonly look?: string | undefined;
  /** The question whose values are being tried, and the designs on the way: who goes back to a value finds what she left. */
  readonly tried?: { readonly slot: string; readonly designs: readonly Design[] } | undefined;
}

export type SizesAside = Readonly<Record<string, number | null>>;

/** A value and its slot. */
export interface Choice {
  readonly slot: string;
  readonly value: string;
}

export function startingCreation(garment: Garment): Creation {
  return designOnly(defaultChoices(garment), { measures: { kind: 'none' }, patternName: '' });
}

/** A creation with these choices, for whom and under which name it was; nothing is waiting to come back. */
export function designOnly(
  choices: Choices,
  { measures, patternName, look }: Pick<Creation, 'measures' | 'patternName' | 'look'>,
): Creation {
  const { options } = defaultChoices(choices.garment);
  const chosen = Object.keys(choices.options).filter((slot) => choices.options[slot] !== options[slot]);
  const shown = look === undefined ? {} : { look };
  return { choices, setAside: {}, sizesAside: {}, chosen, measures, patternName, ...shown };
}

/** The slots that hold what somebody chose: not those where something else stands in for it. */
export function chosenSlots({ chosen, setAside }: Pick<Design, 'chosen' | 'setAside'>): readonly string[] {
  return chosen.filter((slot) => !(slot in setAside));
}

/** Sets a dimension in cm, or gives it back to the engine with `null`. Refuses what is out of its range. */
export function withSize(creation: Creation, size: string, cm: number | null): Creation {
  const { choices } = creation;
  const { [size]: _wanted, ...sizesAside } = creation.sizesAside;
  if (cm === null) {
    const { [size]: _given, ...rest } = choices.sizes;
    return {
      ...creation,
      sizesAside,
      tried: undefined,
      choices: { ...choices, sizes: fittingSizes(choices, rest) },
    };
  }
  const { min, max } = rangeOf(choices, size);
  if (!(cm >= min && cm <= max)) throw new RangeError(`${size} of ${cm} cm is not within ${min}–${max}`);
  if (choices.sizes[size] === cm) return creation;
  return {
    ...creation,
    sizesAside,
    tried: undefined,
    choices: { ...choices, sizes: { ...choices.sizes, [size]: cm } },
  };
}

/** The same wishes on another garment, as far as it knows them. */
export function onGarment(creation: Creation, garment: Garment): Creation {
  if (garment === creation.choices.garment) return creation;
  const listing = listingOf(garment);
  const known = Object.entries(creation.choices.options).filter(([slot, value]) =>
    listing.slots[slot]?.values.includes(value),
  );
  const start = completeChoices(garment, {}, {});
  const options = known.reduce((choices, [slot, value]) => {
    const tried = force(choices, slot, value);
    return tried.switchedOff.length === 0 ? tried.choices : choices;
  }, start);
  const sizes = Object.fromEntries(
    Object.entries(creation.choices.sizes).filter(([size]) => size in listing.sizes),
  );
  const choices = { ...options, sizes: fittingSizes(options, { ...options.sizes, ...sizes }) };
  return designOnly(choices, creation);
}
