import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { Band, CheckResult, Limits, Reading, Severity } from './result';

/** One property of a draft: reads figures, holds them to limits, answers with the worst. */
export interface Rule {
  readonly id: string;
  readonly severity: Severity;
  readonly title: string;
  run(context: MeasuredDraft): CheckResult;
}

interface RuleDefinition {
  readonly id: string;
  readonly title: string;
  readonly limits: Limits;
  /** Every figure the rule finds; none when the draft has nothing of the kind. */
  read(context: MeasuredDraft): readonly Reading[];
}

const ORDER: readonly Severity[] = ['E', 'W', 'I'];

/** How far a figure lies outside a band, cm or degrees; 0 inside. What is not a number is infinitely far. */
function excess(
  figure: number,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Band,
): number {
  if (Number.isNaN(figure)) return Number.POSITIVE_INFINITY;
  return Math.max(0, min - figure, figure - max);
}

/** How much of the room inside the band is left; what tells the worst of sound figures. */
function room(
  figure: number,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Band,
): number {
  return Math.min(figure - min, max - figure);
}

function describe({ min, max }: Band): string {
  if (min === undefined) return `≤ ${max}`;
  if (max === undefined) return `≥ ${min}`;
  return `${min} … ${max}`;
}

function strictest(limits: Limits): Severity {
  return ORDER.find((severity) => limits[severity]) ?? 'I';
}

interface Worst {
  readonly reading: Reading;
  readonly severity: Severity;
  readonly band: Band;
  readonly over: number;
}

const ANYTHING: Band = {};

/** The gravest severity whose band the figure leaves; where it leaves none, the strictest there is. */
function severityOf(figure: number, limits: Limits): Severity {
  for (const severity of ORDER) {
    const band = limits[severity];
    if (band && excess(figure, band) > 0) return severity;
  }
  return strictest(limits);
}

function isWorse(severity: Severity, over: number, left: number, than: Worst): boolean {
  if (over > 0 !== than.over > 0) return over > 0;
  if (over === 0) return left < room(than.reading.figure, than.band);
  const step = ORDER.indexOf(severity) - ORDER.indexOf(than.severity);
  return step === 0 ? over > than.over : step < 0;
}

// Thousands of readings are weighed for every draft: only those that count are kept.
function worstOf(readings: readonly Reading[], limits: Limits): Worst | undefined {
  let worst: Worst | undefined;
  for (const reading of readings) {
    const own = reading.limits ?? limits;
    const severity = severityOf(reading.figure, own);
    const band = own[severity] ?? ANYTHING;
    const over = excess(reading.figure, band);
    if (worst && !isWorse(severity, over, room(reading.figure, band), worst)) continue;
    worst = { reading, severity, band, over };
  }
  return worst;
}

/** A rule from its definition. */
export function defineRule({ id, title, limits, read }: RuleDefinition): Rule {
  const severity = strictest(limits);
  return {
    id,
    severity,
    title,
    run(context) {
      const worst = worstOf(read(context), limits);
      if (!worst)
        return {
          id,
          severity,
          title,
          ok: true,
          applies: false,
          figure: 0,
          limit: describe(limits[severity] ?? {}),
        };
      const { reading, band, over } = worst;
      return {
        id,
        severity: worst.severity,
        title,
        ok: over === 0,
        applies: true,
        figure: reading.figure,
        limit: describe(band),
        where: reading.where,
      };
    },
  };
}

/** The limits of a deviation that must not exceed `refuse`; above `warn`, where given, the maker is told. */
export function atMost(refuse: number, warn?: number): Limits {
  return warn === undefined ? { E: { max: refuse } } : { E: { max: refuse }, W: { max: warn } };
}

export function atLeast(refuse: number): Limits {
  return { E: { min: refuse } };
}

export function between(min: number, max: number): Limits {
  return { E: { min, max } };
}
