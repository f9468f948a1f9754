import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { existing, rendered } from './articles';
import { collection, slugs } from './collection';
import { KINDS, type Kind } from './kinds';
import { anchorOf, renderMarkdown } from './markdown';
import { withPublisher } from './publisher';
import { inSentence, typeset } from './typography';

const KIND_NAMES = Object.keys(KINDS) as Kind[];
const LEAST: Readonly<Partial<Record<Kind, number>>> = {
  dictionary: 160,
  blog: 12,
  faq: 30,
  suggestions: 18,
};

/** Slugs of the dictionary a text links to. */
function wordsLinked(markdown: string): string[] {
  return [...markdown.matchAll(/\[\[([a-z0-9-]+)(?:\|[^\]]+)?\]\]/g)].map((match) => match[1] ?? '');
}

describe.each(LOCALES)('content in %s', (locale) => {
  it.each(KIND_NAMES)('has the same %s as the original', (kind) => {
    expect(slugs(locale, kind)).toEqual(slugs('fr', kind));
    expect(slugs(locale, kind).length).toBeGreaterThanOrEqual(LEAST[kind] ?? 1);
  });

  it('links only to words there are', () => {
    const words = new Set(slugs(locale, 'dictionary'));
    const linked = KIND_NAMES.flatMap((kind) =>
      collection(locale, kind).flatMap(({ body }) => wordsLinked(body)),
    );
    const related = collection(locale, 'dictionary').flatMap(({ matter }) => matter.related);
    const ofArticles = collection(locale, 'blog').flatMap(({ matter }) => matter.words);
    expect([...linked, ...related, ...ofArticles].filter((slug) => !words.has(slug))).toEqual([]);
  });

  it('gives every page of a kind a title and a sentence of its own', () => {
    for (const kind of ['dictionary', 'blog', 'suggestions', 'pages'] as const) {
      const titles = collection(locale, kind).map(({ matter }) => matter.title);
      const sentences = collection(locale, kind).map(({ matter }) => matter.summary);
      expect(new Set(titles).size).toBe(titles.length);
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });

  it('says something in every body', () => {
    const short = KIND_NAMES.flatMap((kind) =>
      collection(locale, kind)
        .filter(({ body }) => body.length < 40)
        .map(({ slug }) => slug),
    );
    expect(short).toEqual([]);
  });

  it('leaves no link unread in what is compiled', () => {
    const unread = KIND_NAMES.flatMap((kind) =>
      collection(locale, kind)
        .filter((entry) => rendered(entry, locale).html.includes('[['))
        .map(({ slug }) => `${kind}/${slug}`),
    );
    expect(unread).toEqual([]);
  });

  it('leaves the first level of headings to the page’s own title', () => {
    const bodies = KIND_NAMES.flatMap((kind) => collection(locale, kind));
    expect(bodies.filter(({ body }) => /^# /m.test(body)).map(({ slug }) => slug)).toEqual([]);
  });

  it('anchors the three kinds of credits by one name', () => {
    const { headings } = rendered(existing(locale, 'pages', 'terms'), locale);
    expect(headings.map(({ id }) => id)).toContain('credits');
  });

  it('makes up no publisher', () => {
    const { body } = existing(locale, 'pages', 'legal');
    expect(withPublisher(body, locale)).not.toContain('{{');
  });
});

describe('Markdown', () => {
  const titleOf = (slug: string) => slug.toUpperCase();

  it('links words of the dictionary in the reader’s language', () => {
    const { html } = renderMarkdown('See [[dart]] and [[bias|the bias]], [us](/contact).', 'en', titleOf);
    expect(html).toContain('<a href="/en/dictionary/dart" data-word="dart">DART</a>');
    expect(html).toContain('>the bias</a>');
    expect(html).toContain('href="/en/contact"');
  });

  it('leaves a row of a table its cells around a link with words of its own', () => {
    const table = '| Hem | How |\n|---|---|\n| [[dart|a *dart*]] | [[faced-hem|faced]] or [[bias]] |';
    const { html } = renderMarkdown(table, 'en', titleOf);
    const cells = [...html.matchAll(/<td>(.*?)<\/td>/g)].map((match) => match[1]?.replace(/<[^>]+>/g, ''));
    expect(cells).toEqual(['a *dart*', 'faced or BIAS']);
    expect(html.match(/data-word=/g)).toHaveLength(3);
  });

  it('makes anchors of plain letters', () => {
    expect(anchorOf('Élastique & cœur, Größe !')).toBe('elastique-coeur-grosse');
  });

  it('keeps an anchor it is given out of the words', () => {
    const { html, headings } = renderMarkdown('## Crédits {#credits}', 'fr', titleOf);
    expect(html).toBe('<h2 id="credits">Crédits</h2>\n');
    expect(headings).toEqual([{ id: 'credits', text: 'Crédits' }]);
  });
});

describe('typography', () => {
  it('writes a title small inside a sentence, where the language does', () => {
    expect(inSentence('Pince de poitrine', 'fr')).toBe('pince de poitrine');
    expect(inSentence('V-neck', 'en')).toBe('V-neck');
    expect(inSentence('Brustabnäher', 'de')).toBe('Brustabnäher');
  });

  it('sets French with narrow spaces, guillemets and curly apostrophes', () => {
    expect(typeset('L\'ourlet "invisible" : oui !', 'fr')).toBe(
      'L’ourlet «\u202finvisible\u202f»\u202f: oui\u202f!',
    );
  });

  it('sets quotation marks as each language does', () => {
    expect(typeset('"so"', 'en')).toBe('“so”');
    expect(typeset('"so"', 'de')).toBe('„so“');
  });

  it('keeps a range of numbers together', () => {
    expect(typeset('2.5–4 cm, A–B', 'en')).toBe('2.5–\u20604\u00a0cm, A–B');
  });

  it('keeps a number with its unit', () => {
    expect(typeset('10 cm', 'en')).toBe('10\u00a0cm');
  });
});
