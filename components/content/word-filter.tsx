'use client';

import { useId, useRef, useState } from 'react';
import styles from './word-index.module.css';

interface WordFilterProps {
  readonly label: string;
  readonly none: string;
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .toLowerCase();
}

// The list is server-rendered and large: hiding what does not match keeps it out of this bundle.
function narrow(root: Element, wanted: string): number {
  let shown = 0;
  for (const group of root.querySelectorAll<HTMLElement>('[data-group]')) {
    let own = 0;
    for (const entry of group.querySelectorAll<HTMLElement>('[data-words]')) {
      const matches = folded(entry.dataset.words ?? '').includes(wanted);
      entry.hidden = !matches;
      if (matches) own++;
    }
    group.hidden = own === 0;
    shown += own;
  }
  return shown;
}

/** Narrows the words of the index it stands in, as one types; accents and capitals do not matter. */
export function WordFilter({ label, none }: WordFilterProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [empty, setEmpty] = useState(false);
  const change = () => {
    const root = field.current?.closest('[data-index]');
    if (root) setEmpty(narrow(root, folded(field.current?.value.trim() ?? '')) === 0);
  };
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <input ref={field} id={id} type="search" autoComplete="off" onInput={change} className={styles.field} />
      <p role="status" className={styles.none}>
        {empty ? none : ''}
      </p>
    </div>
  );
}
