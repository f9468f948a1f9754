'use client';
import { clsx } from 'clsx';
import dynamic from 'next/dynamic';
import { type MouseEvent, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import buttonStyles from '@/components/ui/button.module.css';
import { SearchIcon } from '@/components/ui/icons/interface';
import type { Found } from '@/lib/content/search';

export interface SearchWords {
  readonly open: string;
  readonly close: string;
  readonly label: string;
  readonly none: string;
  readonly trouble: string;
  readonly kinds: Readonly<Record<Found['kind'], string>>;
}

interface SearchOpenerProps {
  /** Where the search leads without scripts. */
  readonly href: string;
  /** Where the content of this language is. */
  readonly database: string;
  readonly words: SearchWords;
  readonly className?: string;
}

const SearchWindow = dynamic(() => import('./search-window'), { ssr: false });

/** Opens the search. What searches, and what is searched, is fetched by whoever opens it. */
export function SearchOpener({ href, database, words, className }: SearchOpenerProps) {
  const [open, setOpen] = useState(false);
  const start = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        href={href}
        aria-label={words.open}
        title={words.open}
        onClick={start}
        className={clsx(buttonClass({ variant: 'quiet' }), buttonStyles.square, className)}
      >
        <SearchIcon />
      </a>
      {open && <SearchWindow database={database} words={words} onClose={() => setOpen(false)} />}
    </>
  );
}
