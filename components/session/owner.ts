/**
 * For whom this browser keeps things: an account while someone is signed in, nobody otherwise. What is kept for an
 * account lies under keys of its own, so that no other ever opens it, and goes when she signs out.
 */
const OWNER = 'droitfil.owner';
const PRIVATE = 'droitfil.private.';

type Memory = 'localStorage' | 'sessionStorage';

/** One of the browser's memories, `null` where it is forbidden. */
export function browserMemory(name: Memory): Storage | null {
  try {
    return window[name];
  } catch {
    return null;
  }
}

/** The account things are kept for in this browser, `null` for whoever is not signed in. */
export function readOwner(): string | null {
  try {
    return browserMemory('localStorage')?.getItem(OWNER) ?? null;
  } catch {
    return null;
  }
}

/** The key under which `name` is kept for an account, or for whoever is not signed in. */
export function keptKey(name: string, owner: string | null): string {
  return owner === null ? `droitfil.${name}` : `${PRIVATE}${owner}.${name}`;
}

const followers = new Set<() => void>();

/** Who is signed in from now on. All that was kept for anybody else is forgotten, here and in the other tabs. */
export function writeOwner(owner: string | null): void {
  try {
    const storage = browserMemory('localStorage');
    if (owner === null) storage?.removeItem(OWNER);
    else storage?.setItem(OWNER, owner);
  } catch {
    // A browser that keeps no owner keeps nothing of an owner either.
  }
  forgetOthers(owner);
  for (const follow of [...followers]) follow();
}

function forgetOthers(owner: string | null): void {
  const own = owner === null ? null : keptKey('', owner);
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const memory = browserMemory(name);
    const keys = memory ? Object.keys(memory) : [];
    for (const key of keys)
      if (key.startsWith(PRIVATE) && !(own !== null && key.startsWith(own))) memory?.removeItem(key);
  }
}

/**
 * Calls `react` when someone else, or nobody, is signed in: in this tab, in another, or while this page lay in the
 * browser's memory of pages. What this tab alone remembered of the one before is forgotten first.
 */
export function followOwner(react: (owner: string | null) => void): () => void {
  let known = readOwner();
  const check = () => {
    const now = readOwner();
    if (now === known) return;
    known = now;
    forgetOthers(now);
    react(now);
  };
  followers.add(check);
  window.addEventListener('storage', check);
  window.addEventListener('pageshow', check);
  return () => {
    followers.delete(check);
    window.removeEventListener('storage', check);
    window.removeEventListener('pageshow', check);
  };
}
