import type { Severity } from '@/lib/drafting/checks/result';
import type { Draft } from '@/lib/pattern/types';

/** A draft that keeps a rule and the same draft with one thing wrong that the rule must see. */
export interface RuleCase {
  readonly rule: string;
  readonly breaks: string;
  readonly sound: Draft;
  readonly broken: Draft;
  /** Of the breach; `E` unless said. */
  readonly severity?: Severity;
}

/** Cases of one sound draft. */
export function casesOf(sound: Draft, cases: readonly Omit<RuleCase, 'sound'>[]): RuleCase[] {
  return cases.map((each) => ({ sound, ...each }));
}
