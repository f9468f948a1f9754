import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { figuresInOneFile } from './drawings/in-one-file';
import { quotedBook } from './quoted-book';
import { stepsAcross } from './quoted-steps';
import { suggestionCloth } from './suggestion-cloth';
import { suggestionMeasures } from './suggestion-measures';
import type { Suggestion } from './suggestions';

const kept = new Map<string, ReturnType<typeof detailsOf>>();

/** What a suggestion's page shows below its drawing: cloth and layouts, finished measures, steps of its booklet. */
export function suggestionDetails(suggestion: Suggestion, locale: Locale): ReturnType<typeof detailsOf> {
  const key = `${locale}/${suggestion.slug}`;
  const known = kept.get(key) ?? detailsOf(suggestion, locale);
  kept.set(key, known);
  return known;
}

async function detailsOf({ draft }: Suggestion, locale: Locale) {
  const book = await quotedBook(draft, locale);
  const drawn = figuresInOneFile({ cloth: suggestionCloth(book), steps: stepsAcross(book) });
  return { ...drawn, measures: suggestionMeasures(book) };
}
