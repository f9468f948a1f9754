import { measureDraft } from '@/lib/pattern/measured-draft';
import type { Draft } from '@/lib/pattern/types';
import { RULES } from './registry';
import type { CheckResult } from './result';
import type { Rule } from './rule';
import { type Unreadable, unreadable } from './unreadable';

function refused({ id, severity, title }: Rule, faults: readonly Unreadable[]): CheckResult {
  const fault = faults.find((each) => each.rule === id);
  const result = { id, severity, title, figure: Number.NaN, limit: 'readable' };
  return fault
    ? { ...result, ok: false, applies: true, where: fault.where }
    : { ...result, ok: true, applies: false };
}

/**
 * The seam certificate: every rule of INVARIANTS A to G with its worst figure, the limit and the place. Reads the
 * public draft alone. A draft whose lines cannot be read is answered by A1 and A2; nothing else can be said of it.
 */
export function check(draft: Draft): CheckResult[] {
  const faults = unreadable(draft);
  if (faults.length > 0) return RULES.map((rule) => refused(rule, faults));
  const context = measureDraft(draft);
  return RULES.map((rule) => rule.run(context));
}

/** What must not be sold: broken rules that refuse. */
export function breaches(results: readonly CheckResult[]): CheckResult[] {
  return results.filter(({ ok, severity }) => !ok && severity === 'E');
}
