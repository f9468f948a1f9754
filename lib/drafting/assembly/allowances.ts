import { hemFacingHeight } from '@/lib/choices/hem-facing';
import { HEM } from '@/lib/choices/slots/hem';
import { SEAM_ALLOWANCE } from '@/lib/choices/slots/seam-allowance';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import type { AllowanceKind, PanelEdge } from '../kernel/panel';
import { publicLine } from '../kernel/seams';

/** Turned twice by 3 mm and a little for the fold. */
const ROLLED = 0.7;

/** Fold for an elastic of 1 cm, its edge turned in. */
export const CASING = 2;

/** From a seam up to the row that makes a casing of its allowances, for an elastic of 0.8; beyond it they are overcast. */
export const SEAM_CASING = 1.1;

/** Folded to the inside at the mouth of a patch pocket. */
const POCKET_HEM = 2.5;

export type Allowances = Readonly<Record<AllowanceKind, number>>;

/** Lines that turn so tightly under the arm that a wide allowance would leave no cloth to cut it from. */
const ROUND_ARM = new Set(['armhole', 'cap', 'raglan']);

/** What lies beyond an edge: round the arm its own width, however the seam there is kept. */
export function allowanceKind({ kind, line }: Pick<PanelEdge, 'kind' | 'line'>): AllowanceKind {
  return kind === 'seam' && ROUND_ARM.has(publicLine(line)) ? 'armhole' : kind;
}

/** Nothing enclosed is trimmed later than needed; a zip wants room for its tape, a casing for its elastic (METHODS §11: 0.7, 1–1.5 and 1.5). */
function inOwnUnit(
  seam: number,
  cm: number,
  inches: number,
  choose: (a: number, b: number) => number,
): number {
  return Object.entries(SEAM_ALLOWANCE.values).some(
    ([id, { cm: width }]) => width === seam && id.endsWith('inch'),
  )
    ? choose(seam, inches)
    : choose(seam, cm);
}

/** Width of cloth beyond each kind of edge, cm. */
export function allowancesFor(choices: Choices): Allowances {
  const { options } = choices;
  const seam = traitsOf(SEAM_ALLOWANCE, options)?.cm ?? 1;
  const enclosed = inOwnUnit(seam, 0.7, 0.635, Math.min);
  const { made = 'rolled', cm = ROLLED } = traitsOf(HEM, options) ?? {};
  const hem = hemFacingHeight(choices) === undefined ? cm : enclosed;
  return {
    seam,
    armhole: inOwnUnit(seam, 1.5, 1.5875, Math.min),
    enclosed,
    zip: inOwnUnit(seam, 1.5, 1.5875, Math.max),
    hem,
    'sleeve-hem': made === 'rolled' ? ROLLED : Math.min(3, Math.max(2, made === 'faced' ? enclosed : cm)),
    'narrow-hem': ROLLED,
    casing: CASING,
    'seam-casing': inOwnUnit(seam, 1.5, 1.5875, Math.max),
    'pocket-hem': POCKET_HEM,
    none: 0,
  };
}
