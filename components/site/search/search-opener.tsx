'use client';
import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { Found } from '@/lib/content/search';
import type { SearchWindowProps } from './search-window';

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
  readonly className: string;
  readonly children: ReactNode;
}

/** Opens the search. What searches, and what is searched, is fetched by whoever opens it. */
export function SearchOpener({ href, database, words, className, children }: SearchOpenerProps) {
  const [Window, setWindow] = useState<ComponentType<SearchWindowProps>>();
  const start = async (event: MouseEvent) => {
    event.preventDefault();
    const { SearchWindow } = await import('./search-window');
    setWindow(() => SearchWindow);
  };
  return (
    <>
      <a
        href={href}
        data-stays
        aria-label={words.open}
        title={words.open}
        onClick={start}
        className={className}
      >
        {children}
      </a>
      {Window && <Window database={database} words={words} onClose={() => setWindow(undefined)} />}
    </>
  );
}
