import type { Locale } from '@/lib/i18n/locales';
import { pageUrl, pictureUrl } from '@/lib/i18n/site-metadata';
import { organization, SITE_NAME } from './structured';

type Data = Readonly<Record<string, unknown>>;

interface Named {
  readonly name: string;
  readonly description: string;
}

interface PriceRange {
  /** Cents, from the plainest pattern to the most involved. */
  readonly from: number;
  readonly to: number;
  readonly currency: string;
}

interface Monthly {
  /** Cents a month. */
  readonly price: number;
  readonly currency: string;
}

/** A pattern to measure, whatever the garment. */
export function anyPattern(locale: Locale, named: Named, range: PriceRange): Data {
  return { ...sold(locale, named), offers: fromTo(locale, range) };
}

/** A plan that brings patterns every month. */
export function monthlyPlan(locale: Locale, named: Named, { price, currency }: Monthly): Data {
  const amount = { price: decimal(price), priceCurrency: currency.toUpperCase() };
  const month = { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' };
  const offer = {
    ...{ '@type': 'Offer', ...amount, ...forSale(locale) },
    priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, referenceQuantity: month },
  };
  return { ...sold(locale, named), offers: offer };
}

/** The place where patterns are made: drawing is free, what is exported is sold. */
export function creatorApplication(locale: Locale, named: Named, range: PriceRange): Data {
  return {
    ...{ '@type': 'WebApplication', ...named, url: pageUrl(locale, '/create'), inLanguage: locale },
    ...{ applicationCategory: 'DesignApplication', operatingSystem: 'Any', image: pictureUrl(locale) },
    publisher: { '@id': organization()['@id'] },
    offers: fromTo(locale, range),
  };
}

function sold(locale: Locale, { name, description }: Named): Data {
  const brand = { '@type': 'Brand', name: SITE_NAME };
  return { '@type': 'Product', name, description, url: prices(locale), image: pictureUrl(locale), brand };
}

function fromTo(locale: Locale, { from, to, currency }: PriceRange): Data {
  const range = { lowPrice: decimal(from), highPrice: decimal(to), priceCurrency: currency.toUpperCase() };
  return { '@type': 'AggregateOffer', ...range, ...forSale(locale) };
}

function forSale(locale: Locale): Data {
  const seller = { '@id': organization()['@id'] };
  return { url: prices(locale), availability: 'https://schema.org/InStock', seller };
}

const prices = (locale: Locale) => pageUrl(locale, '/prices');
const decimal = (cents: number) => (cents / 100).toFixed(2);
