import type { Options } from '@/lib/choices/slots/registry';
import { SLEEVE } from '@/lib/choices/slots/sleeve';
import { traitsOf } from '@/lib/choices/slots/traits';
import {
  type Correction,
  type Direction,
  FINDING_NAMES,
  FINDINGS,
  FIT_RANGE,
  type Finding,
  type FindingName,
} from '@/lib/measurements/fit';

/** What is answered to each question so far: nothing stands for "fine". */
export type Answers = Readonly<
  Partial<Record<FindingName, { readonly direction: Direction; readonly cm: number }>>
>;

/** The questions a garment of these choices is asked: none about sleeves where the armhole is bare. */
export function questionsFor(options: Options): readonly FindingName[] {
  const sleeveless = (traitsOf(SLEEVE, options)?.armhole ?? 'bare') === 'bare';
  return FINDING_NAMES.filter((name) => {
    const { part }: Finding = FINDINGS[name];
    return part !== 'sleeve' || !sleeveless;
  });
}

export function answersOf(corrections: readonly Correction[]): Answers {
  return Object.fromEntries(corrections.map(({ finding, direction, cm }) => [finding, { direction, cm }]));
}

/** With another answer to one question; `null` is "fine". What was measured before is kept when only the way changes. */
export function answered(answers: Answers, finding: FindingName, direction: Direction | null): Answers {
  const { [finding]: before, ...others } = answers;
  if (direction === null) return others;
  return { ...others, [finding]: { direction, cm: before?.cm ?? FINDINGS[finding].usual } };
}

export function measuredAs(answers: Answers, finding: FindingName, cm: number): Answers {
  const given = answers[finding];
  return given ? { ...answers, [finding]: { ...given, cm } } : answers;
}

export function correctionsOf(answers: Answers): readonly Correction[] {
  return FINDING_NAMES.flatMap((finding) => {
    const given = answers[finding];
    return given ? [{ finding, ...given }] : [];
  });
}

export function isComplete(answers: Answers): boolean {
  return correctionsOf(answers).every(({ cm }) => cm >= FIT_RANGE.min && cm <= FIT_RANGE.max);
}
