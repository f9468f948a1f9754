import { listingOf } from '@/lib/choices/catalogue';
import { hemFacingHeight } from '@/lib/choices/hem-facing';
import { HEM } from '@/lib/choices/slots/hem';
import { HEM_SHAPE } from '@/lib/choices/slots/hem-shape';
import { frontTraits } from '@/lib/choices/slots/neckline-front';
import { OPENING } from '@/lib/choices/slots/opening';
import type { ValueOf } from '@/lib/choices/slots/registry';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import type { Notice } from '@/lib/pattern/types';

/** Turned up in place of a facing where the edge is level, cm. */
const USUAL = 2;

type Hem = ValueOf<'hem'>;

/** The lining is sewn to the free edge of what laps down to the hem, where a facing of the hem would begin. */
function meetsLiningAtLap({ options }: Choices): boolean {
  const { partsHem = false, laps = false, face } = traitsOf(OPENING, options) ?? {};
  const staysCrossed = (frontTraits(options)?.crosses ?? false) && face !== 'front';
  return options.inside === 'lining' && ((partsHem && laps) || staysCrossed);
}

const turnedBy = (hem: Hem): number => traitsOf(HEM, { hem })?.cm ?? Number.POSITIVE_INFINITY;

/** The deepest hem that is turned up by no more than so much. */
function deepestWithin({ garment }: Choices, most: number): Hem | undefined {
  return (listingOf(garment).slots.hem?.values as readonly Hem[] | undefined)
    ?.filter((hem) => turnedBy(hem) <= most)
    .toSorted((a, b) => turnedBy(b) - turnedBy(a))[0];
}

/**
 * A hem that would be faced, by choice or because it is too deep for its curve, turned up instead where a lining leaves
 * its facing no room beside a lap: as deep as the curve lets it be. The maker is told (METHODS §11).
 */
export function withTurnedHem(choices: Choices): {
  readonly choices: Choices;
  readonly notices: readonly Notice[];
} {
  if (hemFacingHeight(choices) === undefined || !meetsLiningAtLap(choices)) return { choices, notices: [] };
  const { turnedUp = Number.POSITIVE_INFINITY } = traitsOf(HEM_SHAPE, choices.options) ?? {};
  const most = choices.options.hem === 'faced' ? Math.min(USUAL, turnedUp) : turnedUp;
  const hem = deepestWithin(choices, most);
  if (!hem) return { choices, notices: [] };
  return {
    choices: { ...choices, options: { ...choices.options, hem } },
    notices: [{ code: 'hem-turned-beside-lap', figures: { used: turnedBy(hem) } }],
  };
}
