/**
 * The one table of pages: the middleware's not-found answer, the navigation, the sitemap and the tests read it.
 * A page is listed here or it does not exist.
 */
export interface Route {
  /** As under `app/[locale]`, with `[name]` for a segment that varies. */
  readonly path: string;
  /** Whether crawlers should find it; personal and one-time pages are not. */
  readonly indexed: boolean;
}

export const ROUTES = {
  home: { path: '/', indexed: true },
  create: { path: '/create', indexed: true },
  account: { path: '/myaccount', indexed: false },
  creations: { path: '/myaccount/creations', indexed: false },
  creation: { path: '/myaccount/creations/export', indexed: false },
  informations: { path: '/myaccount/informations', indexed: false },
  measures: { path: '/myaccount/measures', indexed: false },
  wearer: { path: '/myaccount/measures/person', indexed: false },
  signInReturn: { path: '/auth/callback', indexed: false },
  signInBridge: { path: '/auth/bridge', indexed: false },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

/** The page that answers every address no route matches. It is never reached by its own address. */
export const UNKNOWN_PAGE = '/unknown';

const PATTERNS = Object.values(ROUTES).map(({ path }) => toPattern(path));

/** Whether some page answers this address, given without its locale. */
export function isKnownPath(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}

/** A page's address with `[name]` segments as an expression that matches the whole of it. */
export function toPattern(path: string): RegExp {
  const source = path.replace(/[.*+?^${}()|\\]/g, '\\$&').replace(/\[[^\]]+\]/g, '[^/]+');
  return new RegExp(`^${source}$`);
}
