import type { Rule } from './catalogue-types';

/** What cannot stand together on the arm. */
export const SLEEVE_RULES: readonly Rule[] = [
  // Gathers must be held by something.
  {
    when: { sleeve: ['puff', 'bishop'] },
    excludes: { 'sleeve-finish': ['hem', 'ruffle'] },
    reason: 'fullness-needs-band',
  },
  {
    when: { sleeve: ['bishop'] },
    excludes: { 'sleeve-length': ['short'] },
    reason: 'bishop-needs-length',
  },
  {
    when: { sleeve: ['two-piece'] },
    excludes: { 'sleeve-length': ['short', 'elbow'] },
    reason: 'two-piece-bends-at-elbow',
  },
  // A cuff opens by a slash, for which there is cloth on the forearm only.
  {
    when: { 'sleeve-finish': ['cuff'], sleeve: ['set-in', 'puff', 'bishop'] },
    excludes: { 'sleeve-length': ['short', 'elbow'] },
    reason: 'cuff-needs-forearm',
  },
];
