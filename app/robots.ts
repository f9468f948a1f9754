import type { MetadataRoute } from 'next';
import { LOCALES } from '@/lib/i18n/locales';
import { localPath } from '@/lib/i18n/paths';
import { ROUTES, type Route } from '@/lib/i18n/routes';
import { pageUrl } from '@/lib/i18n/site-metadata';

/** Personal pages are nobody's search result. */
export default function robots(): MetadataRoute.Robots {
  const personal = Object.values<Route>(ROUTES).filter(({ indexed }) => !indexed);
  const disallow = personal.flatMap(({ path }) => LOCALES.map((locale) => localPath(locale, path)));
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', ...disallow] },
    sitemap: pageUrl('fr', '/sitemap.xml'),
  };
}
