'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { Unit } from './units';

const KEY = 'droitfil.unit';
const CHANGED = 'droitfil:unit';

function read(): Unit {
  try {
    return window.localStorage.getItem(KEY) === 'in' ? 'in' : 'cm';
  } catch {
    return 'cm';
  }
}

function subscribe(notify: () => void) {
  window.addEventListener(CHANGED, notify);
  window.addEventListener('storage', notify);
  return () => {
    window.removeEventListener(CHANGED, notify);
    window.removeEventListener('storage', notify);
  };
}

/** The unit this person reads lengths in, remembered by the browser and shared by all that is on the page. */
export function useUnit(): [Unit, (unit: Unit) => void] {
  const unit = useSyncExternalStore<Unit>(subscribe, read, () => 'cm');
  const setUnit = useCallback((next: Unit) => {
    try {
      window.localStorage.setItem(KEY, next);
    } catch {
      // Forbidden storage: the unit then lasts as long as nothing asks for it again.
    }
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [unit, setUnit];
}
