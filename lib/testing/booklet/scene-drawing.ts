import type { Scene } from '@/lib/booklet/pictures/cloth/scene';
import { fittedScene, type SceneFrame } from '@/lib/booklet/pictures/ink/draw-scene';
import type { Drawing } from '@/lib/drawing/types';

/** The picture of a step at the scale it will be printed, so that its numbers and arrows keep their size. */
export function sceneDrawing(
  scene: Scene,
  frame: SceneFrame,
): { readonly drawing: Drawing; readonly scale: number } {
  const { scale, drawn } = fittedScene(scene, frame);
  return { drawing: drawn(), scale };
}
