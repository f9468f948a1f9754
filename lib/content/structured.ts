import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { pageUrl } from '@/lib/i18n/site-metadata';

type Data = Readonly<Record<string, unknown>>;

export const SITE_NAME = 'Droitfil';

/** The publisher, named the same on every page that refers to it. */
export function organization(): Data {
  const url = pageUrl(DEFAULT_LOCALE, '/');
  return {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: SITE_NAME,
    url,
    logo: new URL('/icons/icon-512.png', url).href,
  };
}

/** The site in a language, published by us. */
export function website(locale: Locale, description: string): Data {
  const url = pageUrl(locale, '/');
  const publisher = { '@id': organization()['@id'] };
  return {
    ...{ '@type': 'WebSite', '@id': `${url}#website`, name: SITE_NAME, url },
    ...{ description, inLanguage: locale, publisher },
  };
}

interface Crumb {
  readonly name: string;
  /** Without its language. */
  readonly path: string;
}

/** Where a page stands, from the home page down. */
export function breadcrumbs(locale: Locale, crumbs: readonly Crumb[]): Data {
  const all = [{ name: SITE_NAME, path: '/' }, ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      ...{ '@type': 'ListItem', position: index + 1, name, item: pageUrl(locale, path) },
    })),
  };
}

interface Sold {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly image: string;
  /** Cents. */
  readonly price: number;
  readonly currency: string;
}

/** A pattern one can buy. */
export function product(locale: Locale, { name, description, path, image, price, currency }: Sold): Data {
  const url = pageUrl(locale, path);
  const offer = {
    ...{ '@type': 'Offer', url, price: (price / 100).toFixed(2), priceCurrency: currency.toUpperCase() },
    availability: 'https://schema.org/InStock',
    seller: { '@id': organization()['@id'] },
  };
  const brand = { '@type': 'Brand', name: SITE_NAME };
  return { '@type': 'Product', name, description, url, image, brand, offers: offer };
}
