import { findDone } from '@/lib/operations/ask';
import type { Site } from '@/lib/operations/traits';
import { edgeAt } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import type { Draft, EdgeRef } from '@/lib/pattern/types';

const SEAMS = ['shoulder', 'side', 'armhole', 'underarm'] as const satisfies readonly Site[];

export interface SeamLengths {
  readonly name: (typeof SEAMS)[number];
  /** Centimetres, each side measured along its own stitching line. */
  readonly one: number;
  readonly other: number;
  /** Extra length planned into the first side, cm. */
  readonly ease: number;
}

/** Both sides of the seams that matter most, measured on the draft. */
export function seamLengths(draft: Draft): SeamLengths[] {
  return SEAMS.map((name) => {
    const [seam] = findDone(draft.seams, ({ works }) => works === name);
    if (!seam) throw new Error(`The showcase has no seam at the ${name}`);
    const [one, other] = [lengthAlong(draft, seam.a), lengthAlong(draft, seam.b)];
    return { name, one, other, ease: seam.ease };
  });
}

function lengthAlong(draft: Draft, refs: readonly EdgeRef[]): number {
  return lengthOfAll(refs.flatMap((ref) => edgeAt(draft, ref) ?? []));
}
