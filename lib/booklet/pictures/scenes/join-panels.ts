import { composeMotions } from '@/lib/geometry/motion';
import type { OperationName } from '@/lib/operations/names';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import type { Job } from '../../steps/jobs';
import type { Scene, Shown } from '../cloth/scene';
import { facing } from '../seams/face-edges';

/** Seams that make the panels of a face, or of a skirt, one before anything else is sewn to them. */
export const PANELS: readonly OperationName[] = [
  'sew-princess',
  'sew-back-princess',
  'sew-yoke',
  'sew-panels',
];

/** Panels sewn to each other before stay beside each other: one that is worked on lies there with the other. */
export function withJoinedPanels(
  scene: Scene,
  seams: readonly SeamView[],
  { stage, seams: own }: Job,
): Scene {
  if (own.length === 0) return scene;
  const sewn = seams.filter(({ seam }) => PANELS.includes(seam.operation) && seam.stage < stage);
  const here = new Set(scene.shown.map(({ piece }) => piece.id));
  return {
    ...scene,
    shown: scene.shown.flatMap((shown) => [
      ...sewn.flatMap((seam) => otherPanel(shown, seam)).filter(({ piece }) => !here.has(piece.id)),
      shown,
    ]),
  };
}

/** What is shown in part only, or bent, has its other panels beyond what is seen. */
function otherPanel(shown: Shown, { a, b }: SeamView): Shown[] {
  if ((shown.outline && !shown.letOut) || shown.bent) return [];
  const [one, other] = isOn(b.steps, shown) ? [b.steps, a.steps] : [a.steps, b.steps];
  const [beside] = other;
  if (!beside || !isOn(one, shown) || isOn(other, shown)) return [];
  const motion = composeMotions(shown.motion, facing({ a: one, b: other, self: false }, 0));
  return [{ piece: beside.piece.piece, side: shown.side, unfolded: false, motion, worked: [] }];
}

const isOn = (steps: readonly Step[], { piece }: Shown): boolean =>
  steps.length > 0 && steps.every((step) => step.piece.id === piece.id);
