import 'server-only';
import { LOCALES } from '@/lib/i18n/locales';
import { atOneScale } from './drawings/at-one-scale';
import type { Figure } from './drawings/figure';
import { inOneFile } from './drawings/in-one-file';
import { type WornFigure, wornFigure } from './stills/suggestion-worn';
import { suggestionDetails } from './suggestion-details';
import { filtersMet, type SuggestionFilter } from './suggestion-filters';
import {
  beside,
  type Suggestion,
  suggestionDrawings,
  suggestions,
  suggestionsByGarment,
} from './suggestions';

export interface SuggestionCardOf {
  readonly suggestion: Suggestion;
  readonly front: Figure;
  /** On a woman, where it is pictured on one. */
  readonly worn: WornFigure | undefined;
  readonly met: readonly SuggestionFilter[];
}

/** Suggestions that are shown side by side, with what their cards show, at one scale: one file for all. */
export function cardsOf(shown: readonly Suggestion[]): readonly SuggestionCardOf[] {
  const drawn = inOneFile({ fronts: shown.map((each) => suggestionDrawings(each).front) });
  const fronts = atOneScale(drawn.fronts);
  return shown.map((suggestion, index) => ({
    suggestion,
    front: fronts[index] as Figure,
    worn: wornFigure(suggestion),
    met: filtersMet(suggestion),
  }));
}

/** Front and back of a suggestion, for its own page. */
export function viewsOf(suggestion: Suggestion): Readonly<Record<'front' | 'back', Figure>> {
  const { front, back } = suggestionDrawings(suggestion);
  const { views } = inOneFile({ views: [front, back] });
  return { front: views[0] as Figure, back: views[1] as Figure };
}

const SHOWN_AT_HOME = 4;

/** A few of them, as far apart as can be: a top, a dress and a jacket rather than four tops. */
export function suggestionsAtHome(): readonly Suggestion[] {
  const all = suggestions();
  const step = Math.max(1, all.length / SHOWN_AT_HOME);
  return all
    .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    .slice(0, SHOWN_AT_HOME);
}

/** Draws what all pages show of suggestions. */
export async function everySuggestion(): Promise<void> {
  suggestions().forEach(viewsOf);
  for (const each of suggestions()) for (const locale of LOCALES) await suggestionDetails(each, locale);
  cardsOf(suggestionsAtHome());
  for (const { own } of suggestionsByGarment()) cardsOf(own);
  for (const locale of LOCALES) for (const { slug } of suggestions()) cardsOf(beside(slug, locale));
}
