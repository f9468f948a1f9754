import type { Rule } from './catalogue-types';
import { SLEEVE } from './slots/sleeve';
import { SLEEVE_FINISH } from './slots/sleeve-finish';
import { SEAMED } from './slots/waist-seam';

const LINED = { inside: ['lining'] };
/** Sleeves whose lining is the sleeve itself, drawn again to the armhole of the lining. */
const PLAIN_SLEEVES = ['none', 'set-in', 'two-piece'];

function allBut(values: Readonly<Record<string, unknown>>, kept: readonly string[]): string[] {
  return Object.keys(values).filter((value) => !kept.includes(value));
}

/** What a full lining asks of the garment round it. */
export const LINING_RULES: readonly Rule[] = [
  {
    when: LINED,
    excludes: { sleeve: allBut(SLEEVE.values, PLAIN_SLEEVES) },
    reason: 'lining-needs-plain-sleeve',
  },
  {
    when: LINED,
    excludes: { 'sleeve-finish': allBut(SLEEVE_FINISH.values, ['hem']) },
    reason: 'lining-needs-plain-sleeve',
  },
  { when: LINED, excludes: { 'waist-seam': SEAMED }, reason: 'lining-in-one-piece' },
  // The lining of the front is cut on the fold wherever no facing runs down its edge.
  { when: LINED, excludes: { opening: ['front-zip'] }, reason: 'lining-needs-front-facing' },
  { when: LINED, excludes: { 'hem-shape': ['curved', 'high-low'] }, reason: 'lining-hangs-level' },
];
