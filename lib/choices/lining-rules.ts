import type { Rule } from './catalogue-types';
import { LAPPED } from './opening-rules';
import { WITH_FINISH } from './sleeve-sizes';
import { SLEEVE } from './slots/sleeve';
import { SLEEVE_FINISH } from './slots/sleeve-finish';
import { SEAMED } from './slots/waist-seam';

const LINED = { inside: ['lining'] };
/** Sleeves set into a whole armhole: their lining is a plain sleeve drawn to the armhole of the lining. */
const SET_IN = ['none', 'set-in', 'puff', 'bishop', 'two-piece'];
/** Ends with a seam that a lining is felled over; a ruffle or an elastic has none that stays flat. */
const ENDS = ['hem', 'cuff', 'bracelet'];

function allBut(values: Readonly<Record<string, unknown>>, kept: readonly string[]): string[] {
  return Object.keys(values).filter((value) => !kept.includes(value));
}

/** What a full lining asks of the garment round it. */
export const LINING_RULES: readonly Rule[] = [
  {
    when: LINED,
    excludes: { sleeve: allBut(SLEEVE.values, SET_IN) },
    reason: 'lining-needs-plain-sleeve',
  },
  {
    when: { ...LINED, sleeve: WITH_FINISH },
    excludes: { 'sleeve-finish': allBut(SLEEVE_FINISH.values, ENDS) },
    reason: 'lining-needs-flat-seam',
  },
  // Cut in one from the shoulder to the hem, it has no seam at the waist where its edge could turn to the skirt's facing.
  {
    when: { ...LINED, 'waist-seam': SEAMED },
    excludes: { opening: LAPPED },
    reason: 'lining-in-one-piece',
  },
  { when: LINED, excludes: { 'hem-shape': ['curved', 'high-low'] }, reason: 'lining-hangs-level' },
];
