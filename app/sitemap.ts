import type { MetadataRoute } from 'next';
import { LOCALES } from '@/lib/i18n/locales';
import { ROUTES, type Route } from '@/lib/i18n/routes';
import { pageUrl } from '@/lib/i18n/site-metadata';

/** Every page meant to be found, in every language, each naming the others. */
export default function sitemap(): MetadataRoute.Sitemap {
  const paths = Object.values<Route>(ROUTES)
    .filter(({ indexed, path }) => indexed && !path.includes('['))
    .map(({ path }) => path);
  return paths.flatMap((path) => {
    const languages = Object.fromEntries(LOCALES.map((locale) => [locale, pageUrl(locale, path)]));
    return LOCALES.map((locale) => ({ url: pageUrl(locale, path), alternates: { languages } }));
  });
}
