import { composeMotions, MIRRORED } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import { gapHeights, type Heights } from '../../steps/find-tie-gap';
import { outside } from '../cloth/cut-at-heights';
import type { Scene, Shown } from '../cloth/scene';
import type { Moment } from './pass';

/** The side seam that a tie passes through: it is the wearer's right one, and open at the height of the tie. */
export function openTieGap(scene: Scene, { book, job, action }: Moment): Scene {
  const heights = job.operation === 'sew-side' ? gapHeights(book) : undefined;
  if (!heights) return scene;
  const shown = action.key !== 'pin' ? scene.shown.map((each) => gapped(each, heights)) : scene.shown;
  if (!shown.some(isLeftFront)) return { ...scene, shown };
  return {
    shown: shown.map(atRight),
    arrows: scene.arrows.map(({ at: [x, y], direction: [dx, dy] }) => ({
      at: [-x, y],
      direction: [-dx, dy],
    })),
  };
}

/** A front is drawn as her left one: turned over, or seen in a mirror, it is her right one. */
const isLeftFront = ({ piece: { part }, side, motion: [a, b, c, d] }: Shown): boolean =>
  part === 'front' && (side === 'right') === a * d - b * c > 0;

const atRight = (shown: Shown): Shown => ({ ...shown, motion: composeMotions(MIRRORED, shown.motion) });

/** A skirt is drawn from its own waist: the heights of the bodice say nothing there. */
function gapped(shown: Shown, heights: Heights): Shown {
  if (shown.piece.part !== 'front' && shown.piece.part !== 'back') return shown;
  const open = (lines: readonly (readonly Pair[])[]) => lines.flatMap((line) => outside(line, heights));
  return { ...shown, worked: open(shown.worked), ...(shown.sewn ? { sewn: open(shown.sewn) } : {}) };
}
