import { startOf } from '@/lib/geometry/path';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Notice } from '@/lib/pattern/types';
import type { GarmentContext } from '../garments/addition';
import { edgesOf, lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { Lift } from '../kernel/plan';
import { liningRise } from '../lining/request';
import { fromHem } from './lower-edge';

export const FACES = ['front', 'back'] as const;
export type Face = (typeof FACES)[number];

/** A hem that is not level: how far each half is lifted, cm, from the centre to the side. */
export type HemShape = (depth: number, face: Face) => Lift;

export function ofHalf(panels: readonly Panel[], face: Face): Panel[] {
  return panels.filter(({ part }) => part.endsWith(face));
}

/** The hems of a half one after the other, cm. */
export const hemLength = (half: readonly Panel[]): number =>
  half.reduce((sum, panel) => sum + lineLength(panel, 'hem'), 0);

/** What the hem rises by at most, and as a share of the length below the waist (G). */
const RISE = { most: 14, share: 0.3 };

/** A lifted hem climbs no steeper than this (METHODS §11 turns up no steeper edge), as a share of the way. */
const STEEPEST = 0.75;

/** Cloth between a lifted hem and the lower tip of a waist dart (INVARIANTS B2 asks for 1.5, square to the hem). */
const BELOW_DART = 1.9;
const STATIONS = Array.from({ length: 21 }, (_, i) => i / 20);
/** Less than this is not seen. */
const TOLD = 0.3;

/** What a hem may rise by and stay below the waist darts of a half that is level at `hem`. */
function belowDarts(half: readonly Panel[], hem: number, unit: Lift): number {
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
function belowLining(shape: HemShape, context: GarmentContext): number {
  const hem = context.lowerEdge + liningRise(context);
  const block = context.plainTo(hem);
  return Math.min(...FACES.map((face) => belowDarts([block[face]], hem, shape(1, face))));
}

/** A last tier is left so deep at its lowest, cm. */
const LEAST_TIER = 8;

const lowest = (panel: Panel): number =>
  Math.min(...edgesOf(panel, 'hem').flatMap(({ path }) => path.flatMap(({ a, b }) => [a.y, b.y])));

/** What the hem may rise by in a last tier. */
function withinTier(half: readonly Panel[], unit: Lift): number {
  const depths = half.flatMap((panel) =>
    edgesOf(panel, 'tier-upper').map(({ path }) => startOf(path).y - lowest(panel)),
  );
  const highest = Math.max(...STATIONS.map((share) => unit.at(share)));
  return (Math.min(...depths) - LEAST_TIER) / highest;
}

/** What the hem may rise by and climb no steeper than it can be turned up. */
function belowSteepest(half: readonly Panel[], unit: Lift): number {
  const steepest = Math.max(...STATIONS.map((share) => Math.abs(unit.slope(share))));
  return (STEEPEST * hemLength(half)) / steepest;
}

/** How far a hem is lifted, cm, and what is said where that is less than it otherwise would be. */
interface Depth {
  readonly depth: number;
  readonly notices: readonly Notice[];
}

/** What is said of the least of the rooms. */
function reasonOf({
  darts,
  steepness,
  tier,
}: Readonly<Record<'darts' | 'steepness' | 'tier', number>>): string {
  if (tier < Math.min(darts, steepness)) return 'hem-less-for-tier';
  return steepness < darts ? 'hem-less-steep' : 'hem-less-lifted';
}

/** What the hem is lifted by at most; not at all where darts part it on one side: at the side seam both halves must meet. */
export function liftDepth(panels: readonly Panel[], shape: HemShape, context: GarmentContext): Depth {
  const { lowerEdge, choices } = context;
  const least = (room: (half: readonly Panel[], unit: Lift) => number) =>
    Math.min(...FACES.map((face) => room(ofHalf(panels, face), shape(1, face))));
  const shell = panels.every(fromHem) ? least((half, unit) => belowDarts(half, lowerEdge, unit)) : 0;
  const darts = choices.options.inside === 'lining' ? Math.min(shell, belowLining(shape, context)) : shell;
  const [steepness, tier] = [least(belowSteepest), least(withinTier)];
  const wanted = Math.min(RISE.most, RISE.share * -lowerEdge);
  const depth = Math.max(0, Math.min(wanted, darts, steepness, tier));
  if (depth > wanted - TOLD) return { depth, notices: [] };
  const code = reasonOf({ darts, steepness, tier });
  return { depth, notices: [{ code, figures: { lifted: toMillimetre(depth) } }] };
}
