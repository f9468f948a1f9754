import { startTransition, useEffect, useState } from 'react';
import type { StoreApi } from 'zustand';

/** So long after a change the drawing is on the screen, and a tapping hand between two taps of it, in ms. */
const LATER_MS = 150;
/** However fast changes follow, nothing said of them is older than this, in ms. */
const LATEST_MS = 600;

/**
 * What `select` picks of a store, a moment after it changed: what nobody looks at while the hand moves gives way to the
 * drawing.
 */
export function useLater<S, T>(
  store: Pick<StoreApi<S>, 'getState' | 'subscribe'>,
  select: (state: S) => T,
  isSame: (a: T, b: T) => boolean = Object.is,
): T {
  const [value, setValue] = useState(() => select(store.getState()));
  useEffect(() => {
    let since: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      since = undefined;
      const now = select(store.getState());
      startTransition(() => setValue((before) => (isSame(before, now) ? before : now)));
    };
    const wait = () => {
      const now = performance.now();
      since ??= now;
      clearTimeout(timer);
      timer = setTimeout(follow, Math.min(LATER_MS, since + LATEST_MS - now));
    };
    follow();
    const unsubscribe = store.subscribe(wait);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store, select, isSame]);
  return value;
}
