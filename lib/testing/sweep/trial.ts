import type { Choices } from '@/lib/choices/types';
import { breaches, check } from '@/lib/drafting/checks/check';
import type { CheckResult } from '@/lib/drafting/checks/result';
import { drawDraft } from '@/lib/drafting/draft';
import { AppError } from '@/lib/errors/app-error';
import { flatDrawing } from '@/lib/flat/flat';
import type { Body } from '@/lib/measurements/names';
import { blocking } from '@/lib/measurements/plausibility';
import { warnings } from '@/lib/testing/proof/warnings';

/**
 * What came of one set of choices on one body. `refused`: before drawing, by name. `breach`: drawn, and a rule that
 * refuses is broken. `exception`: the engine fell over, which it never may.
 */
export type Verdict = 'sound' | 'refused' | 'breach' | 'exception';

export interface Trial {
  readonly verdict: Verdict;
  /** Rule, code or message, and where. */
  readonly reasons: readonly string[];
  readonly warned: readonly string[];
}

function told({ id, where = '' }: CheckResult): string {
  return `${id} ${where.replace(/-?\d+(\.\d+)?/g, '#')}`;
}

/** Draws without the entry point, which would turn a fault of the engine into a refusal, and what the creator shows of it. */
export function trial(choices: Choices, body: Body): Trial {
  const doubts = blocking(body);
  if (doubts.length > 0) return { verdict: 'refused', reasons: doubts.map(({ code }) => code), warned: [] };
  try {
    const draft = drawDraft(choices, body);
    const results = check(draft);
    for (const view of ['front', 'back'] as const) flatDrawing(draft, view);
    const broken = breaches(results);
    const verdict = broken.length > 0 ? 'breach' : 'sound';
    return { verdict, reasons: broken.map(told), warned: warnings(results).map(told) };
  } catch (error) {
    if (error instanceof AppError)
      return { verdict: 'refused', reasons: [`${error.code} ${error.fields}`], warned: [] };
    return { verdict: 'exception', reasons: [String(error)], warned: [] };
  }
}
