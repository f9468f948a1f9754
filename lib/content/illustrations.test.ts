import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { collection } from './collection';
import { listedFigure, measuredFigure } from './figures/draw-figure';
import { figuresOf, illustrated } from './illustrations';
import { plainText } from './markdown';
import { SHOWN_ON_PAGES } from './showcase-figures';

describe('drawings beside a text', () => {
  it('stand beside the words before them, several beside the same', () => {
    expect(illustrated('One\n\n{{figure:dart}}\n{{figure:hem}}\n\n## Two\n')).toEqual([
      { text: 'One\n\n', figures: ['dart', 'hem'] },
      { text: '\n## Two\n', figures: [] },
    ]);
    expect(illustrated('Only words')).toEqual([{ text: 'Only words', figures: [] }]);
  });

  it('are not found by a search', () => {
    expect(plainText('One\n\n{{figure:dart}}\n\nTwo')).toBe('One Two');
  });

  const asked = (locale: (typeof LOCALES)[number]) =>
    (['blog', 'pages'] as const).flatMap((kind) =>
      collection(locale, kind).map(({ slug, body }) => [slug, figuresOf(body)] as const),
    );

  it('are the same in every language', () => {
    for (const locale of LOCALES) expect(asked(locale)).toEqual(asked('fr'));
  });

  it('are there, for every article', () => {
    const known = (name: string) =>
      name in SHOWN_ON_PAGES || measuredFigure(name) !== undefined || listedFigure(name) !== undefined;
    const wanting = asked('fr').flatMap(([slug, names]) =>
      names.filter((name) => !known(name)).map((name) => `${slug}: ${name}`),
    );
    expect(wanting).toEqual([]);
    expect(collection('fr', 'blog').filter(({ body }) => figuresOf(body).length === 0)).toEqual([]);
    const inLists = collection('fr', 'blog').flatMap(({ matter }) => matter.picture ?? []);
    expect(inLists.filter((word) => !listedFigure(word))).toEqual([]);
  });
});
