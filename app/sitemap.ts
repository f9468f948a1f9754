import type { MetadataRoute } from 'next';
import { indexedPaths } from '@/lib/content/addresses';
import { LOCALES } from '@/lib/i18n/locales';
import { pageUrl } from '@/lib/i18n/site-metadata';

/** Every page meant to be found, in every language, each naming the others. */
export default function sitemap(): MetadataRoute.Sitemap {
  return indexedPaths().flatMap((path) => {
    const languages = Object.fromEntries(LOCALES.map((locale) => [locale, pageUrl(locale, path)]));
    return LOCALES.map((locale) => ({ url: pageUrl(locale, path), alternates: { languages } }));
  });
}
