import Link from 'next/link';
import type { ComponentProps } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { localPath } from '@/lib/i18n/paths';
import { ROUTES, type Route, type RouteName } from '@/lib/i18n/routes';

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'href'> {
  readonly locale: Locale;
  readonly to: RouteName;
  /** Anchor in the page, without `#`. */
  readonly anchor?: string;
  /** What stands for the varying segment of its address. */
  readonly slug?: string;
}

/** A link to a page of ours by its name in the route table, in the reader's language. */
export function PageLink({ locale, to, anchor, slug, ...rest }: PageLinkProps) {
  const link = linkTo(locale, to, anchor);
  return <Link {...link} {...rest} href={slug ? link.href.replace(/\[[^\]]+\]/, slug) : link.href} />;
}

/** The properties of a link to a page: where to, and how much of it to fetch before it is asked for. */
export function linkTo(locale: Locale, to: RouteName, anchor?: string) {
  const route: Route = ROUTES[to];
  const href = pageHref(locale, to, anchor);
  const heavy = route.interactive || FULL_OF_DRAWINGS.has(to);
  return heavy ? { href, prefetch: false, 'data-ahead': 'intent' } : { href };
}

/** Pages that weigh as much as all the others together: fetched ahead only by those who aim at them. */
const FULL_OF_DRAWINGS: ReadonlySet<RouteName> = new Set(['home', 'suggestions', 'suggestion', 'dictionary']);

export function pageHref(locale: Locale, to: RouteName, anchor?: string): string {
  return localPath(locale, ROUTES[to].path) + (anchor ? `#${anchor}` : '');
}
