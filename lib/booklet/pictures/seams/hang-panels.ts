import { composeMotions, type Motion } from '@/lib/geometry/motion';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Question } from '@/lib/operations/ask';
import { OPERATIONS } from '@/lib/operations/registry';
import type { Site } from '@/lib/operations/traits';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Job } from '../../steps/jobs/jobs';
import { movedBy } from '../cloth/arrange-scenes';
import { artOutline, lying } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import { tornOff } from '../cloth/tear-cloth';
import { isOn, lineOf, sewnBy } from '../cloth/walk-seam';
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
    .filter(([one, other]) => isOn(one, panel) && isOn(other, next))
    .map(([a, b]) => facing({ a, b, self: false }, 0))
    .find(([x, , , y]) => x > UPRIGHT && y > UPRIGHT);
}

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

/** Seams that make the panels of a face, or of a skirt, one before anything else is sewn to them. */
export const makesPanelsOne: Question = ({ works }) => works === 'panel';

/** Beside pieces that are torn off near the work so much of another panel is shown beyond its seam, cm of cloth. */
const SHOWN = 12;

/** What is done where no seam is sewn, but all of a front or back lies there. */
const WHOLE: readonly Site[] = ['hem', 'fastening'];

/** Panels sewn to each other before stay beside each other: one that is worked on lies there with the other. */
export function withJoinedPanels(scene: Scene, seams: readonly SeamView[], job: Job): Scene {
  if (job.seams.length === 0 && !WHOLE.includes(OPERATIONS[job.operation].works)) return scene;
  const sewn = sewnBy(makesPanelsOne, seams, job);
  const here = new Set(scene.shown.map(({ piece }) => piece.id));
  const reach = scene.shown.some(({ torn }) => torn) ? SHOWN : undefined;
  return {
    ...scene,
    shown: scene.shown.flatMap((shown) => [
      ...sewn.flatMap((seam) => otherPanel(shown, seam, reach)).filter(({ piece }) => !here.has(piece.id)),
      shown,
    ]),
  };
}

/** What is shown in part only, or bent, has its other panels beyond what is seen. */
function otherPanel(shown: Shown, { a, b }: SeamView, reach: number | undefined): Shown[] {
  if ((shown.outline && !shown.letOut) || shown.bent) return [];
  const { id } = shown.piece;
  const [one, other] = isOn(b.steps, id) ? [b.steps, a.steps] : [a.steps, b.steps];
  const [beside] = other;
  if (!beside || !isOn(one, id) || isOn(other, id)) return [];
  const motion = composeMotions(shown.motion, facing({ a: one, b: other, self: false }, 0));
  const { piece } = beside.piece;
  const unfolded = shown.unfolded && piece.cut.onFold;
  const outline =
    reach === undefined ? undefined : tornOff(artOutline(piece, unfolded), other.flatMap(lineOf), reach);
  return [
    lying(piece, shown.side, { motion, unfolded, ...(outline ? { outline, torn: true as const } : {}) }),
  ];
}
