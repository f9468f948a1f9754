import { listingOf } from '@/lib/choices/catalogue';
import { availability, force } from '@/lib/choices/compatibility';
import { completeChoices, defaultChoices } from '@/lib/choices/defaults';
import { fittingSizes, rangeOf } from '@/lib/choices/ranges';
import type { Choices, Conflict, Garment } from '@/lib/choices/types';
import type { Measures } from './measures';

/** All that undo can bring back. */
export interface Creation {
  readonly choices: Choices;
  /** What forced choices switched off, by slot: it comes back as soon as it can. */
  readonly setAside: Readonly<Record<string, string>>;
  readonly measures: Measures;
  readonly patternName: string;
}

/** A value and its slot. */
export interface Choice {
  readonly slot: string;
  readonly value: string;
}

export interface Outcome {
  readonly creation: Creation;
  readonly switchedOff: readonly Conflict[];
  readonly cameBack: readonly Choice[];
}

export function startingCreation(garment: Garment): Creation {
  return { choices: defaultChoices(garment), setAside: {}, measures: { kind: 'none' }, patternName: '' };
}

/** What taking a value would switch off; empty when it simply can be taken. */
export function costOf(choices: Choices, slot: string, value: string): readonly Conflict[] {
  return force(choices, slot, value).switchedOff;
}

/** Of the values that cost nothing, the one closest in the list to the value asked for; never the present one. */
export function nearestFree(choices: Choices, slot: string, value: string): string | null {
  const values = listingOf(choices.garment).slots[slot]?.values ?? [];
  const asked = values.indexOf(value);
  const free = availability(choices, slot)
    .filter((each) => each.available && each.value !== value && each.value !== choices.options[slot])
    .map((each) => each.value);
  const distance = (other: string) => Math.abs(values.indexOf(other) - asked);
  return free.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** Takes a value whatever stands against it, sets aside what gives way, and lets come back what can. */
export function take(creation: Creation, slot: string, value: string): Outcome {
  const { choices, switchedOff } = force(creation.choices, slot, value);
  const setAside = { ...confirmed(creation, slot).setAside };
  for (const conflict of switchedOff) setAside[conflict.slot] ??= conflict.value;
  const { creation: settled, cameBack } = bringBack({ ...creation, choices, setAside }, slot);
  return { creation: settled, switchedOff, cameBack };
}

function bringBack(creation: Creation, except: string): { creation: Creation; cameBack: readonly Choice[] } {
  let { choices } = creation;
  const setAside = { ...creation.setAside };
  const cameBack: Choice[] = [];
  for (const [slot, value] of Object.entries(setAside)) {
    if (slot === except) continue;
    const tried = force(choices, slot, value);
    if (tried.switchedOff.length > 0) continue;
    if (choices.options[slot] !== value) cameBack.push({ slot, value });
    choices = tried.choices;
    delete setAside[slot];
  }
  return { creation: { ...creation, choices, setAside }, cameBack };
}

/** The value that stands in a slot is what the person wants: nothing is waiting to come back there. */
export function confirmed(creation: Creation, slot: string): Creation {
  if (!(slot in creation.setAside)) return creation;
  const { [slot]: _settled, ...setAside } = creation.setAside;
  return { ...creation, setAside };
}

/** Sets a dimension in cm, or gives it back to the engine with `null`. Refuses what is out of its range. */
export function withSize(creation: Creation, size: string, cm: number | null): Creation {
  const { choices } = creation;
  if (cm === null) {
    const { [size]: _given, ...rest } = choices.sizes;
    return { ...creation, choices: { ...choices, sizes: fittingSizes(choices, rest) } };
  }
  const { min, max } = rangeOf(choices, size);
  if (!(cm >= min && cm <= max)) throw new RangeError(`${size} of ${cm} cm is not within ${min}–${max}`);
  if (choices.sizes[size] === cm) return creation;
  return { ...creation, choices: { ...choices, sizes: { ...choices.sizes, [size]: cm } } };
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
  return { ...creation, choices, setAside: {} };
}
