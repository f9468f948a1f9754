import type { RouteName } from '@/lib/i18n/routes';

export interface NavigationItem {
  /** Key of its words under `site.navigation`. */
  readonly key: 'method' | 'sheets' | 'accuracy';
  readonly to: RouteName;
  readonly anchor?: string;
}

/** What the header and the footer lead to, in order. */
export const NAVIGATION: readonly NavigationItem[] = [
  { key: 'method', to: 'home', anchor: 'method' },
  { key: 'accuracy', to: 'home', anchor: 'accuracy' },
  { key: 'sheets', to: 'home', anchor: 'sheets' },
];
