import { boundsOf } from '@/lib/geometry/bounds';
import { asPairs } from '@/lib/geometry/pair';
import { cutAtLevel } from '@/lib/geometry/polyline/cut-along';
import { cyclic } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import { insideAt } from './find-inner-point';
import { artOutline } from './lay-piece';
import { stepsOf } from './walk-seam';

/** A piece so many times as long as one it is sewn to would make that one tiny in their picture. */
const DWARFS = 2.5;
/** A piece must lose so much of its height, and the longest of its length, for the others to be seen larger. */
const LOSES = 0.35;
/** Cloth shown beyond the work: a little more than the small piece is long, cm. */
const BEYOND = { share: 1.2, least: 14, most: 30 } as const;

/** The shape of a piece and what is worked on it. */
interface WorkedOn {
  readonly outline: readonly Pair[];
  readonly worked: readonly Pair[];
}

/** How far beyond their seams long pieces are shown beside a small one; undefined where all can be shown whole. */
export function reachBeyond(seams: readonly SeamView[]): number | undefined {
  const steps = stepsOf(seams);
  const pieces = [...new Set(steps.map(({ piece }) => piece))];
  return reachOf(
    pieces.map((piece) => ({
      outline: artOutline(piece.piece, false),
      worked: steps.filter((step) => step.piece === piece).flatMap(pointsOf),
    })),
  );
}

export function reachOf(own: readonly WorkedOn[]): number | undefined {
  const lengths = own.map(({ outline }) => longestSide(outline));
  const small = Math.min(...lengths);
  if (own.length === 0 || Math.max(...lengths) < DWARFS * small) return undefined;
  const reach = Math.min(BEYOND.most, Math.max(BEYOND.least, BEYOND.share * small));
  const left = own.map(({ outline, worked }) => longestSide(tornOff(outline, worked, reach) ?? outline));
  return Math.max(...left) < (1 - LOSES) * Math.max(...lengths) ? reach : undefined;
}

/** What a long piece shows near the work, torn off that far beyond it at one end; undefined where it stays whole, as it does without any work. */
export function tornOff(
  outline: readonly Pair[],
  worked: readonly Pair[],
  reach: number,
): Pair[] | undefined {
  if (worked.length === 0) return undefined;
  const [{ bottom, top }, work] = [boundsOf(outline), boundsOf(worked)];
  const [below, above] = [work.bottom - reach - bottom, top - work.top - reach];
  const most = Math.max(below, above);
  const down = most === below ? 1 : -1;
  const end = most === below ? bottom : top;
  for (let lost = most; lost >= LOSES * (top - bottom); lost--) {
    const level = end + down * lost;
    if (isWhole(outline, level, level + down * SLIVER))
      return tornAt(outline, level, [work.left, work.bottom]);
  }
  return undefined;
}

/** A tear close below an armhole would leave a sliver of cloth, or two ends: so much is kept there, cm. */
const SLIVER = 4;
/** How much of the width at the tear the piece has that far in. */
const AS_WIDE = 0.9;

/** Whether the piece runs straight across a level and is about as wide a little further in. */
function isWhole(outline: readonly Pair[], level: number, inside: number): boolean {
  const [at, further] = [insideAt(outline, level), insideAt(outline, inside)];
  const widthOf = (spans: typeof at) => spans.reduce((sum, [from, to]) => sum + to - from, 0);
  return at.length === 1 && further.length === 1 && widthOf(further) > AS_WIDE * widthOf(at);
}

/** What is left of a shape torn off at a level: its part on the side of `side`. */
export function tornAt(outline: readonly Pair[], level: number, side: Pair): Pair[] {
  const kept = cutAtLevel(outline, level, side);
  return kept.flatMap((point, i) => {
    const next = cyclic(kept, i + 1);
    const along = [point, next].every(([, y]) => Math.abs(y - level) < 1e-9);
    return along ? [point, ...wave(point, next)] : [point];
  });
}

/** How deep a torn edge waves, and how long a wave is about, cm of cloth; a tear shorter than half a wave is as much shallower. */
const DEEP = 0.7;
const LONG = 6;
const SMOOTH = 10;

function wave([ax, y]: Pair, [bx]: Pair): Pair[] {
  const width = Math.abs(bx - ax);
  const waves = Math.max(1, Math.round(width / LONG));
  const deep = DEEP * Math.min(1, (2 * width) / LONG);
  return Array.from({ length: waves * SMOOTH - 1 }, (_, i): Pair => {
    const share = (i + 1) / (waves * SMOOTH);
    return [ax + (bx - ax) * share, y + deep * Math.sin(2 * Math.PI * waves * share)];
  });
}

const pointsOf = ({ edge }: Step): Pair[] => asPairs(edge.points);

export const longestSide = (outline: readonly Pair[]): number => {
  const { left, right, bottom, top } = boundsOf(outline);
  return Math.max(right - left, top - bottom);
};
