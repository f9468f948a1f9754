import { composeMotions, type Motion } from '@/lib/geometry/motion';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import { movedBy } from '../cloth/move-scene';
import type { Scene } from '../cloth/scene';
import { facing } from './face-edges';

/** Panels hang beside each other as they were cut; what a seam turns further than this, a back at its shoulder, does not. */
const UPRIGHT = Math.cos(Math.PI / 6);

/** Where a panel lies when a seam in `sewn` holds it to another, both upright; undefined where none does. */
export function besidePanel(
  panel: string | undefined,
  next: string | undefined,
  sewn: readonly SeamView[],
): Motion | undefined {
  return sewn
    .flatMap(({ a, b }) => [[a.steps, b.steps] as const, [b.steps, a.steps] as const])
    .filter(([one, other]) => isOf(one, panel) && isOf(other, next))
    .map(([a, b]) => facing({ a, b, self: false }, 0))
    .find(([x, , , y]) => x > UPRIGHT && y > UPRIGHT);
}

const isOf = (steps: readonly Step[], id: string | undefined): boolean =>
  steps.length > 0 && steps.every(({ piece }) => piece.id === id);

/** Scenes of one lower piece each, in the order of a seam; those with a motion hang beside the one before. */
export function withPanelsJoined(
  scenes: readonly Scene[],
  motions: readonly (Motion | undefined)[],
): Scene[] {
  const joined: Scene[] = [];
  let lies: Motion | undefined;
  scenes.forEach((scene, i) => {
    const by = motions[i];
    lies = by && (lies ? composeMotions(lies, by) : by);
    if (lies) joined.push(onOne(lastOf(joined.splice(-1)), movedBy(scene, lies)));
    else joined.push(scene);
  });
  return joined;
}

/** The lower layers below all that lies on them; what lies on two of them in two parts has one number. */
function onOne(scene: Scene, { shown }: Scene): Scene {
  const over = shown.slice(1);
  const before = scene.shown.map((each, i) =>
    i === scene.shown.length - 1 && each.piece.id === over[0]?.piece.id ? { ...each, unnamed: true } : each,
  );
  return { ...scene, shown: [firstOf(shown), ...before, ...over] };
}
