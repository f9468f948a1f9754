const KEY = 'droitfil.visit';

/** Milliseconds a visitor has spent designing on this browser. */
export function timeSpent(storage: Storage | null): number {
  try {
    const spent = Number(storage?.getItem(KEY));
    return Number.isFinite(spent) && spent > 0 ? spent : 0;
  } catch {
    return 0;
  }
}

/** Adds to the time spent and answers the whole of it. A browser that keeps nothing counts each visit by itself. */
export function spend(storage: Storage | null, before: number, ms: number): number {
  const spent = Math.max(before, timeSpent(storage)) + ms;
  try {
    storage?.setItem(KEY, String(Math.round(spent)));
  } catch {
    // Full or forbidden: the count goes on in the page.
  }
  return spent;
}
