import type { Choices } from '@/lib/choices/types';
import type { Trial, Verdict } from './trial';

interface Finding {
  readonly reason: string;
  count: number;
  /** The first trial it was seen on: enough to draw it again. */
  readonly example: string;
}

/** Counts of what came of many trials, with an example for each reason. */
export class Tally {
  readonly counts: Record<Verdict, number> = { sound: 0, refused: 0, breach: 0, exception: 0 };
  readonly reasons = new Map<string, Finding>();
  readonly warned = new Map<string, Finding>();

  add({ verdict, reasons, warned }: Trial, example: string): void {
    this.counts[verdict]++;
    for (const reason of reasons) count(this.reasons, reason, example);
    for (const reason of warned) count(this.warned, reason, example);
  }

  get total(): number {
    return Object.values(this.counts).reduce((sum, n) => sum + n, 0);
  }

  /** Share of all trials that drew without a breach; a refusal before drawing counts as neither. */
  get soundShare(): number {
    const drawn = this.total - this.counts.refused;
    return drawn === 0 ? 1 : this.counts.sound / drawn;
  }
}

function count(findings: Map<string, Finding>, reason: string, example: string): void {
  const known = findings.get(reason);
  if (known) known.count++;
  else findings.set(reason, { reason, count: 1, example });
}

const byCount = (findings: Map<string, Finding>): Finding[] =>
  [...findings.values()].sort((a, b) => b.count - a.count);

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

function lines(title: string, findings: Map<string, Finding>, most: number): string[] {
  if (findings.size === 0) return [];
  const rows = byCount(findings)
    .slice(0, most)
    .map(({ reason, count, example }) => `    ${String(count).padStart(6)}  ${reason}   e.g. ${example}`);
  return [`  ${title}:`, ...rows];
}

/** The tally in words. */
export function report(name: string, tally: Tally, most = 40): string {
  const { sound, refused, breach, exception } = tally.counts;
  return [
    `${name}: ${tally.total} drafts, ${percent(tally.soundShare)} of those drawn sound`,
    `  sound ${sound}, refused before drawing ${refused}, with a breach ${breach}, exceptions ${exception}`,
    ...lines('reasons', tally.reasons, most),
    ...lines('warnings', tally.warned, most),
  ].join('\n');
}

/** Options that differ from the plain ones, as a finding quotes them. */
export function told(choices: Choices, plain: Choices): string {
  const options = Object.entries(choices.options).filter(([slot, value]) => plain.options[slot] !== value);
  const sizes = Object.entries(choices.sizes).filter(([size, value]) => plain.sizes[size] !== value);
  const said = [...options, ...sizes].map(([name, value]) => `${name}=${value}`);
  return said.length === 0 ? 'defaults' : said.join(' ');
}
