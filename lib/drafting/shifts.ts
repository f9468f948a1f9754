import type { Pair } from '@/lib/geometry/types';
import type { Draft, LandmarkName, Piece } from '@/lib/pattern/types';

/** What of a garment is told when a measurement moves, in the order in which it is told. */
const SHIFTING = [
  'bust',
  'waist',
  'hip',
  'biceps',
  'shoulder',
  'neckline',
  'backLength',
  'sleeveLength',
  'hem',
  'sleeveHem',
  'balance',
  'bustPointDepth',
  'bustPointSpacing',
  'dart',
  'armhole',
  'backWidth',
  'frontWidth',
  'hipDepth',
] as const;
type ShiftName = (typeof SHIFTING)[number];

export interface Shift {
  readonly name: ShiftName;
  /** Centimetres more or less than before. */
  readonly by: number;
}

/** A dart is measured this far from its point, cm: an angle says nothing at the sewing table. */
const DART_LEG = 10;
/** What a needle does not follow is not told, cm. */
const LEAST = 0.2;

/** How the same garment differs when it is drawn on another body: the larger differences first, `most` at most. */
export function shifts(before: Draft, after: Draft, most = 4): readonly Shift[] {
  const [old, now] = [figuresOf(before), figuresOf(after)];
  return SHIFTING.map((name) => ({ name, by: (now[name] ?? 0) - (old[name] ?? now[name] ?? 0) }))
    .filter(({ name, by }) => now[name] !== undefined && Math.abs(by) >= LEAST)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, most);
}

function figuresOf({ finished, construction, pieces }: Draft): Partial<Record<ShiftName, number>> {
  const [point, neck] = [mark(pieces, 'bustPoint'), mark(pieces, 'sideNeckPoint')];
  const { dartAngle, armholeFront, armholeBack, hipLevel, balance } = construction;
  return {
    ...finished,
    ...(balance !== undefined && { balance }),
    ...(point && neck && { bustPointDepth: neck[1] - point[1], bustPointSpacing: 2 * point[0] }),
    ...(dartAngle !== undefined && { dart: 2 * DART_LEG * Math.sin((dartAngle * Math.PI) / 360) }),
    ...(armholeFront !== undefined && armholeBack !== undefined && { armhole: armholeFront + armholeBack }),
    ...widthsOf(pieces),
    ...(hipLevel !== undefined && { hipDepth: -hipLevel }),
  };
}

function widthsOf(pieces: readonly Piece[]): Partial<Record<ShiftName, number>> {
  const [back, front] = [mark(pieces, 'backWidth'), mark(pieces, 'frontWidth')];
  return { ...(back && { backWidth: 2 * back[0] }), ...(front && { frontWidth: 2 * front[0] }) };
}

function mark(pieces: readonly Piece[], name: LandmarkName): Pair | undefined {
  return pieces.find(({ landmarks }) => landmarks[name])?.landmarks[name];
}
