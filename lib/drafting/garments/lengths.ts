import { BELT } from '@/lib/choices/slots/belt';
import type { ValueOf } from '@/lib/choices/slots/registry';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Notice } from '@/lib/pattern/types';
import { beltWidth } from '../belts/belt';
import { overEdge } from '../belts/belt-line';
import { loopFor } from '../belts/loop-length';
import type { BodicePoints } from '../blocks/bodice/points';
import { drawnInBy } from '../waist-casings/drawn-in';
import { chosen } from './chosen';

type HemAt = (points: BodicePoints, body: Body) => number;

/** How far a hem that reaches the ground stays off it (METHODS §8). */
const OFF_FLOOR = 1.5;
/** Nothing is made to drag on the ground (INVARIANTS E12). */
const LEAST_OFF_FLOOR = 1;

/** A share of the way from the waist to the floor. */
function shareOfLeg(share: number): HemAt {
  return (_, { waistToFloor }) => -share * waistToFloor;
}

/** Height of the lower edge above the waist, by its length in words; of dresses after METHODS §8. */
const BY_WORD: Readonly<Record<ValueOf<'length'>, HemAt>> = {
  bolero: () => 6,
  cropped: () => 4,
  waist: () => 0,
  'high-hip': ({ levels }) => 0.5 * levels.hip,
  hip: ({ levels }) => levels.hip,
  tunic: ({ levels }) => levels.hip - 12,
  'mid-thigh': ({ levels }) => levels.hip - 16,
  mini: shareOfLeg(0.4),
  'above-knee': shareOfLeg(0.48),
  knee: shareOfLeg(0.56),
  midi: shareOfLeg(0.75),
  ankle: shareOfLeg(0.93),
  floor: (_, { waistToFloor }) => OFF_FLOOR - waistToFloor,
};

/** Cloth left below the bust point (INVARIANTS E12), and side seam below the underarm (H), cm. */
const BELOW_BUST = 6.5;
const BELOW_UNDERARM = 10;
/** A peplum shorter than this would be all seams (H). */
const SHORTEST_PEPLUM = 8;
/** Cloth below a casing at the waist on which gathers still fall (H). */
const BELOW_CASING = 8;

/** Cloth between the bust point and the upper edge of a belt at the lower edge (H): it lies below the bust. */
const BELT_BELOW_BUST = 4;

/** Highest lower edge over which a belt that goes round still lies below the bust. */
function underBelt({ levels }: BodicePoints, choices: Choices): number {
  if (!traitsOf(BELT, choices.options)?.round) return Infinity;
  const upper = overEdge(loopFor(choices).length) + beltWidth(choices) / 2;
  return levels.bust - BELT_BELOW_BUST - upper;
}

interface HemHeight {
  readonly hem: number;
  readonly notices: readonly Notice[];
}

function limited(asked: number, used: number, code: string): HemHeight {
  const shown = toMillimetre(used);
  return { hem: shown, notices: [{ code, figures: { asked: -asked, used: -shown } }] };
}

/** The button of the bust keeps its place above the hem: the lower edge gives way (INVARIANTS F8, F10). */
function belowButton(asked: number, highest: number): HemHeight {
  const hem = Math.floor(highest * 10) / 10;
  return { hem, notices: [{ code: 'length-for-button', figures: { lowered: asked - hem } }] };
}

/** Highest lower edge that leaves enough of the front and of the side. */
const highestUnder = ({ levels }: BodicePoints): number =>
  Math.min(levels.bust - BELOW_BUST, levels.underarm - BELOW_UNDERARM);

/** Height above the waist that a lower edge which rises stays under, by the body, its belt and the button of its bust. */
export function highestEdge(points: BodicePoints, choices: Choices, belowBust = 0): number {
  return Math.min(highestUnder(points), underBelt(points, choices), points.levels.bust - belowBust);
}

interface Asked {
  /** How far below the bust the lower edge stays, cm. */
  readonly belowBust?: number | undefined;
  /** How much longer than its name says, cm. */
  readonly longer?: number;
}

/**
 * Height of the lower edge above the waist, by words or by hand; never so high that the bust dart or, `belowBust` the
 * bust points, a button would not fit or a belt along it lay on the bust, nor on the floor; said when it had to give. A ruffle below it is a part of the
 * length.
 */
export function hemHeight(
  points: BodicePoints,
  body: Body,
  choices: Choices,
  { belowBust = 0, longer = 0 }: Asked = {},
): HemHeight {
  const { options, sizes } = choices;
  const asked =
    sizes.length === undefined ? chosen(BY_WORD, options.length)(points, body) - longer : -sizes.length;
  const ruffle = options.ruffle === 'hem' ? (sizes['ruffle-width'] ?? 0) : 0;
  if (options.silhouette === 'peplum' && asked + ruffle > -SHORTEST_PEPLUM - longer)
    return limited(asked, -SHORTEST_PEPLUM - longer, 'length-of-peplum');
  if (drawnInBy(choices) && asked + ruffle > -BELOW_CASING - longer)
    return limited(asked, -BELOW_CASING - longer, 'length-for-casing');
  const highest = highestUnder(points);
  const lowest = LEAST_OFF_FLOOR - body.waistToFloor;
  const underButton = points.levels.bust - belowBust;
  const belted = underBelt(points, choices);
  if (asked + ruffle > belted && belted < Math.min(highest, underButton))
    return limited(asked, Math.floor(belted * 10) / 10, 'length-for-belt');
  if (asked + ruffle > underButton && underButton < highest) return belowButton(asked + ruffle, underButton);
  if (asked + ruffle > highest) return limited(asked, highest, 'length-limited');
  if (asked < lowest) return limited(asked, Math.ceil(lowest * 10) / 10, 'length-off-floor');
  return { hem: asked + ruffle, notices: [] };
}
