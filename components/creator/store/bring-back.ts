import { stands } from '@/lib/choices/compatibility';
import { followingDefaults } from '@/lib/choices/default-beside';
import { putBack } from '@/lib/choices/put-back';
import { type Choice, type Creation, chosenSlots } from './creation';

/** Lets come back what was set aside and can stand again, all but what waits in the slot `except`. */
export function bringBack(
  creation: Creation,
  except: string,
): { creation: Creation; cameBack: readonly Choice[] } {
  const { [except]: own, ...waiting } = creation.setAside;
  const before = creation.choices.options;
  const kept = [except, ...chosenSlots(creation)];
  const back = putBack(creation.choices, waiting, kept);
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
