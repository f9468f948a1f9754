import type { Metadata } from 'next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales';
import { type Origins, originOf, parseOrigins } from './origins';
import { localPath } from './paths';

/** The picture of the pages that have none of their own. */
export const SITE_PICTURE = 'droitfil';

/** Pixels of a picture made for sharing, as the great networks ask for them. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Where a build that names no origin is looked at: one's own machine. */
const LOCAL_ORIGIN = 'http://localhost:3000';

/** The domain of each language, where they have their own. From the configuration, never from a request. */
export function siteOrigins(): Origins {
  return parseOrigins(process.env.SITE_ORIGINS);
}

/** The absolute address of a page in a language. */
export function pageUrl(locale: Locale, path: string): string {
  const origin = originOf(locale, siteOrigins(), LOCAL_ORIGIN);
  return `${origin}${localPath(locale, path)}`;
}

/** The absolute address of a picture made for sharing, by its name in `lib/content/pictures`. */
export function pictureUrl(locale: Locale, name: string = SITE_PICTURE): string {
  return new URL(`/static/pictures/${name}.png`, pageUrl(locale, '/')).href;
}

interface Described {
  readonly title: string;
  readonly description: string;
  /** The picture shown where the page is shared; the site's own when left out. */
  readonly picture?: string;
  /** What the picture shows, in words. */
  readonly pictureWords?: string;
  readonly type?: 'website' | 'article';
}

/** Title, description, canonical address and translations of a page, as crawlers read them. */
export function pageMetadata(
  locale: Locale,
  path: string,
  { title, description, picture, pictureWords = title, type = 'website' }: Described,
): Metadata {
  const image = { url: pictureUrl(locale, picture), ...PICTURE_SIZE, alt: pictureWords };
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
      type,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}
