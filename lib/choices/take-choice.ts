import { listingOf } from './catalogue';
import { broken, reconcile } from './compatibility';
import { followingDefaults } from './default-beside';
import { putBack } from './put-back';
import { type Chosen, fittingSizes } from './ranges';
import type { Choices, Conflict } from './types';

interface Availability {
  readonly value: string;
  readonly available: boolean;
  /** What choosing it all the same would switch off. */
  readonly switchesOff: readonly Conflict[];
}

/**
 * The choices with one value set whatever stood against it, and what had to give way: of the slots that somebody has
 * `chosen` none, unless nothing else could. What stood by default and nobody has chosen does so
 * beside the new value too; sizes out of range are reset.
 */
export function force(
  choices: Choices,
  slot: string,
  value: string,
  chosen: readonly string[] = [],
): { choices: Choices; switchedOff: Conflict[] } {
  const { options: agreed, switchedOff } = makeWay(choices, slot, value, chosen);
  const options = followingDefaults(choices, agreed, [slot, ...chosen]);
  const sizes = fittingSizes({ garment: choices.garment, options }, choices.sizes);
  return { choices: { ...choices, options, sizes }, switchedOff };
}

function makeWay(
  { garment, options }: Chosen,
  slot: string,
  value: string,
  chosen: readonly string[],
): ReturnType<typeof reconcile> {
  const wanted = { garment, options: { ...options, [slot]: value } };
  const sparing = reconcile(wanted, [slot, ...chosen]);
  const isSound = chosen.length === 0 || broken({ garment, options: sparing.options }).length === 0;
  return isSound ? sparedBy(wanted, sparing, [slot, ...chosen]) : reconcile(wanted, [slot]);
}

/** What gave way early may stand again beside what gave way after it. */
function sparedBy(
  { garment }: Chosen,
  { options, switchedOff }: ReturnType<typeof reconcile>,
  kept: readonly string[],
): ReturnType<typeof reconcile> {
  const waiting = Object.fromEntries(switchedOff.map(({ slot, value }) => [slot, value]));
  const spared = putBack({ garment, options }, waiting, kept);
  return { options: spared, switchedOff: switchedOff.filter(({ slot, value }) => spared[slot] !== value) };
}

/** Each value of a slot, and what taking it would cost beside the slots that somebody has `chosen`. */
export function availability(choices: Chosen, slot: string, chosen: readonly string[] = []): Availability[] {
  const values = listingOf(choices.garment).slots[slot]?.values ?? [];
  return values.map((value) => {
    const { switchedOff } = makeWay(choices, slot, value, chosen);
    return { value, available: switchedOff.length === 0, switchesOff: switchedOff };
  });
}
