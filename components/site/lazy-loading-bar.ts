type LoadingBar = typeof import('./loading-bar');

let fetched: Promise<LoadingBar | undefined> | undefined;

/** Does something with the loading bar, fetching it first: a page that is only read never needs it. */
export function loadingBar(use: (bar: LoadingBar) => void): void {
  // A bar that cannot be fetched is no reason to fail: the page it announces will say so itself.
  fetched ??= import('./loading-bar').catch(() => undefined);
  fetched.then((bar) => bar && use(bar));
}

/** The same, where the bar has been used before; else there is nothing to change. */
export function loadingBarIfUsed(use: (bar: LoadingBar) => void): void {
  if (fetched) loadingBar(use);
}
