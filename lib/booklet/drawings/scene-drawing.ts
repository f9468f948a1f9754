import type { Pair } from '@/lib/drafting/types';
import { linePath, polygonPath } from '@/lib/drawing/paths';
import { drawn, filled } from '@/lib/drawing/pen';
import type { Drawing, Item } from '@/lib/drawing/types';
import { boundsOf } from '@/lib/layout/silhouette';
import { foldLine, mirrorIn } from '@/lib/layout/unfold';
import { ON_PAGE } from '../compose/strokes';
import { apartArrows, reachOf } from './apart-arrows';
import { artOutline, clothItems } from './cloth-art';
import { ARROW, pressItems, tipOf } from './press-arrows';
import { carry } from './rigid';
import type { Scene, Shown } from './scene';
import { cornersOf, sceneNumbers } from './scene-numbers';
import { slidArrows } from './slid-arrows';

export interface SceneFrame {
  readonly width: number;
  readonly height: number;
  /** The largest scale small pieces are shown at. */
  readonly maxScale: number;
  readonly numberOf: (piece: string) => number;
}

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
  const most = ARROW / fits(boundsOf(cloth));
  const arrows = slidArrows(apartArrows(scene.arrows, ARROW / most), outlines, most);
  const tips = arrows.map((each) => tipOf(each, most));
  const scale = fits(boundsOf([...cloth, ...tips]));
  const reach = reachOf(arrows, scale, ARROW) / scale;
  const drawnTips = arrows.map((each) => tipOf(each, reach));
  const { left, bottom, right, top } = boundsOf([...cloth, ...drawnTips]);
  const named = scene.shown.filter(({ unnamed }) => !unnamed);
  const items = [
    ...scene.shown.flatMap((shown, i) => shownItems(shown, outlines[i] as Pair[], scale)),
    ...sceneNumbers(
      named.map(({ piece }) => frame.numberOf(piece.id)),
      surfacesOf(scene.shown, outlines),
      { worked: named.map(workedLines), arrows, reach, scale, left, right },
    ),
    ...arrows.flatMap((each) => pressItems(each, reach, scale)),
  ];
  // A number may stand over its piece, or under it.
  const heights = cornersOf(items).map(([, y]) => y);
  return {
    drawing: { box: [left, Math.min(bottom, ...heights), right, Math.max(top, ...heights)], items },
    scale,
  };
}

export const outlineOf = ({
  piece,
  unfolded,
  motion,
  outline = artOutline(piece, unfolded),
}: Shown): Pair[] => outline.map((point) => carry(motion, point));

/** What the numbers of a picture stand on: the two parts of a piece are one. */
const surfacesOf = (shown: readonly Shown[], outlines: readonly Pair[][]): Pair[][] =>
  outlines.flatMap((outline, i) => {
    if (shown[i]?.unnamed) return [];
    return [shown[i - 1]?.unnamed ? [outlines[i - 1] as Pair[], outline].flatMap(closed) : outline];
  });

const closed = (outline: Pair[]): Pair[] => [...outline, ...outline.slice(0, 1)];

function shownItems(shown: Shown, outline: readonly Pair[], scale: number): Item[] {
  const { piece, side, sewn = [], covered = [] } = shown;
  return [
    ...clothItems(outline, piece.material, side, scale),
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

/** The fold as far as the piece is shown. */
function foldOf({ piece, unfolded, motion, outline }: Shown): Item[] {
  const fold = piece.cut.onFold && !unfolded ? foldLine(piece) : undefined;
  if (!fold) return [];
  const { bottom, top } = outline ? boundsOf(outline) : { bottom: -Infinity, top: Infinity };
  const seen = fold.map(([x, y]): Pair => carry(motion, [x, Math.min(top, Math.max(bottom, y))]));
  return [drawn(linePath(...seen), 'detail', ON_PAGE)];
}
