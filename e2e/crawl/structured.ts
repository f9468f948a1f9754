import { z } from 'zod';
import type { Thing } from './page';

const url = z.url({ protocol: /^https?$/ });
const text = z.string().min(1);
const organization = z.looseObject({ '@type': z.literal('Organization'), name: text, url, logo: url });

const amount = z.string().regex(/^\d+\.\d{2}$/);
const sale = { priceCurrency: z.enum(['EUR', 'USD']), availability: url };
const offer = z.looseObject({ '@type': z.literal('Offer'), price: amount, ...sale });
const priceRange = z.looseObject({
  ...{ '@type': z.literal('AggregateOffer'), lowPrice: amount, highPrice: amount },
  ...sale,
});

/** What each kind of structured data must say to be of use, as the makers of search engines ask for it. */
const KINDS: Readonly<Record<string, z.ZodType>> = {
  Organization: organization,
  WebSite: z.looseObject({ name: text, url, inLanguage: text }),
  DefinedTermSet: z.looseObject({ name: text, url }),
  DefinedTerm: z.looseObject({ name: text, description: text, url, inDefinedTermSet: url }),
  Article: z.looseObject({
    headline: z.string().min(1).max(110),
    description: text,
    image: url,
    datePublished: z.iso.date(),
    inLanguage: text,
    author: organization,
    publisher: organization,
  }),
  FAQPage: z.looseObject({
    mainEntity: z.array(z.looseObject({ name: text, acceptedAnswer: z.looseObject({ text }) })).min(10),
  }),
  Product: z.looseObject({
    name: text,
    description: text,
    image: url,
    offers: z.union([offer, priceRange]),
  }),
  WebApplication: z.looseObject({ name: text, description: text, url, image: url, offers: priceRange }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(z.looseObject({ position: z.number().int(), name: text, item: url }))
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1)),
  }),
};

/** What is wrong with a thing of structured data; nothing for kinds that others describe. */
export function faultsOf(thing: Thing): string[] {
  const kind = KINDS[String(thing['@type'])];
  if (!kind) return [];
  const parsed = kind.safeParse(thing);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => `${thing['@type']}.${path.join('.')}: ${message}`);
}

/** What a page must say of itself to crawlers, by its address without language. */
export function kindsExpected(path: string): readonly string[] {
  if (path === '/') return ['Organization', 'WebSite'];
  if (/^\/dictionary\/./.test(path)) return ['DefinedTerm', 'BreadcrumbList'];
  if (/^\/blog\/./.test(path)) return ['Article', 'BreadcrumbList'];
  if (/^\/suggestions\/./.test(path)) return ['Product', 'BreadcrumbList'];
  if (path === '/faq') return ['FAQPage', 'BreadcrumbList'];
  if (path === '/prices') return ['Product', 'BreadcrumbList'];
  return path === '/create' ? ['WebApplication', 'BreadcrumbList'] : ['BreadcrumbList'];
}
