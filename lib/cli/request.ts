import { parseChoices } from '@/lib/choices/parse';
import type { Choices } from '@/lib/choices/types';
import { draft } from '@/lib/drafting/draft';
import type { DraftOutcome, Refusal } from '@/lib/drafting/outcome';
import { AppError } from '@/lib/errors/app-error';
import { completeBody } from '@/lib/measurements/complete';
import type { Body } from '@/lib/measurements/names';
import { parseMeasured } from '@/lib/measurements/parse';
import { type SizeName, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';

interface Asked {
  readonly choices?: unknown;
  readonly body?: unknown;
  readonly size?: unknown;
}

function bodyOf({ body, size }: Asked): Body {
  if (size === undefined) return completeBody(parseMeasured(body)).body;
  const chart = STANDARD_SIZES[String(size) as SizeName];
  if (chart === undefined) throw new AppError('invalid-body', { fields: ['size'] });
  return chart;
}

function choicesOf(asked: unknown): Choices {
  const partial = typeof asked === 'object' && asked !== null && !Array.isArray(asked) ? asked : undefined;
  return parseChoices(partial ? { garment: 'top', ...partial } : (asked ?? { garment: 'top' }));
}

/** What is asked for, drafted, or why not. Choices may be partial; a chart size may stand for a body. */
export function answer(asked: Asked): DraftOutcome {
  try {
    return draft(choicesOf(asked.choices), bodyOf(asked));
  } catch (error) {
    if (error instanceof AppError) return { refused: refusalOf(error) };
    throw error;
  }
}

function refusalOf({ code, fields, figures }: AppError): Refusal {
  const refusal = { code: code as Refusal['code'], fields };
  return Object.keys(figures).length > 0 ? { ...refusal, figures } : refusal;
}
