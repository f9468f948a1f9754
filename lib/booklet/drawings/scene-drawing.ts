import type { Pair } from '@/lib/drafting/types';
import { arrow } from '@/lib/drawing/arrow';
import { linePath, polygonPath } from '@/lib/drawing/paths';
import { drawn, filled, written } from '@/lib/drawing/pen';
import type { Drawing, Item } from '@/lib/drawing/types';
import { boundsOf } from '@/lib/layout/silhouette';
import { foldLine, mirrorIn } from '@/lib/layout/unfold';
import { ON_PAGE } from '../compose/strokes';
import { artOutline, clothFill, clothItem } from './cloth-art';
import { inkPoint } from './ink-point';
import { carry } from './rigid';
import type { Scene, Shown } from './scene';

export interface SceneFrame {
  readonly width: number;
  readonly height: number;
  /** The largest scale small pieces are shown at. */
  readonly maxScale: number;
  readonly numberOf: (piece: string) => number;
}

const NUMBER = 0.3;
const ARROW = 0.55;

/** The picture of a step at the scale it will be printed, so that its numbers and arrows keep their size. */
export function sceneDrawing(
  scene: Scene,
  frame: SceneFrame,
): { readonly drawing: Drawing; readonly scale: number } {
  const outlines = scene.shown.map(outlineOf);
  const { left, bottom, right, top } = boundsOf(outlines.flat());
  const room = Math.min(frame.width / (right - left), frame.height / (top - bottom));
  const scale = Math.min(room, frame.maxScale);
  const items = [
    ...scene.shown.flatMap((shown, i) => shownItems(shown, outlines[i] as Pair[])),
    ...scene.shown.flatMap((shown, i) => numberItems(shown, outlines, i, scale, frame)),
    ...scene.arrows.flatMap(({ at, direction }) => pressItems(at, direction, scale)),
  ];
  return { drawing: { box: [left, bottom, right, top], items }, scale };
}

export const outlineOf = ({
  piece,
  unfolded,
  motion,
  outline = artOutline(piece, unfolded),
}: Shown): Pair[] => outline.map((point) => carry(motion, point));

function shownItems(shown: Shown, outline: readonly Pair[]): Item[] {
  const { piece, side, worked, sewn = [], covered = [] } = shown;
  return [
    clothItem(outline, clothFill(piece.material, side)),
    ...bothHalves(shown, covered).map((line) => filled(polygonPath(...line), 'interfacing', ON_PAGE)),
    ...foldOf(shown),
    ...bothHalves(shown, sewn).map((line) => drawn(linePath(...line), 'stitch', ON_PAGE)),
    ...bothHalves(shown, worked).map((line) => drawn(linePath(...line), 'highlight', ON_PAGE)),
  ];
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

/** The number stands where no later piece covers it; a piece wholly covered is named by the caption. */
function numberItems(
  shown: Shown,
  outlines: readonly Pair[][],
  i: number,
  scale: number,
  frame: SceneFrame,
): Item[] {
  const at = inkPoint(outlines[i] as Pair[], bothHalves(shown, shown.worked));
  if (outlines.slice(i + 1).some((above) => contains(above, at))) return [];
  const size = NUMBER / scale;
  const lettering = { size, font: 'sans-bold', anchor: 'middle' } as const;
  return [written(String(frame.numberOf(shown.piece.id)), [at[0], at[1] - size / 3], lettering, ON_PAGE)];
}

function pressItems([x, y]: Pair, [dx, dy]: Pair, scale: number): Item[] {
  const length = ARROW / scale;
  return arrow([x, y], [x + dx * length, y + dy * length], 'outline', ON_PAGE, 0.22 / scale);
}

export function contains(outline: readonly Pair[], [x, y]: Pair): boolean {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Pair;
    if (ay <= y !== by <= y && ax + ((y - ay) / (by - ay)) * (bx - ax) > x) inside = !inside;
  });
  return inside;
}
