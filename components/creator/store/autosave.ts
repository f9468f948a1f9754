import type { CreatorStart, CreatorStore } from './create-store';
import { writeSaved } from './write-saved';

const KEY = 'droitfil.creation';

/** Long enough not to write at every pixel of a slider, short enough to lose nothing worth a sigh. */
const REST_MS = 300;

/** A browser may forbid storage altogether: then nothing is kept and nothing breaks. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function savedText(storage: Storage | null): string | null {
  try {
    return storage?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

/** What the last visit left, `null` when there is nothing to go on with. What reads it comes only when there is. */
export async function loadCreation(storage: Storage | null): Promise<CreatorStart | null> {
  const text = savedText(storage);
  if (text === null) return null;
  const { readSaved } = await import('./saved');
  return readSaved(text);
}

/** Keeps a creation made elsewhere: the creator opens with it next time. Throws when the browser keeps nothing. */
export function keepCreation(storage: Storage | null, start: CreatorStart): void {
  if (!storage) throw new Error('This browser keeps nothing.');
  storage.setItem(KEY, writeSaved(start));
}

export function forgetCreation(storage: Storage | null): void {
  storage?.removeItem(KEY);
}

export interface Autosave {
  /** Writes now what waits: before the page is left. */
  flush(): void;
  stop(): void;
}

/** Keeps the store's creation in the browser a moment after each change, and at once when the page goes away. */
export function startAutosave(store: CreatorStore, storage: Storage | null): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const { history, touched } = store.getState();
    try {
      storage?.setItem(KEY, writeSaved({ creation: history.present, touched }));
    } catch {
      // A full or forbidden storage costs the memory of this visit, not the visit.
    }
  };
  const flush = () => {
    if (timer !== undefined) write();
  };
  const unsubscribe = store.subscribe((state, before) => {
    if (state.history.present === before.history.present && state.touched === before.touched) return;
    clearTimeout(timer);
    timer = setTimeout(write, REST_MS);
  });
  window.addEventListener('pagehide', flush);

  return {
    flush,
    stop() {
      flush();
      unsubscribe();
      window.removeEventListener('pagehide', flush);
    },
  };
}
