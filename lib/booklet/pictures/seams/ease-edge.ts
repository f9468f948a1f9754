import { boundsOf } from '@/lib/geometry/bounds';
import { STILL } from '@/lib/geometry/motion';
import { type BesideLine, besideLine } from '@/lib/geometry/polyline/beside-line';
import { contains } from '@/lib/geometry/polyline/contains';
import { finely } from '@/lib/geometry/polyline/finely';
import { firstOf, inRuns, item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Piece } from '@/lib/pattern/types';
import { inARow } from '../cloth/arrange-scenes';
import { bent, foldsLaid } from '../cloth/bend-cloth';
import { artOutline, lying, outlineOf, withoutFold } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import { isSlashed } from './face-edges';
import { besidePanel, withPanelsJoined } from './hang-panels';
import { isFolded, type Meeting, shownOf } from './meet-sides';
import { metIn, type Part, type Side } from './part-sides';

/** How deep the upper layer is shown, at best and at least, cm of cloth: as far as it lies smooth. */
const DEPTHS = [9, 7, 5.5, 4.5, 3.5, 2.5] as const;
/** More pieces of pieces are no picture. */
const MOST = 4;
/** A place so deep inside has no part of the line much nearer to it than that: else the cloth would lie double there. */
const SMOOTH = 0.85;
/** So much of the lower layer is to be seen, as a share, that it can be told. */
const SEEN = 0.3;
const GRID = Array.from({ length: 24 }, (_, i) => (i + 0.5) / 24);

/**
 * Right sides together along a seam whose edges curve unlike each other: all along it the upper layer lies on the lower
 * one as it is pinned there, its edge brought to the other's, and is torn off where it would no longer lie smooth. One
 * picture for each lower piece, or for panels joined before by a seam in `sewn`. Undefined where there is not so much as a strip that lies smooth.
 */
export function easedOn(meeting: Meeting, sewn: readonly SeamView[] = []): Scene | undefined {
  const parts = isFolded(meeting) || meeting.self ? [] : metIn(meeting);
  const groups = parts.length > MOST ? [] : onOnePiece(parts);
  const motions = groups.map((group, i) => besidePanel(lowerOf(groups[i - 1]), lowerOf(group), sewn));
  const slashed = isSlashed(meeting.a);
  const isCut = (i: number) => motions[i] !== undefined || (slashed && i % groups.length === 0);
  const scenes = groups.map((group, i) => partScene(group, meeting.reach, [isCut(i), isCut(i + 1)]));
  if (scenes.length === 0 || !scenes.every((scene) => scene !== undefined)) return undefined;
  return inARow(withPanelsJoined(scenes, motions));
}

const lowerOf = (parts: readonly Part[] | undefined): string | undefined =>
  parts?.[0] && pieceOf(parts[0].lower).id;

/** Parts that follow each other on one lower piece, their upper pieces joined before: panels, the two sides of a dart. */
const onOnePiece = (parts: readonly Part[]): (readonly Part[])[] =>
  inRuns(parts, (before, next) => pieceOf(before.lower) === pieceOf(next.lower));

const pieceOf = ({ steps }: Side): Piece => firstOf(steps).piece.piece;

/** `cut`: whether it ends with the seam at either end: at a slash, or where a panel joined before goes on. */
function partScene(
  parts: readonly Part[],
  reach: number | undefined,
  cut: readonly [boolean, boolean],
): Scene | undefined {
  const { lower } = firstOf(parts);
  const lines = parts.map((part) => [besideIt(part.upper), besideIt(part.lower)] as const);
  const under = shownOf(lower.steps, 'right', STILL, reach).map((each) => ({ ...each, worked: [] }));
  for (const depth of DEPTHS.filter((each) => lines.flat().every((line) => isSmooth(line, each)))) {
    const upper = parts.map((part, i) => {
      const joined = [cut[0] || i > 0, cut[1] || i < parts.length - 1] as const;
      const outline = finely(artOutline(pieceOf(part.upper), false));
      const [own, other] = item(lines, i);
      const { laid, ...shape } = bent(outline, own, other, { ...part.upper, depth, joined });
      const within = foldsLaid(pieceOf(part.upper), own, { ...shape, laid });
      return laidOn(part, { ...shape, within }, parts[i + 1]);
    });
    if (isSeen(under, upper.map(outlineOf))) return { shown: [...under, ...upper], arrows: [] };
  }
  return undefined;
}

const besideIt = ({ line, steps }: Side): BesideLine => besideLine(line, steps[0]?.reversed ? -1 : 1);

function laidOn(
  { upper, lower }: Part,
  shape: Pick<Shown, 'outline' | 'torn' | 'within'>,
  next: Part | undefined,
): Shown {
  const piece = pieceOf(upper);
  const unnamed = next && pieceOf(next.upper) === piece ? { unnamed: true } : {};
  return lying(withoutFold(piece), 'wrong', { bent: true, ...shape, worked: [lower.line], ...unnamed });
}

function isSeen(under: readonly Shown[], covers: readonly Pair[][]): boolean {
  const outlines = under.map(outlineOf);
  const { left, right, bottom, top } = boundsOf(outlines.flat());
  const places = GRID.flatMap((i) =>
    GRID.map((j): Pair => [left + (right - left) * i, bottom + (top - bottom) * j]),
  ).filter((at) => outlines.some((outline) => contains(outline, at)));
  return places.filter((at) => !covers.some((cover) => contains(cover, at))).length > SEEN * places.length;
}

/** A line is asked at both its ends and so many places between. */
const ASKED = Array.from({ length: 41 }, (_, i) => i);

/** Whether nothing so deep beside a line lies nearer to another part of it. */
export const isSmooth = ({ length, locate, at }: BesideLine, depth: number): boolean =>
  ASKED.every((i) => locate(at([(length * i) / 40, depth]))[1] > SMOOTH * depth);
