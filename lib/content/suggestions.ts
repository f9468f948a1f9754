import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from '@/lib/choices/catalogue';
import { parseChoices } from '@/lib/choices/parse';
import { complexityPrice } from '@/lib/choices/price';
import { isActive } from '@/lib/choices/ranges';
import type { Choices, Garment } from '@/lib/choices/types';
import { draft } from '@/lib/drafting/draft';
import { AppError } from '@/lib/errors/app-error';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft } from '@/lib/pattern/types';
import { CONTENT_FOLDER, slugs } from './collection';
import type { Figure } from './drawings/figure';
import { flatFigure } from './showcase/views';
import { suggestionLook } from './suggestion-looks';

/** The size suggestions are drawn in. */
export const SUGGESTION_SIZE = '40';

/** A suggestion is for everybody: it is shown once these sizes can be drafted too. */
const OTHER_SIZES = ['36', '44', '52'] as const;

/** A garment to start from, as drafted in `SUGGESTION_SIZE`. Its words are the `suggestions` of each language. */
export interface Suggestion {
  readonly slug: string;
  readonly garment: Garment;
  readonly choices: Choices;
  readonly draft: Draft;
  /** Euro cents of the pattern on its own. */
  readonly price: number;
}

const kept = new Map<string, Suggestion | undefined>();

/** One suggestion, or nothing while the catalogue cannot draft its choices. Refuses a file that is not there. */
export function suggestion(slug: string): Suggestion | undefined {
  if (!kept.has(slug)) kept.set(slug, drafted(slug));
  return kept.get(slug);
}

/** Every suggestion that can be drafted, garment by garment as the catalogue offers them. */
export function suggestions(): readonly Suggestion[] {
  const garments = Object.keys(CATALOGUE.garments);
  return slugs(DEFAULT_LOCALE, 'suggestions')
    .flatMap((slug) => suggestion(slug) ?? [])
    .sort((a, b) => garments.indexOf(a.garment) - garments.indexOf(b.garment));
}

/** The same, for a page with a heading for each garment. */
export function suggestionsByGarment() {
  const all = suggestions();
  const garments = [...new Set(all.map(({ garment }) => garment))];
  return garments.map((garment) => ({ garment, own: all.filter((each) => each.garment === garment) }));
}

function drafted(slug: string): Suggestion | undefined {
  const choices = readChoices(slug);
  if (!choices) return undefined;
  const outcome = draft(choices, STANDARD_SIZES[SUGGESTION_SIZE]);
  if ('refused' in outcome) return undefined;
  if (OTHER_SIZES.some((size) => 'refused' in draft(choices, STANDARD_SIZES[size]))) return undefined;
  const { garment } = choices;
  return { slug, garment, choices, draft: outcome.draft, price: complexityPrice(choices) };
}

/** The choices of a suggestion, completed; nothing where the catalogue does not know them all. */
export function readChoices(slug: string): Choices | undefined {
  const file = join(CONTENT_FOLDER, 'suggestions', `${slug}.json`);
  try {
    return parseChoices(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

const drawings = new Map<string, Readonly<Record<'front' | 'back', Figure>>>();

/** The technical drawing of a suggestion. */
export function suggestionDrawings({ slug, draft: drawn }: Suggestion) {
  const known = drawings.get(slug);
  if (known) return known;
  const look = suggestionLook(slug);
  const views = { front: flatFigure(drawn, 'front', look), back: flatFigure(drawn, 'back', look) };
  drawings.set(slug, views);
  return views;
}

/** Slots that say how to sew rather than what the garment is. */
const OF_THE_WORKROOM = new Set(['seam-allowance', 'hem', 'inside']);

/** What was chosen and makes the garment what it is, slot by slot; what is simply absent is left out. */
export function telling({ choices }: Suggestion): readonly { slot: string; value: string }[] {
  return Object.entries(choices.options)
    .filter(([slot, value]) => value !== 'none' && !OF_THE_WORKROOM.has(slot) && isActive(choices, slot))
    .map(([slot, value]) => ({ slot, value }));
}

/** Suggestions beside this one: of the same garment first, in their order from it on. */
export function beside(slug: string, locale: Locale, count = 3): readonly Suggestion[] {
  const all = suggestions();
  const at = all.findIndex((each) => each.slug === slug);
  const turned = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  const own = all[at]?.garment;
  const near = [
    ...turned.filter(({ garment }) => garment === own),
    ...turned.filter(({ garment }) => garment !== own),
  ];
  return near.filter((each) => slugs(locale, 'suggestions').includes(each.slug)).slice(0, count);
}
