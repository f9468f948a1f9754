import type { Step } from '@/lib/drafting/checks/context/seam-view';
import type { Pair, Piece } from '@/lib/drafting/types';
import { boundsOf } from '@/lib/layout/silhouette';
import { simplified } from '@/lib/layout/simplify';
import { type BesideLine, besideLine } from './beside-line';
import { artOutline } from './cloth-art';
import { contains } from './contains';
import { finely } from './finely';
import { inARow } from './in-a-row';
import { isFolded, type Meeting, shownOf } from './meeting';
import { metIn, type Part } from './parts-met';
import { STILL } from './rigid';
import type { Scene, Shown } from './scene';
import { outlineOf } from './scene-drawing';
import { tornAt } from './torn';

/** How deep the upper layer is shown, at best and at least, cm of cloth: as far as it lies smooth. */
const DEPTHS = [9, 7, 5.5, 4.5, 3.5, 2.5] as const;
/** More pieces of pieces are no picture. */
const MOST = 4;
/** A place so deep inside has no part of the line much nearer to it than that: else the cloth would lie double there. */
const SMOOTH = 0.85;
/** Beyond the end of the seam the upper layer is shown no further than this, cm. */
const PAST = 5;
/** So much of the lower layer is to be seen, as a share, that it can be told. */
const SEEN = 0.3;
const GRID = Array.from({ length: 24 }, (_, i) => (i + 0.5) / 24);

/**
 * Right sides together along a seam whose edges curve unlike each other: all along it the upper layer lies on the lower
 * one as it is pinned there, its edge brought to the other's, and is torn off where it would no longer lie smooth. One
 * picture for each two pieces that meet. Undefined where there is not so much as a strip that lies smooth.
 */
export function easedOn(meeting: Meeting): Scene | undefined {
  const parts = isFolded(meeting) || meeting.self ? [] : metIn(meeting);
  const scenes = parts.length > MOST ? [] : parts.map((part) => partScene(part, meeting.reach));
  return scenes.length > 0 && scenes.every((scene) => scene !== undefined) ? inARow(scenes) : undefined;
}

function partScene({ upper, lower }: Part, reach: number | undefined): Scene | undefined {
  const [own, other] = [upper, lower].map(({ steps, line }) =>
    besideLine(line, steps[0]?.reversed ? -1 : 1),
  ) as [BesideLine, BesideLine];
  const [{ piece }] = upper.steps as [Step];
  const outline = finely(artOutline(piece.piece, false));
  const under = shownOf(lower.steps, 'right', STILL, reach).map((each) => ({ ...each, worked: [] }));
  for (const depth of DEPTHS.filter((each) => isSmooth(own, each) && isSmooth(other, each))) {
    const shape = bent(outline, own, other, { ...upper, depth });
    if (!isSeen(under, shape.outline)) continue;
    const lying = { side: 'wrong', unfolded: false, motion: STILL, bent: true, ...shape } as const;
    return { shown: [...under, { ...lying, piece: opened(piece.piece), worked: [lower.line] }], arrows: [] };
  }
  return undefined;
}

/** No fold is drawn on what lies bent. */
const opened = (piece: Piece): Piece => ({ ...piece, cut: { ...piece.cut, onFold: false } });

function isSeen(under: readonly Shown[], cover: readonly Pair[]): boolean {
  const outlines = under.map(outlineOf);
  const { left, right, bottom, top } = boundsOf(outlines.flat());
  const places = GRID.flatMap((i) =>
    GRID.map((j): Pair => [left + (right - left) * i, bottom + (top - bottom) * j]),
  ).filter((at) => outlines.some((outline) => contains(outline, at)));
  return places.filter((at) => !contains(cover, at)).length > SEEN * places.length;
}

const isSmooth = ({ length, told, at }: BesideLine, depth: number): boolean =>
  Array.from({ length: 41 }, (_, i) => told(at([(length * i) / 40, depth]))).every(
    ([, off]) => off > SMOOTH * depth,
  );

interface Shape {
  readonly startsThere: boolean;
  readonly endsThere: boolean;
  readonly depth: number;
}

/** An outline told by its own line, torn off where it is shown no further, and laid along the other. */
function bent(
  outline: readonly Pair[],
  own: BesideLine,
  other: BesideLine,
  { startsThere, endsThere, depth }: Shape,
): { readonly outline: readonly Pair[]; readonly torn: boolean } {
  const whole = outline.map(own.told);
  const inside: Pair = [own.length / 2, 0];
  const from = startsThere ? -PAST : 0;
  const to = endsThere ? own.length + PAST : own.length;
  const shallow = tornOffAt(whole, depth, inside);
  const ended = [from, to].reduce<readonly Pair[]>(
    (shape, at) => tornOffAt(shape, at, swapped(inside)),
    shallow.map(swapped),
  );
  const easing = other.length / own.length;
  const laid = ended.map(swapped).map(([along, off]) => other.at([along * easing, off]));
  return { outline: simplified(laid, 0.03), torn: ended.length !== whole.length };
}

/** Torn off only where there is anything beyond. */
function tornOffAt(shape: readonly Pair[], level: number, inside: Pair): readonly Pair[] {
  const sign = Math.sign(level - inside[1]);
  return shape.some(([, y]) => (y - level) * sign > 0.01) ? tornAt(shape, level, inside) : shape;
}

const swapped = ([x, y]: Pair): Pair => [y, x];
