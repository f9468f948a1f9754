import { boundsOf } from '@/lib/geometry/bounds';
import type { Motion } from '@/lib/geometry/motion';
import { movedBy } from '../cloth/arrange-scenes';
import { outlineOf } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';

/** The frame of a picture, cm. */
interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A piece leans where it is turned further than this from upright. */
const UPRIGHT = Math.cos(Math.PI / 6);
/** Turns that are tried, degrees, the least first; one is taken where the picture grows by so much. */
const TURNS = [-20, 20, -40, 40, -60, 60] as const;
const GROWS = 1.2;

const leans = ({ motion: [, , , up] }: Shown): boolean => up < UPRIGHT;

/** Pieces that lean already, a back at the shoulder of its front, lie as their frame shows them largest. */
export function turnedToFit(scene: Scene, frame: Frame): Scene {
  if (scene.detail || !scene.shown.some(leans)) return scene;
  const own = scaleOf(scene, frame);
  return TURNS.map((degrees) => turned(scene, degrees))
    .map((each) => ({ each, scale: scaleOf(each, frame) }))
    .reduce((best, next) => (next.scale > GROWS * best.scale ? next : best), { each: scene, scale: own })
    .each;
}

function turned(scene: Scene, degrees: number): Scene {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const by: Motion = [cos, sin, -sin, cos, 0, 0];
  return { ...scene, ...movedBy(scene, by) };
}

function scaleOf({ shown }: Scene, { width, height }: Frame): number {
  const { left, right, bottom, top } = boundsOf(shown.flatMap(outlineOf));
  return Math.min(width / (right - left), height / (top - bottom));
}
