import { questionsOf, STEPS } from '@/components/creator/steps/questions';
import type { Choices } from '@/lib/choices/types';

/** What one sees of a garment first, from the neck down. */
const SEEN_FIRST = ['neckline-front', 'collar', 'sleeve', 'sleeve-length', 'skirt', 'length'];
const MOST = 3;

type Made = { readonly name: string; readonly choices: Choices };

interface Telling {
  /** Questions whose answers say which garment it is. */
  readonly slots: readonly string[];
  /** Questions and dimensions that part it from its namesakes. */
  readonly apart: { readonly slots: readonly string[]; readonly sizes: readonly string[] };
}

/** What tells a pattern from the others of a list: first what differs where they have one name, then what is seen. */
export function telling(made: Made, all: readonly Made[]): Telling {
  const { choices } = made;
  const asked = STEPS.flatMap((step) => questionsOf(step, choices));
  const namesakes = all
    .filter((each) => each !== made && each.name === made.name)
    .map((each) => each.choices);
  const isApart = (of: 'options' | 'sizes', key: string) =>
    namesakes.some((each) => each.garment === choices.garment && each[of][key] !== choices[of][key]);
  const slots = asked.map(({ slot }) => slot).filter((slot) => isApart('options', slot));
  const sizes = asked.flatMap((question) => question.sizes).filter((size) => isApart('sizes', size));
  const seen = SEEN_FIRST.filter((slot) => asked.some((question) => question.slot === slot))
    .filter((slot) => !slots.includes(slot) && !['none', undefined].includes(choices.options[slot]))
    .slice(0, MOST);
  return {
    slots: seen,
    apart: { slots: slots.slice(0, MOST), sizes: sizes.slice(0, MOST - Math.min(MOST, slots.length)) },
  };
}
