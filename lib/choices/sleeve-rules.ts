import type { Rule } from './catalogue-types';
import { WITH_FINISH } from './sleeve-sizes';
import { COLLAR } from './slots/collar';

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
    when: { 'sleeve-finish': ['cuff'], sleeve: WITH_FINISH },
    excludes: { 'sleeve-length': ['short', 'elbow'] },
    reason: 'cuff-needs-forearm',
  },
  // What is left of the shoulder is too short to open in.
  {
    when: { sleeve: ['straps'] },
    excludes: {
      'bust-shaping': ['shoulder-dart', 'neck-dart', 'princess-shoulder', 'gathered-yoke'],
    },
    reason: 'sleeve-takes-shoulder',
  },
  {
    when: { sleeve: ['raglan'] },
    excludes: {
      'bust-shaping': [
        'shoulder-dart',
        'neck-dart',
        'armhole-dart',
        'princess-shoulder',
        'princess-armhole',
        'gathered-yoke',
      ],
      'back-shaping': ['shoulder-dart', 'princess'],
    },
    reason: 'sleeve-takes-shoulder',
  },
  {
    when: { sleeve: ['straps', 'cap'] },
    excludes: { 'back-shaping': ['shoulder-dart'] },
    reason: 'sleeve-takes-shoulder',
  },
  {
    when: { sleeve: ['straps'] },
    excludes: { collar: Object.keys(COLLAR.values).filter((collar) => collar !== 'none') },
    reason: 'straps-bare-the-neck',
  },
];
