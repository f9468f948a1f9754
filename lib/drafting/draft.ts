import { parseChoices } from '@/lib/choices/parse';
import type { Choices } from '@/lib/choices/types';
import { AppError } from '@/lib/errors/app-error';
import type { Body } from '@/lib/measurements/names';
import { blocking } from '@/lib/measurements/plausibility';
import { assemble } from './assembly/assemble';
import { breaches, check } from './checks/check';
import { fieldsToChange } from './checks/fields';
import { GARMENT_PROGRAMS } from './garments/registry';
import { suspects } from './suspects';
import type { Draft, DraftOutcome, Refusal } from './types';

/**
 * The pattern for these choices on this body, unchecked. Pure: the same input gives the same draft. Throws an AppError
 * for choices that are invalid or exclude each other.
 */
export function drawDraft(choices: Choices, body: Body): Draft {
  const complete = parseChoices(choices);
  const draw = GARMENT_PROGRAMS[complete.garment];
  if (!draw) throw new AppError('invalid-choices', { fields: ['garment'] });
  return assemble(draw(complete, body), complete, body);
}

/**
 * The only door of the engine: a draft that has passed every rule that refuses, or a refusal naming the measurements or
 * choices to change. Never throws for values of these types.
 */
export function draft(choices: Choices, body: Body): DraftOutcome {
  const refused = refuseBody(body);
  if (refused) return { refused };
  try {
    const drawn = drawDraft(choices, body);
    const broken = breaches(check(drawn));
    if (broken.length === 0) return { draft: drawn };
    return {
      refused: { code: 'failed-check', fields: fieldsToChange(broken), figures: { rules: namesOf(broken) } },
    };
  } catch (error) {
    return { refused: refusalOf(error, body) };
  }
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
  return {
    code: 'implausible-body',
    fields: suspects(body),
    figures: { reason: 'engine', message: reasonOf(error) },
  };
}

function isRefusal(code: string): code is Refusal['code'] {
  return ['incompatible-choices', 'invalid-choices', 'implausible-body', 'invalid-body'].includes(code);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
