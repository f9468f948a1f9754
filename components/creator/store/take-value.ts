import { listingOf } from '@/lib/choices/catalogue';
import { availability, force } from '@/lib/choices/take-choice';
import type { Conflict } from '@/lib/choices/types';
import { bringBack } from './bring-back';
import { type Choice, type Creation, chosenSlots, type Design } from './creation';
import { type MovedSize, movedSizes, sizesBeside } from './sizes-aside';

interface Outcome {
  readonly creation: Creation;
  readonly switchedOff: readonly Conflict[];
  readonly cameBack: readonly Choice[];
  /** Dimensions that went along, of those that count before and after. */
  readonly moved: readonly MovedSize[];
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

/** The value that stands in a slot is what the person wants: nothing is waiting to come back there. */
export function confirmed(creation: Creation, slot: string): Creation {
  if (!(slot in creation.setAside)) return creation;
  const { [slot]: _settled, ...setAside } = creation.setAside;
  return { ...creation, setAside, tried: undefined };
}
