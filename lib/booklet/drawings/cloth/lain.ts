import { areaOf, boundsOf } from '@/lib/layout/silhouette';
import type { Part } from '@/lib/pattern/types';
import { outlineOf } from '../ink/scene-drawing';
import type { Motion } from '../plane/rigid';
import type { PressArrow, Scene, Shown } from '../scene';

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
