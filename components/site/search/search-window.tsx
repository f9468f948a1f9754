'use client';
import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import buttonStyles from '@/components/ui/button.module.css';
import { CloseIcon } from '@/components/ui/icons/interface';
import type { Found, Search, SearchPictures } from '@/lib/content/search';
import { fetchPictures, fetchSearch } from './fetch-search';
import styles from './search.module.css';
import type { SearchWords } from './search-opener';
import { SearchResults } from './search-results';

export interface SearchWindowProps {
  readonly database: string;
  readonly words: SearchWords;
  readonly onClose: () => void;
}

/** A window with one field: what matches shows as one types. Arrows walk through it, Escape closes. */
export function SearchWindow({ database, words, onClose }: SearchWindowProps) {
  const window = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState<Search>();
  const [pictures, setPictures] = useState<SearchPictures>();
  const [failed, setFailed] = useState(false);
  const [wanted, setWanted] = useState('');
  const id = useId();

  useEffect(() => {
    window.current?.showModal();
    fetchSearch(database).then(
      (ready) => setSearch(() => ready),
      () => setFailed(true),
    );
    void fetchPictures().then(setPictures, () => {});
  }, [database]);

  const found: readonly Found[] = search && wanted.trim() ? search(wanted) : [];
  const nothing = search && wanted.trim() && found.length === 0;
  return (
    <dialog
      ref={window}
      aria-label={words.open}
      className={styles.window}
      onClose={onClose}
      onClick={({ target }) => target === window.current && window.current.close()}
      onKeyDown={walk}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <label htmlFor={id} className="visually-hidden">
            {words.label}
          </label>
          <input
            id={id}
            type="search"
            autoComplete="off"
            placeholder={words.label}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
            className={styles.field}
          />
          <button
            type="button"
            aria-label={words.close}
            onClick={() => window.current?.close()}
            className={clsx(buttonClass({ variant: 'quiet' }), buttonStyles.square)}
          >
            <CloseIcon />
          </button>
        </div>
        <p role="status" className={styles.status}>
          {failed ? words.trouble : nothing ? words.none : ''}
        </p>
        <SearchResults
          found={found}
          pictures={pictures}
          kinds={words.kinds}
          onFollow={() => window.current?.close()}
        />
      </div>
    </dialog>
  );
}

/** Up and down go from the field through what was found, Escape out of it all. */
function walk(event: KeyboardEvent<HTMLDialogElement>): void {
  // A search field would keep the first Escape for itself.
  if (event.key === 'Escape') event.currentTarget.close();
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
