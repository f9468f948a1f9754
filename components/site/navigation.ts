import type { RouteName } from '@/lib/i18n/routes';

type NavigationKey =
  | 'prices'
  | 'concept'
  | 'suggestions'
  | 'dictionary'
  | 'blog'
  | 'faq'
  | 'contact'
  | 'why'
  | 'about'
  | 'method'
  | 'sheets'
  | 'accuracy'
  | 'legal'
  | 'privacy'
  | 'terms';

interface NavigationItem {
  /** Key of its words under `site.navigation`. */
  readonly key: NavigationKey;
  readonly to: RouteName;
  readonly anchor?: string;
}

/** What the header leads to, in order. */
export const NAVIGATION: readonly NavigationItem[] = [
  { key: 'suggestions', to: 'suggestions' },
  { key: 'prices', to: 'prices' },
  { key: 'dictionary', to: 'dictionary' },
  { key: 'blog', to: 'blog' },
  { key: 'faq', to: 'faq' },
];

/** What the footer leads to, in columns: the service, reading, who we are. */
export const FOOTER_NAVIGATION: readonly (readonly NavigationItem[])[] = [
  [
    { key: 'method', to: 'home', anchor: 'method' },
    { key: 'accuracy', to: 'home', anchor: 'accuracy' },
    { key: 'sheets', to: 'home', anchor: 'sheets' },
    { key: 'suggestions', to: 'suggestions' },
    { key: 'concept', to: 'concept' },
    { key: 'why', to: 'why' },
    { key: 'prices', to: 'prices' },
  ],
  [
    { key: 'dictionary', to: 'dictionary' },
    { key: 'blog', to: 'blog' },
    { key: 'faq', to: 'faq' },
  ],
  [
    { key: 'about', to: 'about' },
    { key: 'contact', to: 'contact' },
    { key: 'legal', to: 'legal' },
    { key: 'privacy', to: 'privacy' },
    { key: 'terms', to: 'terms' },
  ],
];
