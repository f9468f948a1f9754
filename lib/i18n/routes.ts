/**
 * The one table of pages: the middleware's not-found answer, the navigation, the sitemap and the tests read it.
 * A page is listed here or it does not exist.
 */
export interface Route {
  /** As under `app/[locale]`, with `[name]` for a segment that varies. */
  readonly path: string;
  /** Whether crawlers should find it; personal and one-time pages are not. */
  readonly indexed: boolean;
  /** Works rather than reads: its scripts are heavy, so they are fetched only by those who go there. */
  readonly interactive?: boolean;
}

export const ROUTES = {
  home: { path: '/', indexed: true },
  create: { path: '/create', indexed: true, interactive: true },
  prices: { path: '/prices', indexed: true, interactive: true },
  concept: { path: '/concept', indexed: true },
  why: { path: '/why-droitfil', indexed: true },
  about: { path: '/about-us', indexed: true },
  suggestions: { path: '/suggestions', indexed: true },
  suggestion: { path: '/suggestions/[slug]', indexed: true },
  dictionary: { path: '/dictionary', indexed: true },
  word: { path: '/dictionary/[sewingWord]', indexed: true },
  blog: { path: '/blog', indexed: true },
  article: { path: '/blog/[slug]', indexed: true },
  faq: { path: '/faq', indexed: true },
  contact: { path: '/contact', indexed: true },
  legal: { path: '/legal', indexed: true },
  privacy: { path: '/privacy', indexed: true },
  terms: { path: '/terms', indexed: true },
  account: { path: '/myaccount', indexed: false, interactive: true },
  creations: { path: '/myaccount/creations', indexed: false, interactive: true },
  creation: { path: '/myaccount/creations/export', indexed: false, interactive: true },
  informations: { path: '/myaccount/informations', indexed: false, interactive: true },
  measures: { path: '/myaccount/measures', indexed: false, interactive: true },
  wearer: { path: '/myaccount/measures/person', indexed: false, interactive: true },
  paymentSuccess: { path: '/payment/success', indexed: false, interactive: true },
  paymentCancel: { path: '/payment/cancel', indexed: false, interactive: true },
  sewing: { path: '/sew', indexed: false, interactive: true },
  projector: { path: '/project', indexed: false, interactive: true },
  signInReturn: { path: '/auth/callback', indexed: false, interactive: true },
  signInBridge: { path: '/auth/bridge', indexed: false, interactive: true },
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
