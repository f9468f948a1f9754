import { composeMotions, MIRRORED } from '@/lib/geometry/motion';
import { contains } from '@/lib/geometry/polyline/contains';
import type { Pair } from '@/lib/geometry/types';
import type { OperationName } from '@/lib/operations/names';
import { OPERATIONS } from '@/lib/operations/registry';
import type { Piece } from '@/lib/pattern/types';
import { gapHeights, type Heights, tieSpan } from '../../steps/edges/find-tie-gap';
import { outside } from '../cloth/cut-at-levels';
import { doneBefore, isMirrored } from '../cloth/lay-piece';
import type { Moment } from '../cloth/prepare-pieces';
import type { Scene, Shown } from '../cloth/scene';
import { type Caught, shareSeen, tiedOf, tieOn } from '../scenes/attach-ties';
import { sewsFacing } from '../scenes/find-faced-seams';

/** What is done once the edge of a tie is faced, and it hangs from that. */
const TURNED = 'understitch';

/** Ties basted to the edge of a front before: under its facing, then off its edge. */
export function addTies(scene: Scene, { book, job: { operation, stage } }: Moment): Scene {
  const basted = doneBefore(book.draft, stage, ['attach-ties']);
  const out = operation === TURNED;
  // Under its facing it lies on the right side of its front.
  if (basted.length === 0 || !(out || sewsFacing(OPERATIONS[operation]))) return scene;
  const { fronts, ties } = tiedOf(book, basted);
  const tieOf = (shown: Shown): Shown[] => {
    const front = fronts.find(({ piece }) => piece.id === shown.piece.id);
    const tie = isLeftOne(shown) ? ties.at(-1) : ties[0];
    if (!front || !tie || isTornOff(shown, front, tie)) return [];
    return [{ ...tieOn(tie, front, shareSeen(front, ties), shown.motion, out), worked: [] }];
  };
  return {
    ...scene,
    shown: scene.shown.flatMap((shown) => (out ? [...tieOf(shown), shown] : [shown, ...tieOf(shown)])),
  };
}

/** Right side up a front is drawn as her left one, which has the longer tie; from inside it is the right one. */
const isLeftOne = ({ piece, side, motion }: Shown): boolean =>
  piece.cut.side ? piece.cut.side === 'left' : (side === 'right') !== isMirrored(motion);

/** Whether the front is shown only as far as above its tie. */
function isTornOff({ torn, outline }: Shown, { edge }: Caught, tie: Caught): boolean {
  const [low] = tieSpan(edge, tie.edge.length);
  return torn === true && outline !== undefined && !contains(outline, [edge.start.x, low]);
}

const SIDES: readonly OperationName[] = ['sew-side', 'sew-lining'];

/** The side seam that a tie passes through: it is the wearer's right one, and open at the height of the tie. */
export function openTieGap(scene: Scene, { book, job, action }: Moment): Scene {
  const heights = SIDES.includes(job.operation) ? gapHeights(book) : undefined;
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

const isLeftFront = (shown: Shown): boolean =>
  hasTieGap(shown.piece) && shown.piece.id.endsWith('front') && isLeftOne(shown);

const atRight = (shown: Shown): Shown => ({ ...shown, motion: composeMotions(MIRRORED, shown.motion) });

/** Front and back, and those of a lining, whose sleeves have no side. */
const hasTieGap = ({ part, edges }: Piece): boolean =>
  part === 'front' || part === 'back' || (part === 'lining' && edges.some(({ line }) => line === 'side'));

/** A skirt is drawn from its own waist: the heights of the bodice say nothing there. */
function gapped(shown: Shown, heights: Heights): Shown {
  if (!hasTieGap(shown.piece)) return shown;
  const open = (lines: readonly (readonly Pair[])[]) => lines.flatMap((line) => outside(line, heights));
  return { ...shown, worked: open(shown.worked), ...(shown.sewn ? { sewn: open(shown.sewn) } : {}) };
}
