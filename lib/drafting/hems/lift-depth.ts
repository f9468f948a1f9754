import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Notice } from '@/lib/pattern/types';
import type { GarmentContext } from '../garments/addition';
import type { Panel } from '../kernel/panel';
import type { Lift } from '../kernel/plan';
import { skirtCut } from '../skirts/waist-seam';
import { FACES, type HemShape, ofHalf } from './halves';
import {
  belowArm,
  belowBust,
  belowDarts,
  belowFacing,
  belowLining,
  belowMouth,
  belowOpening,
  belowSteepest,
  overOpenDarts,
  withinTier,
} from './lift-rooms';
import { askedDrop, mostDrop, wantedDepth } from './shapes';

/** Less than this is not missed. */
const TOLD = 0.3;
/** A hem that would rise by less stays level. */
export const LEAST_RISE = 0.6;

/** How far a hem is lifted, cm, and what is said where that is less than it otherwise would be. */
export interface Depth {
  readonly depth: number;
  readonly notices: readonly Notice[];
}

/** What a hem may rise by, for each thing that lies above it. */
type Rooms = Readonly<
  Record<
    `hem-less-${'lifted' | 'steep' | 'for-tier' | 'under-bust' | 'for-dart' | 'for-opening' | 'for-length'}`,
    number
  >
>;

function roomsFor(panels: readonly Panel[], shape: HemShape, context: GarmentContext): Rooms {
  const { lowerEdge, choices, bodice } = context;
  const least = (room: (half: readonly Panel[], unit: Lift) => number) =>
    Math.min(...FACES.map((face) => room(ofHalf(panels, face), shape(1, face))));
  const shell = least((half, unit) => Math.min(belowDarts(half, lowerEdge, unit), overOpenDarts(half, unit)));
  return {
    'hem-less-lifted':
      choices.options.inside === 'lining' ? Math.min(shell, belowLining(shape, context)) : shell,
    'hem-less-steep': least((half, unit) =>
      Math.min(belowSteepest(half, unit), belowFacing(half, unit, choices)),
    ),
    'hem-less-for-tier': least(withinTier),
    'hem-less-under-bust': least((half, unit) =>
      Math.min(belowBust(unit, context), belowArm(half, unit, choices)),
    ),
    'hem-less-for-dart': least(belowMouth),
    'hem-less-for-opening': least(belowOpening),
    'hem-less-for-length':
      askedDrop(choices) === undefined
        ? Infinity
        : mostDrop(bodice.points.levels, lowerEdge, skirtCut(choices) !== undefined),
  };
}

/** What the hem is lifted by, at most its share of what hangs below waist or bust. */
export function liftDepth(panels: readonly Panel[], shape: HemShape, context: GarmentContext): Depth {
  const { bodice, lowerEdge, choices } = context;
  const wanted =
    askedDrop(choices) ??
    wantedDepth(choices, bodice.points.levels, lowerEdge, skirtCut(choices) !== undefined);
  const rooms = Object.entries(roomsFor(panels, shape, context));
  const [code, room] = rooms.reduce((one, other) => (other[1] < one[1] ? other : one));
  const least = Math.min(wanted, room);
  const depth = least < LEAST_RISE ? 0 : least;
  if (depth > wanted - TOLD) return { depth, notices: [] };
  return { depth, notices: [{ code, figures: { lifted: toMillimetre(depth) } }] };
}
