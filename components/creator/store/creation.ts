import { listingOf } from '@/lib/choices/catalogue';
import { availability, force, stands } from '@/lib/choices/compatibility';
import { followingDefaults } from '@/lib/choices/default-beside';
import { completeChoices, defaultChoices } from '@/lib/choices/defaults';
import { fittingSizes, rangeOf } from '@/lib/choices/ranges';
import type { Choices, Conflict, Garment } from '@/lib/choices/types';
import type { Measures } from './measures';
import { type MovedSize, movedSizes, sizesBeside } from './sizes-aside';

/** What is chosen, and what waits to come back. */
interface Design {
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

interface Outcome {
  readonly creation: Creation;
  readonly switchedOff: readonly Conflict[];
  readonly cameBack: readonly Choice[];
  /** Dimensions that went along, of those that count before and after. */
  readonly moved: readonly MovedSize[];
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

/** Whether one of the `chosen` slots would give way; what was not does so without being asked about. */
export function costsAChoice(chosen: readonly string[], switchesOff: readonly Conflict[]): boolean {
  return switchesOff.some(({ slot }) => chosen.includes(slot));
}

/** What taking a value would switch off; empty when it simply can be taken. */
export function costOf(creation: Creation, slot: string, value: string): readonly Conflict[] {
  return designWith(creation, slot, value)
    ? []
    : force(creation.choices, slot, value, chosenSlots(creation)).switchedOff;
}

/** The design as it was when `value` stood in the slot, if others have been tried there since. */
function designWith({ tried }: Creation, slot: string, value: string): Design | undefined {
  return tried?.slot === slot
    ? tried.designs.find((each) => each.choices.options[slot] === value)
    : undefined;
}

/** Of the values that cost nothing, the one closest in the list to the value asked for; never the present one. */
export function nearestFree(creation: Creation, slot: string, value: string): string | null {
  const { choices } = creation;
  const values = listingOf(choices.garment).slots[slot]?.values ?? [];
  const asked = values.indexOf(value);
  const free = availability(choices, slot, chosenSlots(creation))
    .filter((each) => each.available && each.value !== value && each.value !== choices.options[slot])
    .map((each) => each.value);
  const distance = (other: string) => Math.abs(values.indexOf(other) - asked);
  return free.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** Takes a value whatever stands against it, sets aside what gives way, and lets come back what can. */
export function take(creation: Creation, slot: string, value: string): Outcome {
  const left = designWith(creation, slot, value);
  if (left) return backTo(creation, left);
  const { choices, switchedOff } = force(creation.choices, slot, value, chosenSlots(creation));
  const setAside = { ...confirmed(creation, slot).setAside };
  for (const conflict of switchedOff) setAside[conflict.slot] ??= conflict.value;
  const { creation: settled, cameBack } = bringBack({ ...creation, choices, setAside }, slot);
  const { sizes, sizesAside } = sizesBeside(creation, settled.choices);
  const taken = {
    ...settled,
    choices: { ...settled.choices, sizes },
    sizesAside,
    chosen: creation.chosen.includes(slot) ? creation.chosen : [...creation.chosen, slot],
    tried: {
      slot,
      designs: [...(creation.tried?.slot === slot ? creation.tried.designs : []), designOf(creation)],
    },
  };
  return { creation: taken, switchedOff, cameBack, moved: movedSizes(creation.choices, taken.choices) };
}

function backTo(creation: Creation, left: Design): Outcome {
  const { slot = '', designs = [] } = creation.tried ?? {};
  const earlier = designs.slice(0, designs.indexOf(left));
  const { options } = left.choices;
  const back = Object.entries(creation.setAside).filter(([waiting, value]) => options[waiting] === value);
  return {
    creation: {
      ...creation,
      ...left,
      tried: earlier.length > 0 ? { slot, designs: earlier } : undefined,
    },
    switchedOff: [],
    cameBack: back.map(([waiting, value]) => ({ slot: waiting, value })),
    moved: movedSizes(creation.choices, left.choices),
  };
}

function designOf({ choices, setAside, sizesAside, chosen }: Creation): Design {
  return { choices, setAside, sizesAside, chosen };
}

function bringBack(creation: Creation, except: string): { creation: Creation; cameBack: readonly Choice[] } {
  const { [except]: own, ...waiting } = creation.setAside;
  const before = creation.choices.options;
  const together = { ...creation.choices, options: { ...before, ...waiting } };
  // What went together comes back together: one alone may not go with what stands in for the other.
  const kept = [except, ...chosenSlots(creation)];
  const back = stands(together, kept) ? together.options : oneByOne(creation.choices, waiting, kept);
  // What stands by default follows what came back, where that breaks nothing.
  const followed = followingDefaults(creation.choices, back, [...kept, ...Object.keys(waiting)]);
  const options = stands({ ...creation.choices, options: followed }, kept) ? followed : back;
  const stillWaiting = Object.entries(waiting).filter(([slot, value]) => options[slot] !== value);
  const setAside = Object.fromEntries(own === undefined ? stillWaiting : [...stillWaiting, [except, own]]);
  const cameBack = Object.entries(waiting)
    .filter(([slot, value]) => options[slot] === value && before[slot] !== value)
    .map(([slot, value]) => ({ slot, value }));
  return { creation: { ...creation, choices: { ...creation.choices, options }, setAside }, cameBack };
}

function oneByOne(
  choices: Choices,
  waiting: Creation['setAside'],
  kept: readonly string[],
): Choices['options'] {
  let { options } = choices;
  for (const [slot, value] of Object.entries(waiting)) {
    const tried = { ...options, [slot]: value };
    if (stands({ ...choices, options: tried }, kept)) options = tried;
  }
  return options;
}

/** The value that stands in a slot is what the person wants: nothing is waiting to come back there. */
export function confirmed(creation: Creation, slot: string): Creation {
  if (!(slot in creation.setAside)) return creation;
  const { [slot]: _settled, ...setAside } = creation.setAside;
  return { ...creation, setAside, tried: undefined };
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
