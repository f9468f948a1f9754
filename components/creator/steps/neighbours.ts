import { listingOf } from '@/lib/choices/catalogue';
import { rangeOf } from '@/lib/choices/ranges';
import type { Choices } from '@/lib/choices/types';
import { type Creation, chosenSlots, withSize } from '../store/creation';
import { costOf, costsAChoice, take } from '../store/take-value';

/** What one press of an arrow would make of a creation, either way, on the control that has the focus. */
export function neighboursAt(control: HTMLElement, creation: Creation): Choices[] {
  const size = control.closest<HTMLElement>('[data-size]')?.dataset.size;
  if (size) return besideSize(creation, size);
  const slot = control.closest<HTMLElement>('[data-slot]')?.dataset.slot;
  return slot && control.matches('[type=radio]') ? besideValue(creation, slot, control) : [];
}

function besideSize(creation: Creation, size: string): Choices[] {
  const { choices } = creation;
  const given = choices.sizes[size];
  if (given === undefined) return [];
  const { min, max } = rangeOf(choices, size);
  const step = listingOf(choices.garment).sizes[size]?.step ?? 0.5;
  return [given - step, given + step]
    .map((cm) => Math.round(cm * 1000) / 1000)
    .filter((cm) => cm >= min && cm <= max)
    .map((cm) => withSize(creation, size, cm).choices);
}

/** The values to either side, those left out that would first have to be asked about. */
function besideValue(creation: Creation, slot: string, radio: HTMLElement): Choices[] {
  const group = radio.closest('[role=radiogroup]');
  const values = [...(group?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])].map(
    ({ value }) => value,
  );
  const chosen = values.indexOf(creation.choices.options[slot] ?? '');
  return [values.at(chosen - 1), values[(chosen + 1) % values.length]]
    .filter((value) => value !== undefined)
    .filter((value) => !costsAChoice(chosenSlots(creation), costOf(creation, slot, value)))
    .map((value) => take(creation, slot, value).creation.choices);
}
