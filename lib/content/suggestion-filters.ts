import 'server-only';
import { OPENING } from '@/lib/choices/slots/opening';
import { traitsOf } from '@/lib/choices/slots/traits';
import { shellToBuy } from './suggestion-cloth';
import type { Suggestion } from './suggestions';

/** A beginner's garment has no more, of five. */
const EASY = 2;
/** A length that lies in many a cupboard, cm. */
const SHORT_LENGTH = 200;

/** What visitors choose by beside the garment, in the order they are asked in. */
export const SUGGESTION_FILTERS = ['easy', 'noFastening', 'littleFabric'] as const;

export type SuggestionFilter = (typeof SUGGESTION_FILTERS)[number];

const MEETS: Readonly<Record<SuggestionFilter, (suggestion: Suggestion) => boolean>> = {
  easy: ({ draft }) => draft.difficulty <= EASY,
  noFastening: ({ choices }) => traitsOf(OPENING, choices.options)?.closes === 'not',
  littleFabric: ({ draft }) => shellToBuy(draft) <= SHORT_LENGTH,
};

/** Which of them a suggestion meets. */
export const filtersMet = (suggestion: Suggestion): readonly SuggestionFilter[] =>
  SUGGESTION_FILTERS.filter((filter) => MEETS[filter](suggestion));
