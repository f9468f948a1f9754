import 'server-only';
import { parseChoices } from '@/lib/choices/parse';
import { draft } from '@/lib/drafting/draft';
import { AppError } from '@/lib/errors/app-error';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft } from '@/lib/pattern/types';
import { figureOf } from '../drawings/figure';
import type { Drawn, Model } from './figure';
import { FIGURES } from './registry';

/** The size words are illustrated in. */
export const FIGURE_SIZE = '40';

const drafts = new Map<string, Draft | undefined>();

/** The drawing of a word; nothing for words that have none, or none yet. */
export function drawnFigure(word: string): Drawn | undefined {
  const figure = FIGURES[word];
  if (figure?.kind !== 'drawn') return undefined;
  const drafted = draftOf(figure.model);
  return drafted && figure.take(drafted);
}

/** The same as pages show it. */
export function wordFigure(word: string) {
  const drawn = drawnFigure(word);
  return drawn && { shown: drawn.shown, figure: figureOf(drawn.drawing) };
}

/** The measurement whose taking illustrates a word. */
export function measuredFigure(word: string) {
  const figure = FIGURES[word];
  return figure?.kind === 'measured' ? figure.measurement : undefined;
}

function draftOf(model: Model): Draft | undefined {
  const key = JSON.stringify(model);
  if (!drafts.has(key)) drafts.set(key, drafted(model));
  return drafts.get(key);
}

function drafted({ garment = 'top', options = {} }: Model): Draft | undefined {
  try {
    const outcome = draft(parseChoices({ garment, options }), STANDARD_SIZES[FIGURE_SIZE]);
    return 'draft' in outcome ? outcome.draft : undefined;
  } catch (error) {
    // A value the catalogue does not offer yet.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** Words with a drawing of the engine's, in the order of the registry. */
export function drawnWords(): readonly string[] {
  return Object.keys(FIGURES).filter((word) => drawnFigure(word));
}
