import { type Bounds, boundsOf } from '@/lib/geometry/bounds';
import { carry, composeMotions, type Motion, STILL, shiftMotion } from '@/lib/geometry/motion';
import { areaOf } from '@/lib/geometry/polygon';
import { placeOn } from '@/lib/geometry/polyline/place-on';
import type { Pair } from '@/lib/geometry/types';
import type { Part } from '@/lib/pattern/types';
import { carriedArrow } from './carry-arrow';
import { facedTrue } from './face-true';
import { outlineOf } from './lay-piece';
import type { PressArrow, Scene, Shown } from './scene';

/** What is so many times as high as it is wide would be a line on the page. */
const STRIP = 4;
/** What fills so much of its box is as wide at one end as at the other. */
const STRAIGHT = 0.95;
/** Strips have no upper end; what hangs on the body has one, however narrow it is. */
const STRIPS: readonly Part[] = ['belt', 'band', 'binding', 'ruffle', 'strap'];

/** Upright strips are laid on their side, with more room for what is done along them; all else stays as it is. */
export function lain(scene: Scene): Scene {
  if (scene.shown.length === 0 || !scene.shown.every(isUprightStrip)) return scene;
  return {
    shown: scene.shown.map((each) => ({ ...each, motion: turned(each.motion) })),
    arrows: scene.arrows.map(turnedArrow),
  };
}

function isUprightStrip(shown: Shown): boolean {
  const outline = outlineOf(shown);
  const { left, right, bottom, top } = boundsOf(outline);
  const [wide, high] = [right - left, top - bottom];
  // What stiffens a strip is no part of its own, and known by its shape.
  const stiffens = shown.piece.part === 'interfacing' && areaOf(outline) > STRAIGHT * wide * high;
  return high > STRIP * wide && (stiffens || STRIPS.includes(shown.piece.part));
}

/** A quarter turn clockwise: what was above comes to the right. */
const turned = ([a, b, c, d, e, f]: Motion): Motion => [b, -a, d, -c, f, -e];

const turnedArrow = ({ at: [x, y], direction: [dx, dy], ...rest }: PressArrow): PressArrow => ({
  ...rest,
  at: [y, -x],
  direction: [dy, -dx],
});

/** Air between scenes, cm of cloth. */
const BETWEEN = 4.5;

interface Sized {
  readonly scene: Scene;
  readonly box: Bounds;
}

const widthOf = ({ box: { left, right } }: Sized) => right - left;
const heightOf = ({ box: { bottom, top } }: Sized) => top - bottom;

/** Scenes side by side in so many rows about equally wide, a little air between them; strips lie on their side. */
export function inARow(scenes: readonly Scene[], rows = 1): Scene {
  const sized = scenes
    .map(lain)
    .map(facedTrue)
    .map((scene) => ({ scene, box: boundsOf(scene.shown.flatMap(outlineOf)) }));
  let level = 0;
  const moved = brokenInto(sized, rows).flatMap((row) => {
    const high = Math.max(...row.map(heightOf));
    const middle = level - high / 2;
    level -= high + BETWEEN;
    return sideBySide(row, middle);
  });
  return { shown: moved.flatMap(({ shown }) => shown), arrows: moved.flatMap(({ arrows }) => arrows) };
}

function sideBySide(row: readonly Sized[], middle: number): Scene[] {
  let edge = 0;
  return row.map((sized) => {
    const { left, bottom, top } = sized.box;
    const by: Pair = [edge - left, middle - (bottom + top) / 2];
    edge += widthOf(sized) + BETWEEN;
    return movedBy(sized.scene, shiftMotion(STILL, by));
  });
}

/** In their order, a row ending where it comes nearest to its share of the whole width. */
function brokenInto(all: readonly Sized[], rows: number): Sized[][] {
  const share = all.reduce((sum, sized) => sum + widthOf(sized) + BETWEEN, 0) / rows;
  let before = 0;
  const broken: Sized[][] = [];
  for (const sized of all) {
    const middle = before + (widthOf(sized) + BETWEEN) / 2;
    const row = Math.min(rows - 1, Math.floor(middle / share));
    broken[row] = [...(broken[row] ?? []), sized];
    before += widthOf(sized) + BETWEEN;
  }
  return broken.filter((row) => row !== undefined);
}

/** Arrows across a line at shares of it: to the left of it as it runs (1), or to the right (-1). */
export const arrowsAcross = (line: readonly Pair[], shares: readonly number[], to: number): PressArrow[] =>
  shares.map((share) => {
    const { at, along } = placeOn(line, share);
    return { at, direction: [-along[1] * to, along[0] * to] };
  });

/** A scene as it lies after a motion, its arrows with it. */
export const movedBy = ({ shown, arrows }: Scene, by: Motion): Scene => ({
  shown: shown.map((each) => ({ ...each, motion: composeMotions(by, each.motion) })),
  arrows: arrows.map((each) => carriedArrow(each, (at) => carry(by, at))),
});
