'use client';

import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Chosen } from '@/lib/choices/ranges';
import { browserStorage, startAutosave } from './autosave';
import { type CreatorStart, type CreatorStore, createCreatorStore } from './create-store';
import { chosenSlots } from './creation';
import type { CreatorState } from './state';

const CreatorContext = createContext<CreatorStore | null>(null);

interface CreatorProviderProps {
  readonly children: ReactNode;
  /** What the last visit left. */
  readonly start?: CreatorStart | null;
  /** The account it is kept for; nobody's when no one is signed in. */
  readonly owner?: string | null;
  /** Given by tests; a page makes its own. */
  readonly store?: CreatorStore;
}

/** One store for the screen below it, kept in the browser between visits. */
export function CreatorProvider({ children, start, owner = null, store: given }: CreatorProviderProps) {
  const [store] = useState(() => given ?? createCreatorStore(start ?? undefined));
  useEffect(() => {
    const autosave = startAutosave(store, browserStorage(), owner);
    return () => autosave.stop();
  }, [store, owner]);
  return <CreatorContext value={store}>{children}</CreatorContext>;
}

export function useCreatorStore(): CreatorStore {
  const store = use(CreatorContext);
  if (!store) throw new Error('useCreator needs a CreatorProvider above it');
  return store;
}

/** The part of the creator's state that `select` picks; renders again only when that part changes. */
export function useCreator<T>(select: (state: CreatorState) => T): T {
  return useStore(useCreatorStore(), select);
}

/** The options, and which of them somebody chose. */
export interface ChosenOptions extends Chosen {
  readonly chosen: readonly string[];
}

/** What is chosen, dimensions apart: the same object for as long as only those are pulled. */
export function useChosen(): ChosenOptions {
  const garment = useCreator((state) => state.history.present.choices.garment);
  const options = useCreator((state) => state.history.present.choices.options);
  const taken = useCreator((state) => state.history.present.chosen);
  const setAside = useCreator((state) => state.history.present.setAside);
  return useMemo(
    () => ({ garment, options, chosen: chosenSlots({ chosen: taken, setAside }) }),
    [garment, options, taken, setAside],
  );
}
