import type { Pair } from '@/lib/drafting/types';
import { textCorners } from '@/lib/drawing/bounds';
import { linePath, polygonPath } from '@/lib/drawing/paths';
import { drawn, filled } from '@/lib/drawing/pen';
import type { Drawing, Item } from '@/lib/drawing/types';
import { boundsOf } from '@/lib/layout/silhouette';
import { foldLine, mirrorIn } from '@/lib/layout/unfold';
import { ON_PAGE } from '../compose/strokes';
import { apartArrows, reachOf } from './apart-arrows';
import { artOutline, clothFill, clothItem } from './cloth-art';
import { halfOfNumber, inkPoint } from './ink-point';
import { pieceNumberItems } from './piece-number';
import { ARROW, pressItems, shaftOf, tipOf } from './press-arrows';
import { carry } from './rigid';
import type { PressArrow, Scene, Shown } from './scene';

export interface SceneFrame {
  readonly width: number;
  readonly height: number;
  /** The largest scale small pieces are shown at. */
  readonly maxScale: number;
  readonly numberOf: (piece: string) => number;
}

const NUMBER = 0.3;

/** The picture of a step at the scale it will be printed, so that its numbers and arrows keep their size. */
export function sceneDrawing(
  scene: Scene,
  frame: SceneFrame,
): { readonly drawing: Drawing; readonly scale: number } {
  const outlines = scene.shown.map(outlineOf);
  const cloth = outlines.flat();
  const fits = ({ left, bottom, right, top }: ReturnType<typeof boundsOf>) =>
    Math.min(frame.width / (right - left), frame.height / (top - bottom), frame.maxScale);
  // Arrows keep their size on the page, and may reach beyond the cloth.
  const arrows = apartArrows(scene.arrows, fits(boundsOf(cloth)));
  const tips = arrows.map((each) => tipOf(each, ARROW / fits(boundsOf(cloth))));
  const scale = fits(boundsOf([...cloth, ...tips]));
  const reach = reachOf(arrows, scale, ARROW) / scale;
  const drawnTips = arrows.map((each) => tipOf(each, reach));
  const { left, bottom, right, top } = boundsOf([...cloth, ...drawnTips]);
  const items = [
    ...scene.shown.flatMap((shown, i) => shownItems(shown, outlines[i] as Pair[])),
    ...scene.shown.flatMap((shown, i) => numberItems(shown, outlines, i, { arrows, reach, scale, frame })),
    ...arrows.flatMap((each) => pressItems(each, reach, scale)),
  ];
  return { drawing: { box: [left, bottom, right, Math.max(top, ...topsOf(items))], items }, scale };
}

/** Upper edges of the numbers: one may stand over its piece. */
const topsOf = (items: readonly Item[]): number[] => cornersOf(items).map(([, y]) => y);

const cornersOf = (items: readonly Item[]) =>
  items.flatMap((item) => (item.kind === 'text' ? textCorners(item) : []));

export const outlineOf = ({
  piece,
  unfolded,
  motion,
  outline = artOutline(piece, unfolded),
}: Shown): Pair[] => outline.map((point) => carry(motion, point));

function shownItems(shown: Shown, outline: readonly Pair[]): Item[] {
  const { piece, side, sewn = [], covered = [] } = shown;
  return [
    clothItem(outline, clothFill(piece.material, side)),
    ...bothHalves(shown, covered).map((line) => filled(polygonPath(...line), 'interfacing', ON_PAGE)),
    ...foldOf(shown),
    ...bothHalves(shown, sewn).map((line) => drawn(linePath(...line), 'stitch', ON_PAGE)),
    ...workedLines(shown).map((line) => drawn(linePath(...line), 'highlight', ON_PAGE)),
  ];
}

/** An edge laps over the other at one end only: the hole is there, its button at the other end. */
function workedLines(shown: Shown): Pair[][] {
  const { half, worked } = shown;
  const lines = bothHalves(shown, worked);
  if (!half || lines.length === worked.length) return lines;
  return half === 'own' ? lines.slice(0, worked.length) : lines.slice(worked.length);
}

/** What is done to one half of an opened piece is done to its other half. */
function bothHalves({ piece, unfolded, motion }: Shown, lines: readonly (readonly Pair[])[]): Pair[][] {
  const fold = unfolded ? foldLine(piece) : undefined;
  const mirror = fold && mirrorIn(fold);
  const all = mirror ? [...lines, ...lines.map((line) => line.map(mirror))] : lines;
  return all.map((line) => line.map((point) => carry(motion, point)));
}

function foldOf({ piece, unfolded, motion }: Shown): Item[] {
  const fold = piece.cut.onFold && !unfolded ? foldLine(piece) : undefined;
  return fold ? [drawn(linePath(...fold.map((point) => carry(motion, point))), 'detail', ON_PAGE)] : [];
}

interface Around {
  readonly arrows: readonly PressArrow[];
  /** Length of the arrows, cm of cloth. */
  readonly reach: number;
  readonly scale: number;
  readonly frame: SceneFrame;
}

/** The number stands where no later piece covers it; a piece that leaves no room for it is named by the caption. */
function numberItems(
  shown: Shown,
  outlines: readonly Pair[][],
  i: number,
  { arrows, reach, scale, frame }: Around,
): Item[] {
  const lines = [
    ...workedLines(shown),
    ...arrows.flatMap((each) => shaftOf(each, reach, NUMBER / scale / 2)),
  ];
  const [own, above] = [outlines[i] as Pair[], outlines.slice(i + 1)];
  const standing = (over: readonly Pair[][]) => {
    const at = inkPoint(own, lines, halfOfNumber(NUMBER / scale), over);
    return pieceNumberItems(frame.numberOf(shown.piece.id), at, NUMBER / scale, own);
  };
  const hidden = (items: Item[]) => cornersOf(items).some((at) => above.some((cover) => contains(cover, at)));
  const plain = standing([]);
  if (!hidden(plain)) return plain;
  const seen = standing(above);
  return !hidden(seen) && cornersOf(seen).every((at) => contains(own, at)) ? seen : [];
}

export function contains(outline: readonly Pair[], [x, y]: Pair): boolean {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Pair;
    if (ay <= y !== by <= y && ax + ((y - ay) / (by - ay)) * (bx - ax) > x) inside = !inside;
  });
  return inside;
}
