import { asAsked } from '@/lib/choices/as-asked';
import { parseChoices } from '@/lib/choices/parse';
import { fittingSizes } from '@/lib/choices/ranges';
import type { Choices } from '@/lib/choices/types';
import { AppError } from '@/lib/errors/app-error';
import type { Body } from '@/lib/measurements/names';
import { blocking } from '@/lib/measurements/plausibility';
import type { Draft } from '@/lib/pattern/types';
import { assemble } from './assembly/assemble';
import { breaches, check } from './checks/check';
import { fieldsToChange } from './checks/fields';
import { withNapeSlit } from './garments/nape-slit';
import { GARMENT_PROGRAMS } from './garments/registry';
import { withTurnedHem } from './garments/turned-hem';
import type { DraftOutcome, Refusal } from './outcome';
import { suspects } from './suspects';

/** Dimensions that a choice no longer asked had limits of its own for are put back within those of the rest. */
function asMadeUp(choices: Choices): Choices {
  const made = asAsked(choices);
  return made === choices ? choices : { ...made, sizes: fittingSizes(made, choices.sizes) };
}

/**
 * The pattern for these choices on this body, unchecked. Pure: the same input gives the same draft. Throws an AppError
 * for choices that are invalid or exclude each other.
 */
export function drawDraft(choices: Choices, body: Body): Draft {
  const slit = withNapeSlit(asMadeUp(parseChoices(choices)));
  const { choices: complete, notices: turned } = withTurnedHem(slit.choices);
  const notices = [...slit.notices, ...turned];
  const draw = GARMENT_PROGRAMS[complete.garment];
  if (!draw) throw new AppError('invalid-choices', { fields: ['garment'] });
  const plan = draw(complete, body);
  return assemble({ ...plan, notices: [...plan.notices, ...notices] }, complete, body);
}

/**
 * The pattern for these choices on this body, or a refusal naming what to change. Not yet proven: what is to be printed
 * or sold must pass `verdict` as well; a picture on the screen need not wait for it. Never throws. `onPaper`: the
 * pieces will be looked at too, so that one that cannot be cut is refused now.
 */
export function sketch(choices: Choices, body: Body, onPaper = false): DraftOutcome {
  const refused = refuseBody(body);
  if (refused) return { refused };
  try {
    const draft = drawDraft(choices, body);
    if (onPaper) for (const { cutLine, grain, notches } of draft.pieces) void [cutLine, grain, notches];
    return { draft };
  } catch (error) {
    return { refused: refusalOf(error, body) };
  }
}

/**
 * Why a drawn draft must not be delivered: the rules it breaks and the measurements or choices to change. Never throws:
 * a line that cannot be cut is a refusal too.
 */
export function verdict(drawn: Draft): Refusal | undefined {
  try {
    const broken = breaches(check(drawn));
    if (broken.length === 0) return undefined;
    return { code: 'failed-check', fields: fieldsToChange(broken), figures: { rules: namesOf(broken) } };
  } catch (error) {
    return refusalOf(error, drawn.body);
  }
}

/**
 * The entry point of the engine for all that is delivered: a draft that has passed every rule that refuses, or a
 * refusal naming the measurements or choices to change. Never throws for values of these types.
 */
export function draft(choices: Choices, body: Body): DraftOutcome {
  const outcome = sketch(choices, body);
  if ('refused' in outcome) return outcome;
  const refused = verdict(outcome.draft);
  return refused ? { refused } : outcome;
}

function namesOf(broken: readonly { readonly id: string }[]): string {
  return broken.map(({ id }) => id).join(' ');
}

function refuseBody(body: Body): Refusal | undefined {
  const doubts = blocking(body);
  if (doubts.length === 0) return undefined;
  const fields = [...new Set(doubts.flatMap(({ fields }) => fields))];
  return { code: 'implausible-body', fields, figures: { reason: doubts[0]?.code ?? '' } };
}

/** Trouble we expect keeps its code; a construction that does not come together means measurements that contradict. */
function refusalOf(error: unknown, body: Body): Refusal {
  if (error instanceof AppError && isRefusal(error.code)) {
    return { code: error.code, fields: error.fields, figures: error.figures };
  }
  return { code: 'implausible-body', fields: suspects(body), figures: { reason: 'engine' } };
}

function isRefusal(code: string): code is Refusal['code'] {
  return ['incompatible-choices', 'invalid-choices', 'implausible-body', 'invalid-body'].includes(code);
}
