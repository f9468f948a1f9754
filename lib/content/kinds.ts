import { z } from 'zod';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const sentence = z.string().min(20).max(220);

/** Fields that make a page findable: a title and one sentence, used in lists, search and `<meta>`. */
const page = z.strictObject({ title: z.string().min(2).max(90), summary: sentence });

const WORD_CATEGORIES = [
  'measuring',
  'pattern',
  'cutting',
  'sewing',
  'shaping',
  'garment-parts',
  'finishing',
  'fabric',
  'tools',
] as const;

/** A word of the sewing dictionary. */
const dictionaryMatter = page.extend({
  category: z.enum(WORD_CATEGORIES),
  /** Other names a reader may search for. */
  also: z.array(z.string()).default([]),
  related: z.array(slug).default([]),
});

/** An article a sewer keeps. */
const blogMatter = page.extend({
  date: z.iso.date(),
  topic: z.enum(['measuring', 'printing', 'cutting', 'fitting', 'sewing', 'fabric']),
  words: z.array(slug).default([]),
  /** The word whose drawing stands for it in lists; else the first drawing beside its text. Said in the original alone. */
  picture: slug.optional(),
});

/** A question; the body is the answer. */
export const faqMatter = z.strictObject({
  title: z.string().min(8).max(140),
  group: z.enum(['measuring', 'creating', 'printing', 'sewing', 'payment', 'account']),
  order: z.number().int(),
});

/** A garment to start from; its choices are the same in every language and live in `content/suggestions`. */
const suggestionMatter = page.extend({
  fabric: z.string().min(10),
  notions: z.string().min(4).optional(),
});

/** A page of running text: legal, privacy, terms, concept … */
const pageMatter = page.extend({ updated: z.iso.date().optional() });

export const KINDS = {
  dictionary: dictionaryMatter,
  blog: blogMatter,
  faq: faqMatter,
  suggestions: suggestionMatter,
  pages: pageMatter,
} as const;

export type Kind = keyof typeof KINDS;
export type Matter<K extends Kind> = z.infer<(typeof KINDS)[K]>;

export interface Entry<K extends Kind = Kind> {
  readonly kind: K;
  readonly slug: string;
  readonly matter: Matter<K>;
  /** Markdown, without its front matter. */
  readonly body: string;
}
