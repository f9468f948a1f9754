import { boundsOf } from '@/lib/geometry/bounds';
import { carry, STILL, shiftMotion } from '@/lib/geometry/motion';
import { span } from '@/lib/geometry/pair';
import { contains } from '@/lib/geometry/polyline/contains';
import { liesOn } from '@/lib/geometry/polyline/lies-on';
import { placesOf } from '@/lib/geometry/polyline/place-on';
import { firstOf, mapTuple } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Step } from '@/lib/pattern/seam-view';
import { foldedOn } from '../cloth/fold-strip';
import { closedLine } from '../cloth/follow-edges';
import { artOutline, outlineOf } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import { longestSide } from '../cloth/tear-cloth';
import { ends, isOnePiece } from '../cloth/walk-seam';
import { besideEachOther } from './chain-panels';
import { canFace } from './face-edges';
import { edgesLieOn, isFolded, laidOnto, type Meeting, shownOf } from './meet-sides';

/** The lower layer peeks out by this much, cm of cloth; to the other side where it would hardly be seen on this one. */
const PEEK: Pair = [0.9, -0.9];
const PEEK_LEFT: Pair = [-0.9, -0.9];
/** What of it stands above the upper one by no less than this, cm, and by not much more than it peeks, would be hidden. */
const HIGHER = { least: 0.4, most: 2 } as const;
/** A lower layer of whose edge no more than this share is seen cannot be told to lie there. */
const SEEN = 0.03;
/** Of one shorter or narrower than the upper layer so much, at least, is to be seen. */
const TOLD = 0.2;
const PLACES = 100;
/** A bodice and its skirt, laid flat together, may miss the other bodice and skirt by so much, cm. */
const EASED = 1.5;

/** Such a piece folded right sides together, one edge on the other. */
function folded({ a, b }: Meeting): Scene {
  const outline = foldedOn(ends(a), ends(b), artOutline(firstOf(a).piece.piece, false));
  return { shown: shownOf(a, 'wrong', STILL).map((shown) => ({ ...shown, outline })), arrows: [] };
}

/**
 * Right sides together; undefined when the edges do not lie flat on each other, and where the upper piece would hide
 * the lower one: a gathered skirt, still drawn flat, its bodice. Skirts that hang straight from bodices whose waists
 * lean unlike go on from their sides instead.
 */
export const overlaid = (met: Meeting): Scene | undefined =>
  laidOver(met) ?? (met.joins && laidOver({ ...met, joins: [] }));

function laidOver(met: Meeting): Scene | undefined {
  const meeting = met.across ? besideEachOther(met) : met;
  const { a, b, self, reach } = meeting;
  if (isFolded(meeting)) return folded(meeting);
  if (!self && !canFace(meeting)) return undefined;
  if (!met.across && (!isOnePiece(a) || !isOnePiece(b))) return undefined;
  const motion = self ? STILL : laidOnto(meeting);
  if (!edgesLieOn(meeting, motion, met.across ? EASED : undefined)) return undefined;
  const upper = shownOf(a, 'wrong', STILL, reach);
  const lowerBy = (peek: Pair) =>
    shownOf(b, 'right', shiftMotion(motion, peek), reach).map((shown) => ({ ...shown, worked: [] }));
  const peek = peekOf(lowerBy, upper);
  if (seenOf(lowerBy(peek), upper) <= SEEN) return undefined;
  return { shown: [...lowerBy(peek), ...upper], arrows: [] };
}

/** A little down and to the side; only to the side where the lower layer is seen to stand higher by itself. */
function peekOf(lowerBy: (peek: Pair) => readonly Shown[], upper: readonly Shown[]): Pair {
  const topOf = (shown: readonly Shown[]) => boundsOf(shown.flatMap(outlineOf)).top;
  const higher = topOf(lowerBy([0, 0])) - topOf(upper);
  if (higher > HIGHER.least && higher < HIGHER.most) return [PEEK[0], 0];
  const [right, left] = mapTuple([PEEK, PEEK_LEFT], (peek) => seenOf(lowerBy(peek), upper));
  return right < TOLD && left > right ? PEEK_LEFT : PEEK;
}

/** The share of the lower layer's edge that is seen. */
function seenOf(lower: readonly Shown[], upper: readonly Shown[]): number {
  const covers = upper.map(outlineOf);
  const [outline = []] = lower.map(outlineOf);
  const placeAt = placesOf(outline);
  const places = Array.from({ length: PLACES }, (_, i) => placeAt(i / PLACES).at);
  return places.filter((at) => !covers.some((cover) => contains(cover, at))).length / PLACES;
}

/** A seam shorter than this share of a piece is only an end of it. */
const END = 0.4;

/**
 * Whether two pieces are the layers of one, alike and sewn to each other at an end only: the two stands of a collar.
 * They lie on each other whatever is done with them: never opened out end to end.
 */
export function areLayers(meeting: Meeting): boolean {
  const { a, b, self } = meeting;
  if (self || isFolded(meeting) || !canFace(meeting) || areStrips(meeting)) return false;
  const [one, other] = [outlineAt(a), outlineAt(b)];
  if (span(...ends(a)) > END * longestSide(one)) return false;
  const motion = laidOnto(meeting);
  return liesOn(
    other.map((at) => carry(motion, at)),
    closedLine(one),
  );
}

/** Strips of a ruffle are sewn end to end, and never lie on each other again. */
const areStrips = ({ a, b }: Meeting): boolean =>
  [...a, ...b].every(({ piece }) => piece.piece.part === 'ruffle');

const outlineAt = (steps: readonly Step[]): readonly Pair[] => artOutline(firstOf(steps).piece.piece, false);
