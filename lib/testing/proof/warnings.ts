import type { CheckResult } from '@/lib/drafting/checks/result';

/** What the maker should know: broken rules that warn. */
export function warnings(results: readonly CheckResult[]): CheckResult[] {
  return results.filter(({ ok, severity }) => !ok && severity === 'W');
}
