import type { Drawing, Item } from '@/lib/drawing/types';
import { type Bounds, boundsOf } from '@/lib/geometry/bounds';
import { item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { tipOf } from '../cloth/carry-arrow';
import { closedLine } from '../cloth/follow-edges';
import { outlineOf } from '../cloth/lay-piece';
import type { PressArrow, Scene, Shown } from '../cloth/scene';
import { ARROW, lengthOnCloth, pressItems, slidArrows } from './draw-arrows';
import { linesOn, shownItems, workedLines } from './draw-piece';
import { handItems } from './hand-marks';
import { cornersOf, sceneNumbers } from './number-scene';
import { apartArrows, reachOf } from './space-arrows';

export interface SceneFrame {
  readonly width: number;
  readonly height: number;
  /** The largest scale small pieces are shown at. */
  readonly maxScale: number;
  readonly numberOf: (piece: string) => number;
}

/** How a picture would fill its frame, known before it is drawn: finding places for its numbers is most of the work. */
export interface FittedScene {
  readonly scale: number;
  /** Width of the cloth and its arrows, cm of cloth. */
  readonly across: number;
  readonly drawn: () => Drawing;
}

export function fittedScene(scene: Scene, frame: SceneFrame): FittedScene {
  const outlines = scene.shown.map(outlineOf);
  const cloth = outlines.flat();
  const maxScale = scene.detail ? Number.POSITIVE_INFINITY : frame.maxScale;
  const fits = ({ left, bottom, right, top }: Bounds) =>
    Math.min(frame.width / (right - left), frame.height / (top - bottom), maxScale);
  // Arrows keep their size on the page, and may reach beyond the cloth.
  const most = ARROW / fits(boundsOf(cloth));
  const arrows = slidArrows(apartArrows(scene.arrows, ARROW / most), outlines, most);
  const ends = (length: number) => arrows.flatMap((each) => [each.at, tipOf(each, length)]);
  const scale = fits(boundsOf([...cloth, ...ends(most)]));
  const reach = lengthOnCloth(arrows, outlines, reachOf(arrows, scale, ARROW) / scale);
  const bounds = boundsOf([...cloth, ...ends(reach)]);
  const drawn = () => drawnScene(scene, frame, { outlines, arrows, reach, scale, bounds });
  return { scale, across: bounds.right - bounds.left, drawn };
}

interface Fit {
  readonly outlines: readonly Pair[][];
  readonly arrows: readonly PressArrow[];
  readonly reach: number;
  readonly scale: number;
  readonly bounds: Bounds;
}

function drawnScene(
  scene: Scene,
  frame: SceneFrame,
  { outlines, arrows, reach, scale, bounds }: Fit,
): Drawing {
  const { left, bottom, right, top } = bounds;
  const named = scene.shown.filter(({ unnamed }) => !unnamed);
  const marks = marksOf(scene, outlines, scale);
  const items = [
    ...scene.shown.flatMap((shown, i) => shownItems(shown, item(outlines, i), scale)),
    ...marks,
    ...sceneNumbers(
      named.map(({ piece }) => frame.numberOf(piece.id)),
      surfacesOf(scene.shown, outlines),
      {
        lines: [
          ...scene.shown.flatMap((shown) => linesOn(shown, scale)),
          ...apartOf(scene.shown, outlines),
          ...marks.flatMap(pathOfMark),
        ],
        arrows,
        reach,
        scale,
        ...sidesOf(frame, (left + right) / 2, scale),
      },
    ),
    ...arrows.flatMap((each) => pressItems(each, reach, scale)),
  ];
  // A number may stand over its piece, or under it.
  const heights = cornersOf(items).map(([, y]) => y);
  return { box: [left, Math.min(bottom, ...heights), right, Math.max(top, ...heights)], items };
}

/** Numbers keep clear of pins, clips and trimmed edges as of any line. */
const pathOfMark = (mark: Item): Pair[][] =>
  mark.kind === 'stroke' && mark.fill !== 'paper'
    ? [
        mark.path.flatMap((to): Pair[] =>
          to[0] === 'M' || to[0] === 'L' ? [[to[1], to[2]]] : to[0] === 'C' ? [[to[5], to[6]]] : [],
        ),
      ]
    : [];

/** What the hand leaves on cloth that lies together; of edges still apart nothing is held or sewn. */
const marksOf = (
  { shown, hand, apart, trimmed }: Scene,
  outlines: readonly Pair[][],
  scale: number,
): Item[] =>
  hand && !apart && !trimmed
    ? shown.flatMap((each, i) => handItems(hand, workedLines(each), item(outlines, i), scale))
    : [];

/** How far to either side of its picture a number may stand: the picture is in the middle of its frame. */
const sidesOf = ({ width }: SceneFrame, middle: number, scale: number) => ({
  left: middle - width / scale / 2,
  right: middle + width / scale / 2,
});

/** What the numbers of a picture stand on: the two parts of a piece are one, unless they lie apart. */
const surfacesOf = (shown: readonly Shown[], outlines: readonly Pair[][]): Pair[][] =>
  outlines.flatMap((outline, i) => {
    if (shown[i]?.unnamed) return [];
    const other = shown[i - 1]?.unnamed ? outlines[i - 1] : undefined;
    return [other && touch(other, outline) ? [other, outline].flatMap(closedLine) : outline];
  });

/** The edges of what bears no number and lies apart from what does. */
const apartOf = (shown: readonly Shown[], outlines: readonly Pair[][]): Pair[][] =>
  outlines.flatMap((outline, i) => {
    const next = outlines[i + 1];
    const isPart = next && !shown[i + 1]?.unnamed && touch(outline, next);
    return shown[i]?.unnamed && !isPart ? [closedLine(outline)] : [];
  });

/** No further from each other than this, two parts of a piece are one surface, cm. */
const TOUCHING = 0.1;

function touch(one: readonly Pair[], other: readonly Pair[]): boolean {
  const [a, b] = [boundsOf(one), boundsOf(other)];
  return (
    Math.max(a.left, b.left) - Math.min(a.right, b.right) < TOUCHING &&
    Math.max(a.bottom, b.bottom) - Math.min(a.top, b.top) < TOUCHING
  );
}
