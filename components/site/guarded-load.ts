type Kind = 'push' | 'replace' | 'reload';

interface LoadWindow {
  readonly navigation?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly location: Pick<Location, 'origin' | 'assign' | 'replace' | 'reload'>;
  fetch(address: string, init: RequestInit): Promise<unknown>;
}

/** The part of the browser's event that tells one way of leaving a page from another. */
export type Leaving = Pick<
  NavigateEvent,
  'cancelable' | 'downloadRequest' | 'formData' | 'hashChange' | 'navigationType' | 'userInitiated'
> & { readonly destination: Pick<NavigationDestination, 'sameDocument' | 'url'>; preventDefault(): void };

/**
 * The router loads the whole address of a page it could not fetch, and a script that is gone loads its page anew. Where
 * the server cannot be reached either, the browser would then put a page of its own in the place of ours: each such
 * load is first tried. Where a browser does not tell what is about to be loaded, nothing is tried.
 */
export function guardLoads(window: LoadWindow, onFailed: (href: string) => void) {
  let passed: string | undefined;

  const load = async (href: string, kind: Kind = 'push') => {
    try {
      await window.fetch(href, { method: 'HEAD', cache: 'no-store' });
    } catch {
      return onFailed(href);
    }
    passed = href;
    if (kind === 'push') window.location.assign(href);
    else if (kind === 'replace') window.location.replace(href);
    else window.location.reload();
  };

  const onNavigate = (event: Event | Leaving) => {
    const leaving = event as Leaving;
    const { url } = leaving.destination;
    if (!isLoadOfOurs(leaving, window.location.origin)) return;
    if (url === passed) {
      passed = undefined;
      return;
    }
    leaving.preventDefault();
    void load(url, leaving.navigationType as Kind);
  };

  window.navigation?.addEventListener('navigate', onNavigate as EventListener);
  return {
    /** Loads a page of ours as a whole, or says that it cannot be had. */
    load,
    stop: () => window.navigation?.removeEventListener('navigate', onNavigate as EventListener),
  };
}

/** Whether a script, not the reader, is about to load one of our pages as a whole. */
function isLoadOfOurs(leaving: Leaving, origin: string): boolean {
  const { cancelable, downloadRequest, formData, hashChange, userInitiated, navigationType } = leaving;
  if (!cancelable || userInitiated || hashChange || formData || downloadRequest !== null) return false;
  if (navigationType === 'traverse' || leaving.destination.sameDocument) return false;
  return new URL(leaving.destination.url).origin === origin;
}
