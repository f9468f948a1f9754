import type { Rule } from './catalogue-types';
import { BACK_SHAPING } from './slots/back-shaping';
import { BUST_SHAPING, isGatheredYoke } from './slots/bust-shaping';
import { COLLAR } from './slots/collar';
import { NECKLINE_BACK } from './slots/neckline-back';
import { NECKLINE_FRONT } from './slots/neckline-front';
import { SLEEVE, STRAPPED } from './slots/sleeve';
import { having } from './slots/traits';
import { WAIST_SEAM } from './slots/waist-seam';

/** Each of the slots excluded for itself. */
function excluded(
  sleeve: readonly string[],
  reason: string,
  slots: Readonly<Record<string, readonly string[]>>,
): Rule[] {
  return Object.entries(slots).map(([slot, values]) => ({
    when: { sleeve },
    excludes: { [slot]: values },
    reason,
  }));
}

/** What cannot stand together on the arm. */
export const SLEEVE_RULES: readonly Rule[] = [
  // Straps lie further out than bust and blades: on the way there a line from the shoulder would run out into a corner.
  {
    when: { ...STRAPPED, ...having(NECKLINE_FRONT, ({ outline }) => outline === 'cornered') },
    excludes: having(BUST_SHAPING, (shaping) => shaping.from === 'shoulder' || isGatheredYoke(shaping)),
    reason: 'corner-lies-before-strap',
  },
  {
    when: { sleeve: ['straps'], ...having(NECKLINE_BACK, ({ outline }) => outline === 'cornered') },
    excludes: having(BACK_SHAPING, ({ from }) => from === 'shoulder'),
    reason: 'corner-lies-before-strap',
  },
  // Under a funnel, which the same seam goes on up to, a strap has no room beside its corner for a dart.
  {
    when: { ...STRAPPED, ...having(COLLAR, ({ kind }) => kind === 'grown-on') },
    excludes: having(BUST_SHAPING, ({ from, by }) => from === 'shoulder' && by === 'dart'),
    reason: 'sleeve-takes-shoulder',
  },
  // Above a raglan seam, and in the narrow top a strap is sewn to, there is no width for a yoke over the gathers.
  ...excluded(
    having(SLEEVE, ({ armhole, cap, apart }) => apart || (armhole === 'gone' && cap !== 'none')).sleeve,
    'sleeve-takes-shoulder',
    having(BUST_SHAPING, isGatheredYoke),
  ),
  // Cut in one with front and back, the sleeve leaves no armhole, and its underarm takes the upper part of the side.
  ...excluded(
    ['kimono'],
    'kimono-has-no-armhole',
    having(BUST_SHAPING, (shaping) => shaping.from === 'armhole' || isGatheredYoke(shaping)),
  ),
  // Above a seam under the bust the underarm takes what a dart at the side would need.
  {
    when: { sleeve: ['kimono'], ...having(WAIST_SEAM, ({ bodiceTo }) => bodiceTo === 'above') },
    excludes: having(BUST_SHAPING, ({ from, by }) => from === 'side' && by === 'dart'),
    reason: 'kimono-needs-side',
  },
];
