import { hemFacingHeight } from '@/lib/choices/hem-facing';
import type { Choices } from '@/lib/choices/types';
import { pathLength } from '@/lib/geometry/length';
import { startOf } from '@/lib/geometry/path';
import { cyclic, neighbours } from '@/lib/geometry/sequence';
import type { GarmentContext } from '../garments/addition';
import { highestEdge } from '../garments/lengths';
import { edgesOf, lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { Lift } from '../kernel/plan';
import { liningRise } from '../lining/request';
import { CLOSED } from '../slits/sides';
import { ABOVE_FACING, LEAST_FACING } from './facing-room';
import { FACES, type HemShape } from './halves';
import { joinedHem } from './joined-hem';

/** The hems of a half one after the other, cm. */
export const hemLength = (half: readonly Panel[]): number =>
  half.reduce((sum, panel) => sum + lineLength(panel, 'hem'), 0);

/** A lifted hem climbs no steeper than this (METHODS §11 turns up no steeper edge), as a share of the way. */
const STEEPEST = 0.75;

/** Cloth between a lifted hem and the lower tip of a waist dart (INVARIANTS B2 asks for 1.5, square to the hem). */
const BELOW_DART = 1.9;
const STATIONS = Array.from({ length: 21 }, (_, i) => i / 20);

const most = (unit: Lift): number => Math.max(...STATIONS.map((share) => unit.at(share)));

/** What a hem may rise by and stay below the waist darts of a half that is level at `hem`. */
export function belowDarts(half: readonly Panel[], hem: number, unit: Lift): number {
  const hems = half.flatMap(({ edges }) => edges.filter(({ line }) => line === 'hem'));
  const ends = hems.flatMap(({ path }) => path.flatMap(({ a, b }) => [a.x, b.x]));
  // Cloth that laps over its twin begins beyond the centre.
  const beyondCentre = Math.max(0, -Math.min(...ends));
  const width = Math.max(...ends) + beyondCentre;
  const darts = half.flatMap(({ internals }) => internals.filter(({ kind }) => kind === 'fisheye-dart'));
  const rooms = darts.map(({ path }) => {
    const tip = path.map(({ a }) => a).reduce((lowest, p) => (p.y < lowest.y ? p : lowest));
    return (tip.y - hem - BELOW_DART) / unit.at((tip.x + beyondCentre) / width);
  });
  return Math.min(...rooms);
}

/** A lining hangs parallel, a little shorter, and is taken in by the darts of the block. */
export function belowLining(shape: HemShape, context: GarmentContext): number {
  const hem = context.lowerEdge + liningRise(context);
  const block = context.plainTo(hem);
  return Math.min(...FACES.map((face) => belowDarts([block[face]], hem, shape(1, face))));
}

/** A last tier is left so deep at its lowest, cm. */
const LEAST_TIER = 8;

const lowest = (panel: Panel): number =>
  Math.min(...edgesOf(panel, 'hem').flatMap(({ path }) => path.flatMap(({ a, b }) => [a.y, b.y])));

/** What the hem may rise by in a last tier. */
export function withinTier(half: readonly Panel[], unit: Lift): number {
  const depths = half.flatMap((panel) =>
    edgesOf(panel, 'tier-upper').map(({ path }) => startOf(path).y - lowest(panel)),
  );
  return (Math.min(...depths) - LEAST_TIER) / most(unit);
}

/** What the hem may rise by and climb no steeper than it can be turned up. */
export function belowSteepest(half: readonly Panel[], unit: Lift): number {
  const steepest = Math.max(...STATIONS.map((share) => Math.abs(unit.slope(share))));
  return (STEEPEST * hemLength(half)) / steepest;
}

/** A facing lies flat beside a curve of so much of its radius, as a share (P). */
const FACED_BEND = 0.7;

/** What a faced hem may rise by and bend no closer than its facing lies flat. */
export function belowFacing(half: readonly Panel[], unit: Lift, choices: Choices): number {
  const height = hemFacingHeight(choices);
  if (height === undefined) return Infinity;
  const slopes = STATIONS.map((share) => unit.slope(share));
  const sharpest = Math.max(...neighbours(slopes).map(([a, b]) => Math.abs(b - a))) * (STATIONS.length - 1);
  return (FACED_BEND * hemLength(half) ** 2) / (sharpest * height);
}

/** Side seam left under the arm, cm. */
const LEFT_AT_SIDE = 2;

/** What a lifted hem leaves of the side: a facing goes up it, beside a slit too, which leaves more of it closed. */
function leftAtSide(choices: Choices): number {
  if (hemFacingHeight(choices) === undefined) return LEFT_AT_SIDE;
  const closed = choices.options['side-slit'] === 'sides' ? CLOSED.across : 0;
  return LEAST_FACING + ABOVE_FACING + closed;
}

/** What the hem may rise by at a side that ends under the arm, as that of a kimono does soon, or above a facing there. */
export function belowArm(half: readonly Panel[], unit: Lift, choices: Choices): number {
  const { side } = joinedHem(half);
  return (pathLength(side.path) - leftAtSide(choices)) / unit.at(1);
}

/** Of the side seam between a level hem and a dart that opens above it, a lifted hem takes so much (P). */
const UNDER_MOUTH = 0.25;

/** Of the centre between the hem and what crosses it or opens it above, a lifted hem leaves so much, cm. */
const LEFT_AT_CENTRE = 0.5;

/** What the hem may rise by at the centre of a half, below the end of a zip. */
export function belowOpening(half: readonly Panel[], unit: Lift): number {
  const { centre } = joinedHem(half);
  return (pathLength(centre.path) - LEFT_AT_CENTRE) / unit.at(0);
}

/** What the hem may rise by at a side in which a dart opens. */
export function belowMouth(half: readonly Panel[], unit: Lift): number {
  const sides = half.flatMap(({ edges }) =>
    edges.flatMap((own, i) => {
      const opens = own.line === 'side' && cyclic(edges, i - 1).line === 'hem';
      return opens && cyclic(edges, i + 1).role === 'dart' ? [pathLength(own.path)] : [];
    }),
  );
  return (UNDER_MOUTH * Math.min(...sides)) / unit.at(1);
}

/** What the hem of a short garment may rise by and stay under the bust, a belt there and the button that closes it. */
export function belowBust(unit: Lift, { bodice, choices, opening, lowerEdge }: GarmentContext): number {
  const highest = highestEdge(bodice.points, choices, opening.belowBust?.(choices));
  return (highest - lowerEdge) / most(unit);
}

/** Of the cloth between a dart's tip and the lower edge it opens in, a lifted hem leaves so much. */
const LEFT_OF_DART = 0.5;

/** What the hem may rise by over a dart that opens in it. */
export function overOpenDarts(half: readonly Panel[], unit: Lift): number {
  const legs = half.flatMap(({ edges }) =>
    edges.flatMap(({ role, path }, i) =>
      role === 'dart' && cyclic(edges, i - 1).line === 'hem' ? [pathLength(path)] : [],
    ),
  );
  return (LEFT_OF_DART * Math.min(...legs)) / most(unit);
}
