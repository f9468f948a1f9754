type LoadingBar = typeof import('./loading-bar');

let fetched: Promise<LoadingBar | undefined> | undefined;

/** Fetches the loading bar, so that it is at hand: a page that is only read never needs it. */
export function haveLoadingBar(): Promise<LoadingBar | undefined> {
  // A bar that cannot be fetched is no reason to fail: the page it announces will say so itself.
  fetched ??= import('./loading-bar').catch(() => undefined);
  return fetched;
}

/** Does something with the loading bar, fetching it first. */
export function loadingBar(use: (bar: LoadingBar) => void): void {
  void haveLoadingBar().then((bar) => bar && use(bar));
}

/** The same, where the bar has been used before; else there is nothing to change. */
export function loadingBarIfUsed(use: (bar: LoadingBar) => void): void {
  if (fetched) loadingBar(use);
}
