const HOME = '/';

/** A path on this site to come back to; anything that could lead elsewhere becomes the home page. */
export function safeReturn(path: unknown, origin: string): string {
  if (typeof path !== 'string' || !path.startsWith('/')) return HOME;
  if (!URL.canParse(path, origin)) return HOME;
  const url = new URL(path, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : HOME;
}

const HINT = 'droitfil.signed-in';

/** Whether someone signed in on this browser: read before the sign-in library is worth loading. No proof of anything. */
export function readHint(): boolean {
  try {
    return window.localStorage.getItem(HINT) === '1';
  } catch {
    return false;
  }
}

export function writeHint(signedIn: boolean): void {
  try {
    if (signedIn) window.localStorage.setItem(HINT, '1');
    else window.localStorage.removeItem(HINT);
    // The header's words follow at once, as they do from the same mark when the next page is opened.
    document.documentElement.toggleAttribute('data-known', signedIn);
  } catch {
    // Without storage the button merely says "sign in" until the library has answered.
  }
}
