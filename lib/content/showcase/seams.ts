import { edgeAt } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import type { Draft, EdgeRef } from '@/lib/pattern/types';

const SEAMS = {
  shoulder: 'sew-shoulder',
  side: 'sew-side',
  armhole: 'set-sleeve',
  underarm: 'sew-sleeve-underarm',
} as const;

export interface SeamLengths {
  readonly name: keyof typeof SEAMS;
  /** Centimetres, each side measured along its own stitching line. */
  readonly one: number;
  readonly other: number;
  /** Extra length planned into the first side, cm. */
  readonly ease: number;
}

/** Both sides of the seams that matter most, measured on the draft. */
export function seamLengths(draft: Draft): SeamLengths[] {
  return Object.entries(SEAMS).map(([name, operation]) => {
    const seam = draft.seams.find((each) => each.operation === operation);
    if (!seam) throw new Error(`The showcase has no seam to ${operation}`);
    const [one, other] = [lengthAlong(draft, seam.a), lengthAlong(draft, seam.b)];
    return { name: name as keyof typeof SEAMS, one, other, ease: seam.ease };
  });
}

function lengthAlong(draft: Draft, refs: readonly EdgeRef[]): number {
  return lengthOfAll(refs.flatMap((ref) => edgeAt(draft, ref) ?? []));
}
