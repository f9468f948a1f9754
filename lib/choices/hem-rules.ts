import type { Rule } from './catalogue-types';
import { TOO_DEEP_TO_TURN } from './hem-facing';
import { FACED } from './slots/hem';
import { NECKLINE_FRONT } from './slots/neckline-front';
import { OPENING } from './slots/opening';
import { having } from './slots/traits';

/** What a facing of the hem cannot be beside; a hem that is faced only because it is deep may become less so. */
function ofFacing(faced: Rule['when']): Rule[] {
  const told = (reason: string) => (faced === FACED ? reason : 'curved-hem-stays-shallow');
  return [
    // The lining is sewn to the free edge to which the facing of the hem would be.
    {
      when: { ...faced, inside: ['lining'] },
      excludes: having(OPENING, ({ partsHem, laps }) => partsHem && laps),
      reason: told('faced-hem-needs-closed-hem'),
    },
    // So it is to that of fronts which stay crossed.
    {
      when: {
        ...having(NECKLINE_FRONT, ({ crosses }) => crosses),
        ...having(OPENING, ({ face }) => face !== 'front'),
        inside: ['lining'],
      },
      excludes: faced,
      reason: told('faced-hem-needs-closed-hem'),
    },
  ];
}

/** What the facing of a hem, cut in one piece for the front and one for the back, asks of the lower edge. */
export const HEM_RULES: readonly Rule[] = [...[FACED, ...TOO_DEEP_TO_TURN].flatMap(ofFacing)];
