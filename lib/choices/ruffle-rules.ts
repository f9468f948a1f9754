import type { Rule, SlotDefinition } from './catalogue-types';
import { LAPPED } from './opening-rules';
import { COLLAR } from './slots/collar';
import { NECKLINE_FRONT } from './slots/neckline-front';
import { SLEEVE } from './slots/sleeve';

/** Sleeves set into an armhole at the shoulder. */
const SET_IN = ['none', 'set-in', 'puff', 'bishop', 'bell', 'two-piece'];
/** Necklines without a corner. */
const CURVES = ['round', 'scoop', 'v', 'boat'];

function allBut({ values }: SlotDefinition, kept: readonly string[]): string[] {
  return Object.keys(values).filter((value) => !kept.includes(value));
}

/** What a gathered strip asks of the edge it is sewn to. */
export const RUFFLE_RULES: readonly Rule[] = [
  {
    when: { ruffle: ['hem'] },
    excludes: { opening: [...LAPPED, 'front-zip'] },
    reason: 'ruffle-needs-closed-hem',
  },
  {
    when: { ruffle: ['hem'] },
    excludes: { 'side-slit': ['sides', 'back-vent'] },
    reason: 'ruffle-needs-closed-hem',
  },
  {
    when: { ruffle: ['neckline'] },
    excludes: { collar: allBut(COLLAR, ['none']) },
    reason: 'ruffle-or-collar',
  },
  {
    when: { ruffle: ['neckline'] },
    excludes: { 'neckline-front': allBut(NECKLINE_FRONT, CURVES) },
    reason: 'ruffle-follows-curve',
  },
  {
    when: { ruffle: ['neckline'] },
    excludes: { 'neckline-back': ['v', 'square'] },
    reason: 'ruffle-follows-curve',
  },
  {
    when: { ruffle: ['neckline'] },
    excludes: { opening: ['back-keyhole'] },
    reason: 'ruffle-follows-curve',
  },
  {
    when: { ruffle: ['shoulder'] },
    excludes: { sleeve: allBut(SLEEVE, SET_IN) },
    reason: 'shoulder-ruffle-needs-armhole',
  },
];
