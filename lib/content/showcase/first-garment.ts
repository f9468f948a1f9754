import { completeChoices } from '@/lib/choices/defaults';
import type { Choices } from '@/lib/choices/types';
import { draft } from '@/lib/drafting/draft';
import { type SizeName, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft } from '@/lib/pattern/types';

/** The questions the first screen asks, and the answers it draws: few enough to be drawn when the site is built. */
export const FIRST_QUESTIONS = {
  'neckline-front': ['v', 'round', 'square'],
  sleeve: ['puff', 'none', 'bishop'],
  length: ['midi', 'knee', 'above-knee'],
} as const;

export type FirstQuestion = keyof typeof FIRST_QUESTIONS;
export type FirstAnswers = Readonly<Record<FirstQuestion, string>>;

const GARMENT = 'dress';
/** The size it is drawn in. */
export const FIRST_SIZE: SizeName = '40';
const ALWAYS = { fit: 'fitted', 'waist-seam': 'natural', skirt: 'a-line' } as const;
/** How long a sleeve is that is not told. */
const SLEEVE_LENGTHS: Readonly<Record<string, string>> = { puff: 'short', bishop: 'long' };

interface FirstGarment {
  /** The name the creator opens it by: `home-v-puff-midi`. */
  readonly slug: string;
  readonly answers: FirstAnswers;
  readonly choices: Choices;
  readonly draft: Draft;
}

let drafted: readonly FirstGarment[] | undefined;

/** The garment of the first screen in every combination of its answers, the one shown first in front. */
export function firstGarments(): readonly FirstGarment[] {
  drafted ??= everyAnswer().map(garmentOf);
  return drafted;
}

function everyAnswer(): FirstAnswers[] {
  const { 'neckline-front': necklines, sleeve: sleeves, length: lengths } = FIRST_QUESTIONS;
  return necklines.flatMap((neckline) =>
    sleeves.flatMap((sleeve) => lengths.map((length) => ({ 'neckline-front': neckline, sleeve, length }))),
  );
}

/** A refusal here is a bug of ours, not of a visitor. */
function garmentOf(answers: FirstAnswers): FirstGarment {
  const sleeveLength = SLEEVE_LENGTHS[answers.sleeve];
  const options = { ...ALWAYS, ...answers, ...(sleeveLength && { 'sleeve-length': sleeveLength }) };
  const choices = completeChoices(GARMENT, options, {});
  const outcome = draft(choices, STANDARD_SIZES[FIRST_SIZE]);
  if ('refused' in outcome)
    throw new Error(`The first garment is refused: ${JSON.stringify(outcome.refused)}`);
  return { slug: ['home', ...Object.values(answers)].join('-'), answers, choices, draft: outcome.draft };
}

/** The choices of a combination by the name the creator opens it by. */
export const firstChoices = (slug: string): Choices | undefined =>
  firstGarments().find((each) => each.slug === slug)?.choices;
