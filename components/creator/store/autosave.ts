import { browserMemory, keptKey, readOwner } from '@/components/session/owner';
import type { CreatorStart, CreatorStore } from './create-store';
import { writeSaved } from './write-saved';

/** Long enough not to write at every pixel of a slider, short enough to lose nothing worth a sigh. */
const REST_MS = 300;

const keyOf = (owner: string | null) => keptKey('creation', owner);

/** A browser may forbid storage altogether: then nothing is kept and nothing breaks. */
export function browserStorage(): Storage | null {
  return browserMemory('localStorage');
}

function savedText(storage: Storage | null, owner: string | null): string | null {
  try {
    return storage?.getItem(keyOf(owner)) ?? null;
  } catch {
    return null;
  }
}

/**
 * What the last visit of whoever is signed in left, `null` when there is nothing to go on with. What reads it comes only
 * when there is.
 */
export async function loadCreation(
  storage: Storage | null,
  owner = readOwner(),
): Promise<CreatorStart | null> {
  const text = savedText(storage, owner);
  if (text === null) return null;
  const { readSaved } = await import('./saved');
  return readSaved(text);
}

/** Keeps a creation made elsewhere: the creator opens with it next time. Throws when the browser keeps nothing. */
export function keepCreation(storage: Storage | null, start: CreatorStart): void {
  if (!storage) throw new Error('This browser keeps nothing.');
  storage.setItem(keyOf(readOwner()), writeSaved(start));
}

/** Gives what was made without an account to the account signed in from there; nobody else finds it any more. */
export function carryCreation(storage: Storage | null, owner: string): void {
  const text = savedText(storage, null);
  if (storage === null || text === null) return;
  try {
    storage.setItem(keyOf(owner), text);
    storage.removeItem(keyOf(null));
  } catch {
    // Too full to be carried over: it stays where it is.
  }
}

interface Autosave {
  /** Writes now what waits: before the page is left. */
  flush(): void;
  stop(): void;
}

/**
 * Keeps the store's creation in the browser for `owner` a moment after each change, and at once when the page goes away:
 * never once she has signed out.
 */
export function startAutosave(
  store: CreatorStore,
  storage: Storage | null,
  owner: string | null = readOwner(),
): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    if (owner !== null && owner !== readOwner()) return;
    const { history, touched } = store.getState();
    try {
      storage?.setItem(keyOf(owner), writeSaved({ creation: history.present, touched }));
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
