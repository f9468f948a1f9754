'use client';

import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { HAND_RESTS_MS } from '../hand';
import { type ChosenOptions, useChosen } from '../store/provider';

const LaterContext = createContext<ChosenOptions | null>(null);

/**
 * What is chosen, for all cards below: the drawing goes first, what the cards say of it follows when the hand rests. Kept
 * back once for all of them, so that a key renders none but its own question.
 */
export function ChosenLater({ children }: { readonly children: ReactNode }) {
  const chosen = useChosen();
  const [later, setLater] = useState(chosen);
  useEffect(() => {
    const follow = () => startTransition(() => setLater(chosen));
    const timer = setTimeout(follow, HAND_RESTS_MS);
    return () => clearTimeout(timer);
  }, [chosen]);
  // Another garment has other questions altogether.
  return <LaterContext value={later.garment === chosen.garment ? later : chosen}>{children}</LaterContext>;
}

export function useChosenLater(): ChosenOptions {
  const chosen = use(LaterContext);
  if (!chosen) throw new Error('useChosenLater needs a ChosenLater above it');
  return chosen;
}
