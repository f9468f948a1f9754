import 'server-only';
import { parseChoices } from '@/lib/choices/parse';
import { draft } from '@/lib/drafting/draft';
import { AppError } from '@/lib/errors/app-error';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft } from '@/lib/pattern/types';
import { type Figure, figureOf } from '../drawings/figure';
import { inOneFile } from '../drawings/in-one-file';
import type { Drawn, Model } from './figure';
import { movingDart } from './moving-dart';
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

/** The name by which an article asks for a dart on its way from the side to the armhole. */
export const MOVING_DART = 'moving-dart';

/** A dart on its way, a picture for each thing that hands do; out of one file. */
export const movingDartFigures = (): readonly Figure[] => inOneFile({ states: dartStates() }).states;

function dartStates(): readonly Figure[] {
  const drafted = draftOf({});
  return drafted ? movingDart(drafted).map((drawing) => figureOf(drawing)) : [];
}

/** What stands for a drawing of a text in a list: of a dart on its way, where it has come to. */
export const listedFigure = (name: string): Figure | undefined =>
  name === MOVING_DART ? dartStates().at(-1) : wordFigure(name)?.figure;

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
