import type { Metadata } from 'next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales';
import { originOf, parseOrigins } from './origins';
import { localPath } from './paths';

/** Where a build that names no origin is looked at: one's own machine. */
const LOCAL_ORIGIN = 'http://localhost:3000';

/** The absolute address of a page in a language. Origins come from the configuration, never from a request. */
export function pageUrl(locale: Locale, path: string): string {
  const origin = originOf(locale, parseOrigins(process.env.SITE_ORIGINS), LOCAL_ORIGIN);
  return `${origin}${localPath(locale, path)}`;
}

/** Title, description, canonical address and translations of a page, as crawlers read them. */
export function pageMetadata(
  locale: Locale,
  path: string,
  { title, description }: { title: string; description: string },
): Metadata {
  const languages = Object.fromEntries(LOCALES.map((each) => [each, pageUrl(each, path)]));
  return {
    title,
    description,
    alternates: {
      canonical: pageUrl(locale, path),
      languages: { ...languages, 'x-default': pageUrl(DEFAULT_LOCALE, path) },
    },
    openGraph: {
      title,
      description,
      url: pageUrl(locale, path),
      locale,
      siteName: 'Droitfil',
      type: 'website',
    },
  };
}
