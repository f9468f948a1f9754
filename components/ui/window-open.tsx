'use client';
import { useEffect } from 'react';

let open = 0;

function count(change: 1 | -1): void {
  open += change;
  document.documentElement.toggleAttribute('data-window', open > 0);
}

/** Stands in a window over the page and tells the page of it, as long as one is open. */
export function WindowOpen() {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
  return null;
}
