import type { ValueOf } from '@/lib/choices/slots/registry';
import type { Choices } from '@/lib/choices/types';
import type { BodySide } from '@/lib/pattern/types';
import type { Levels } from '../blocks/bodice/levels';
import type { Lift } from '../kernel/plan';
import { dropsAside } from './drops';
import type { Face, HemShape } from './halves';

/** Level at both ends, steepest in the middle. */
const eased = (share: number): number => share * share * (3 - 2 * share);
const easedSlope = (share: number): number => 6 * share * (1 - share);

/** From one lift at the centre to another at the side. */
function between(centre: number, side: number): Lift {
  return {
    at: (share) => centre + (side - centre) * eased(share),
    slope: (share) => (side - centre) * easedSlope(share),
  };
}

/** The same behind a stretch that stays as it is at the centre, given as a share of the half. */
export function beyond(level: number, { at, slope }: Lift): Lift {
  const share = (whole: number) => Math.max(0, (whole - level) / (1 - level));
  return { at: (whole) => at(share(whole)), slope: (whole) => slope(share(whole)) / (1 - level) };
}

/** The same begun before the centre, by a share of the half: it goes on over what laps there as it comes to it. */
export function runningOn(lap: number, { at, slope }: Lift): Lift {
  const share = (whole: number) => (whole - lap) / (1 - lap);
  return { at: (whole) => at(share(whole)), slope: (whole) => slope(share(whole)) / (1 - lap) };
}

/** From the lowest place at one side to the highest at the other, level at both: half as high in the middle. */
function dropping(drop: number, side: BodySide = 'right'): Lift {
  const rise = (side === 'right' ? drop : -drop) / 2;
  return {
    at: (share) => drop / 2 + rise * Math.sin((Math.PI / 2) * share),
    slope: (share) => rise * (Math.PI / 2) * Math.cos((Math.PI / 2) * share),
  };
}

/** Where front and back of a high-low hem meet at the side, as a share of what the front is shorter. */
const MEET = 0.45;
/** A shirt tail is level so far from the centre, as a share of the half (METHODS §11). */
const TAIL = 0.45;

export type Shaped = Exclude<ValueOf<'hem-shape'>, 'straight'>;

interface LiftedHem {
  /** How it rises, from the centre to the side. */
  readonly lift: HemShape;
  /** What it rises by at most until it is asked to, cm. */
  readonly most: number;
  /** It goes on over what laps beyond the centre as it comes there, and is not level beside it. */
  readonly runsOn?: true;
}

export const HEM_LIFTS: Readonly<Record<Shaped, LiftedHem>> = {
  curved: { lift: (depth) => between(0, 0.6 * depth), most: 14 },
  'shirt-tail': { lift: (depth) => beyond(TAIL, between(0, depth)), most: 8 },
  'high-low': {
    lift: (depth, face) => (face === 'front' ? between(depth, MEET * depth) : between(0, MEET * depth)),
    most: 14,
  },
  asymmetric: { lift: (depth, _, side) => dropping(depth, side), most: 15, runsOn: true },
};

/** What the hem rises by at most, as a share of what hangs (G). */
const SHARE = 0.3;
/** What it drops by from side to side at most, however it was asked, as a share of the same (H). */
const DROP_SHARE = 0.5;

/** What hangs below the waist, on a skirt sewn on always; of a shorter garment in one what hangs below the bust, no more than a hip length has below the waist. */
function hanging({ bust, hip }: Levels, lowerEdge: number, skirted: boolean): number {
  return skirted ? -lowerEdge : Math.max(-lowerEdge, Math.min(bust - lowerEdge, -hip));
}

function shapeOf({ options }: Choices): LiftedHem | undefined {
  const { 'hem-shape': chosen = 'straight' } = options;
  return chosen === 'straight' ? undefined : HEM_LIFTS[chosen];
}

/** What the hem was asked to drop by from side to side, cm; nothing where that is left to the garment. */
export const askedDrop = (choices: Choices): number | undefined =>
  dropsAside(choices) ? choices.sizes['hem-drop'] : undefined;

/** What of a drop that was asked a garment is long enough for, cm. */
export const mostDrop = (levels: Levels, lowerEdge: number, skirted: boolean): number =>
  DROP_SHARE * hanging(levels, lowerEdge, skirted);

/** What a hem is to be lifted by, cm, where nothing lies in its way. */
export function wantedDepth(choices: Choices, levels: Levels, lowerEdge: number, skirted = false): number {
  const { most = 0 } = shapeOf(choices) ?? {};
  const asked = askedDrop(choices);
  const least =
    asked === undefined
      ? Math.min(most, SHARE * hanging(levels, lowerEdge, skirted))
      : Math.min(asked, mostDrop(levels, lowerEdge, skirted));
  return Math.max(0, least);
}

/** Shares of the way to the side between which waist darts lie. */
const DARTS = [0.4, 0.6];

/** How far the lower edge of each half will be lifted where waist darts come down to it, cm. */
export function riseUnderDarts(choices: Choices, levels: Levels, lowerEdge: number): Record<Face, number> {
  const shape = shapeOf(choices);
  if (!shape) return { front: 0, back: 0 };
  const depth = wantedDepth(choices, levels, lowerEdge);
  const highest = (face: Face) => Math.max(...DARTS.map((share) => shape.lift(depth, face).at(share)));
  return { front: highest('front'), back: highest('back') };
}

/** How far the lower edge of the front will be lifted at its centre, cm. */
export function riseAtCentre(choices: Choices, levels: Levels, lowerEdge: number): number {
  return (
    shapeOf(choices)
      ?.lift(wantedDepth(choices, levels, lowerEdge), 'front')
      .at(0) ?? 0
  );
}
