import type { Pair } from '@/lib/geometry/types';
import type { ExpectedPiece } from '../expected/piece-traces';
import { endOf, pairAt, startOf } from '../reading/flat-points';
import type { Drawn, DrawnChain } from './drawn';
import { nearestOn } from './nearest-on';
import type { Pose } from './poses';

/** A piece found in a file, and by how much its pose was moved to where it lies. */
export interface Registered {
  readonly pose: Pose;
  readonly chain: DrawnChain;
  readonly at: Pair;
}

interface Registration {
  readonly found: readonly Registered[];
  readonly chains: readonly DrawnChain[];
  readonly missing: readonly ExpectedPiece[];
}

/** Boxes and lengths of lines that are the same may differ by so much, cm, and by this share of a length. */
const ALIKE = 0.02;
const SHARE = 0.002;
/** Points of a line that are tried against a pose. */
const TRIED = 12;

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** A corner so near to one that was computed is that one, cm. */
const SAME_CORNER = 0.006;

/** The pose moved on to a line of the same extent; undefined where the line is another. */
function laidOn(pose: Pose, { points, box, length }: DrawnChain): Pair | undefined {
  const [w, h] = [box[2] - box[0], box[3] - box[1]];
  const [x0, y0, x1, y1] = pose.box;
  if (Math.abs(w - (x1 - x0)) > ALIKE || Math.abs(h - (y1 - y0)) > ALIKE) return undefined;
  if (Math.abs(length - pose.length) > ALIKE + SHARE * length) return undefined;
  const by: Pair = [(box[0] + box[2] - x0 - x1) / 2, (box[1] + box[3] - y0 - y1) / 2];
  const step = Math.max(1, Math.floor(points.length / 2 / TRIED)) * 2;
  const [offX, offY]: [number[], number[]] = [[], []];
  for (let i = 0; i < points.length; i += step) {
    const [x, y] = pairAt(points, i);
    const [px, py] = [x - by[0], y - by[1]];
    const { away, corner, cornerAway } = nearestOn(pose.chain, pose.expected.closed, px, py);
    if (away > ALIKE) return undefined;
    if (cornerAway > SAME_CORNER) continue;
    offX.push(px - corner[0]);
    offY.push(py - corner[1]);
  }
  return [by[0] + median(offX), by[1] + median(offY)];
}

/** Of two pieces that are drawn whole where they were tried, the one with more on it. */
const MORE = 1e-4;

/** Share of the lines inside a pose that are drawn where it would have them. */
function agreement({ traces }: Pose, [dx, dy]: Pair, { grids }: Drawn): number {
  let [seen, asked] = [0, 0];
  for (const { ply, points, must } of traces) {
    if (!must || ply === 'cut') continue;
    const middle = (points.length >> 2) * 2;
    for (const i of [0, middle, points.length - 2]) {
      asked++;
      const [x, y] = pairAt(points, i);
      if (grids[ply].nearest(x + dx, y + dy) < ALIKE) seen++;
    }
  }
  return asked === 0 ? 1 : seen / asked + seen * MORE;
}

/**
 * Finds, for each cut line drawn, the piece it is and where it lies: a piece is found once. Of pieces of one shape it is
 * the one whose lines inside are drawn, and that `likeness` (its label, its material) speaks for.
 */
export function register(
  drawn: Drawn,
  pieces: readonly ExpectedPiece[],
  posesOf: (piece: ExpectedPiece) => readonly Pose[],
  likeness: (chain: DrawnChain, piece: ExpectedPiece) => number,
): Registration {
  const left = new Set(pieces);
  const found: Registered[] = [];
  const chains = drawn.chains.filter((chain) => {
    const candidates = [...left].flatMap((piece) =>
      posesOf(piece).flatMap((pose): Registered[] => {
        const at = laidOn(pose, chain);
        return at ? [{ pose, chain, at }] : [];
      }),
    );
    const best = bestOf(candidates, drawn, likeness);
    if (!best) return true;
    left.delete(best.pose.expected);
    found.push(best);
    return false;
  });
  return { found, chains, missing: [...left] };
}

function bestOf(
  candidates: readonly Registered[],
  drawn: Drawn,
  likeness: (chain: DrawnChain, piece: ExpectedPiece) => number,
): Registered | undefined {
  if (candidates.length < 2) return candidates[0];
  const scored = candidates.map((each) => ({
    each,
    score: agreement(each.pose, each.at, drawn) + likeness(each.chain, each.pose.expected),
  }));
  const most = Math.max(...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score === most).map(({ each }) => each);
  if (best.length < 2) return best[0];
  const counts = best.map((each) => explained(each, drawn));
  return best[counts.indexOf(Math.max(...counts))];
}

/** How many places of the lines drawn inside a piece its pose explains: a strip gathered on one side has but one way up. */
function explained({ pose, chain, at: [dx, dy] }: Registered, { lines }: Drawn): number {
  const [x0, y0, x1, y1] = chain.box;
  const isIn = ([x = 0, y = 0]: readonly number[]) => x > x0 && x < x1 && y > y0 && y < y1;
  const inside = lines.filter(({ ply, points }) => ply !== 'cut' && isIn(points));
  return inside.reduce((count, { ply, points }) => {
    const traces = pose.traces.filter((trace) => trace.ply === ply);
    const middle = (points.length >> 2) * 2;
    const places = [startOf(points), pairAt(points, middle), endOf(points)].filter(([x, y]) =>
      traces.some(({ points: trace, reach }) => {
        const { away } = nearestOn(trace, false, x - dx, y - dy);
        return away < reach + ALIKE;
      }),
    );
    return count + places.length;
  }, 0);
}
