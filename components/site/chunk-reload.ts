const KEY = 'droitfil-reloaded';
/** A second failure within this time is not cured by reloading. */
const ONCE_WITHIN_MS = 30_000;

/** Whether an error is a script of ours that could not be fetched, as after a new release. */
export function isLostChunk(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  return (
    reason.name === 'ChunkLoadError' ||
    /Failed to load chunk|dynamically imported module/i.test(reason.message)
  );
}

let headedFor: string | null = null;

/** The page the reader has asked for and that has not come yet; `null` once it has. */
export function headFor(href: string | null): void {
  headedFor = href;
}

/** Loads the page that was asked for, or else the present one, anew, once: says whether it did. */
export function reloadOnce(window: Window, now: number = Date.now()): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0);
    if (now - last < ONCE_WITHIN_MS) return false;
    window.sessionStorage.setItem(KEY, String(now));
  } catch {
    return false;
  }
  if (headedFor === null) window.location.reload();
  else window.location.assign(headedFor);
  return true;
}

/** Watches for lost scripts that no error page catches. Returns how to stop. */
export function reloadOnLostChunk(window: Window): () => void {
  const onRejection = ({ reason }: PromiseRejectionEvent) => isLostChunk(reason) && reloadOnce(window);
  window.addEventListener('unhandledrejection', onRejection);
  return () => window.removeEventListener('unhandledrejection', onRejection);
}
