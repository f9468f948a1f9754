import { firstOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { type ExpectedPiece, turnedOver } from '../expected/piece-traces';
import { pairAt } from '../reading/flat-points';
import type { DrawnChain } from './drawn';
import { halfTurned, type Pose } from './poses';
import type { Registered } from './register';

/** What a cut line that fits no piece is taken for. */
interface Settled extends Registered {
  readonly mirrored: boolean;
}

/** Points of either line that vote, and the step to which their votes count as the same, cm. */
const VOTERS = 150;
const STEP = 0.02;
/** Without a label that says so, a line is a piece only where so many of its points vote for one place. */
const AGREED = 0.25;

interface Vote {
  readonly at: Pair;
  readonly share: number;
}

const sampled = (points: readonly number[]): Pair[] => {
  const count = points.length / 2;
  const step = Math.max(1, Math.ceil(count / VOTERS));
  return Array.from({ length: Math.floor(count / step) }, (_, i) => pairAt(points, 2 * i * step));
};

/** The poses and their half turns: what lies wrong may lie head down. */
const eitherWayUp = (poses: readonly Pose[]): Pose[] => poses.flatMap((pose) => [pose, halfTurned(pose)]);

/** The move that brings most points of a pose on to points of a line. */
function vote({ chain }: Pose, ends: readonly number[]): Vote {
  const counts = new Map<string, { count: number; at: Pair }>();
  const points = sampled(ends);
  let best: { count: number; at: Pair } = { count: 0, at: [0, 0] };
  for (const [px, py] of points) {
    for (let i = 0; i < chain.length; i += 2) {
      const [x, y] = pairAt(chain, i);
      const at: Pair = [px - x, py - y];
      const key = `${Math.round(at[0] / STEP)}/${Math.round(at[1] / STEP)}`;
      const known = counts.get(key) ?? { count: 0, at };
      known.count++;
      counts.set(key, known);
      if (known.count > best.count) best = known;
    }
  }
  return { at: best.at, share: best.count / points.length };
}

/** Middle upon middle: the best that can be said of a line of another size. */
const centred = ({ box: [x0, y0, x1, y1] }: Pose, { box }: DrawnChain): Pair => [
  (box[0] + box[2] - x0 - x1) / 2,
  (box[1] + box[3] - y0 - y1) / 2,
];

/**
 * What a cut line that fits no pose is most likely to be: the piece its label names or, without one, the piece with
 * which most of its points agree, as it is or turned over. Undefined for a line that is no piece.
 */
export function settle(
  chain: DrawnChain,
  missing: readonly ExpectedPiece[],
  named: string | undefined,
  posesOf: (piece: ExpectedPiece) => readonly Pose[],
): Settled | undefined {
  const meant = missing.filter(({ piece }) => piece.id === named);
  const pieces = meant.length > 0 ? meant : missing;
  const tries = pieces.flatMap((piece) =>
    [false, true].flatMap((mirrored) =>
      eitherWayUp(posesOf(mirrored ? turnedOver(piece) : piece)).map((pose) => ({
        piece,
        mirrored,
        pose,
        ...vote(pose, chain.ends),
      })),
    ),
  );
  const best = tries.reduce<(typeof tries)[number] | undefined>(
    (most, each) => (most && most.share >= each.share ? most : each),
    undefined,
  );
  if (best && best.share >= AGREED) return { ...best, chain };
  if (meant.length === 0 || !best) return undefined;
  const pose = firstOf(posesOf(best.piece));
  return { pose, chain, at: centred(pose, chain), mirrored: false };
}

/** The piece that a settled line stands for. */
export const pieceIn = ({ pose }: Registered): string => pose.expected.piece.id;
