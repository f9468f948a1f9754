import 'server-only';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { articlePictures } from './article-pictures';
import { collection } from './collection';
import type { Figure } from './drawings/figure';
import { wordFigure } from './figures/draw-figure';
import { type SearchPictures, searchPictureKey } from './search';
import { suggestionDrawings, suggestions } from './suggestions';
import { wordSteps } from './word-steps';

/** What is found, as it looks: garments, words and articles by their key. Pictures are the same in every language. */
export async function searchPictures(): Promise<SearchPictures> {
  const words = collection(DEFAULT_LOCALE, 'dictionary').map(async ({ slug }) => {
    return keyed('dictionary', slug, wordFigure(slug)?.figure ?? (await firstStep(slug)));
  });
  const articles = [...articlePictures()].map(([slug, figure]) => keyed('blog', slug, figure));
  const designs = suggestions().map((each) => {
    return keyed('suggestions', each.slug, suggestionDrawings(each).front);
  });
  return Object.fromEntries([...(await Promise.all(words)), ...articles, ...designs].flat());
}

function keyed(kind: 'dictionary' | 'blog' | 'suggestions', slug: string, figure: Figure | undefined) {
  if (!figure) return [];
  const { address, viewBox } = figure;
  return [[searchPictureKey({ kind, path: slug }), { address, viewBox }] as const];
}

/** Of a word that names work of the hands: how it begins. */
async function firstStep(word: string): Promise<Figure | undefined> {
  return (await wordSteps(word, DEFAULT_LOCALE))?.steps[0]?.figure;
}
