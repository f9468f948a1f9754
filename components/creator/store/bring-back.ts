import { stands } from '@/lib/choices/compatibility';
import { followingDefaults } from '@/lib/choices/default-beside';
import type { Choices } from '@/lib/choices/types';
import { type Choice, type Creation, chosenSlots } from './creation';

/** Lets come back what was set aside and can stand again, all but what waits in the slot `except`. */
export function bringBack(
  creation: Creation,
  except: string,
): { creation: Creation; cameBack: readonly Choice[] } {
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
