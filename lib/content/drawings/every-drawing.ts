import 'server-only';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import { articlePictures } from '../article-pictures';
import { movingDartFigures, wordFigure } from '../figures/draw-figure';
import { FIGURES } from '../figures/registry';
import { priceExamples } from '../price-examples';
import { showcase } from '../showcase';
import { heroFigures } from '../showcase/hero-figures';
import { everySuggestion } from '../suggestion-cards';
import { SEWN_WORDS, wordSteps } from '../word-steps';
import { keptDrawings } from './figure';

let drawn: Promise<ReadonlyMap<string, string>> | undefined;

/** The drawings of all pages, by file name. Drafted while the site is built, never for a request. */
export function everyDrawing(): Promise<ReadonlyMap<string, string>> {
  drawn ??= drawAll();
  return drawn;
}

async function drawAll(): Promise<ReadonlyMap<string, string>> {
  await Promise.all(LOCALES.map((locale) => showcase(locale)));
  heroFigures();
  priceExamples();
  await everySuggestion();
  articlePictures();
  Object.keys(FIGURES).forEach(wordFigure);
  movingDartFigures();
  // Their words are each language's own, their pictures are not.
  for (const word of Object.keys(SEWN_WORDS)) await wordSteps(word, DEFAULT_LOCALE);
  return keptDrawings;
}
