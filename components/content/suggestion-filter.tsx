'use client';

import { useEffect, useRef, useState } from 'react';
import choice from '@/components/ui/answers.module.css';
import styles from './suggestion-filter.module.css';

interface SuggestionFilterProps {
  readonly label: string;
  readonly filters: readonly { readonly id: string; readonly name: string }[];
  /** What is said of how many are left, by their number. */
  readonly counts: readonly string[];
}

// Cards are server-rendered and large: hiding what does not match keeps them out of this bundle.
function narrow(root: Element, wanted: readonly string[]): number {
  let shown = 0;
  for (const group of root.querySelectorAll<HTMLElement>('[data-group]')) {
    let own = 0;
    for (const card of group.querySelectorAll<HTMLElement>('[data-met]')) {
      const met = card.dataset.met?.split(' ') ?? [];
      card.hidden = !wanted.every((filter) => met.includes(filter));
      if (!card.hidden) own++;
    }
    group.hidden = own === 0;
    shown += own;
  }
  return shown;
}

const chosenIn = (address: string): string[] => new URLSearchParams(address).getAll('only');

/** Shows only suggestions that meet all that is ticked. It stands in the address, so that one who comes back finds it. */
export function SuggestionFilter({ label, filters, counts }: SuggestionFilterProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');

  function show(wanted: readonly string[]) {
    const root = field.current?.closest('[data-suggestions]');
    if (!root) return;
    const shown = narrow(root, wanted);
    setChosen(wanted);
    setSaid(wanted.length > 0 ? (counts[shown] ?? '') : '');
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address asks for is shown once, when it is opened.
  useEffect(() => {
    const asked = chosenIn(location.search).filter((each) => filters.some(({ id }) => id === each));
    if (asked.length > 0) show(asked);
  }, []);

  function toggle(id: string) {
    const wanted = chosen.includes(id) ? chosen.filter((own) => own !== id) : [...chosen, id];
    const query = new URLSearchParams(wanted.map((own) => ['only', own])).toString();
    history.replaceState(history.state, '', location.pathname + (query && `?${query}`));
    show(wanted);
  }

  return (
    <fieldset ref={field} className={choice.question}>
      <legend>{label}</legend>
      <div className={choice.answers}>
        {filters.map(({ id, name }) => (
          <label key={id}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </fieldset>
  );
}
