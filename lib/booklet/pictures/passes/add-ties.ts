import { contains } from '@/lib/geometry/polyline/contains';
import type { OperationName } from '@/lib/operations/names';
import { tieSpan } from '../../steps/find-tie-gap';
import type { Scene, Shown } from '../cloth/scene';
import { type Caught, shareSeen, tiedOf, tieOn } from '../scenes/attach-ties';
import type { Moment } from './pass';

/** What is sewn over a tie, which lies on the right side of its front then. */
const OVER: readonly OperationName[] = ['attach-front-facing', 'attach-facing'];
/** What is done once its edge is faced, and the tie hangs from it. */
const TURNED: readonly OperationName[] = ['understitch'];

/** Ties basted to the edge of a front before: under its facing, then off its edge. */
export function addTies(scene: Scene, { book, job: { operation, stage } }: Moment): Scene {
  const basted = book.draft.operations.filter(
    (each) => each.operation === 'attach-ties' && each.stage < stage,
  );
  if (basted.length === 0 || ![...OVER, ...TURNED].includes(operation)) return scene;
  const out = TURNED.includes(operation);
  const { fronts, ties } = tiedOf(book, basted);
  const tieOf = (shown: Shown): Shown[] => {
    const front = fronts.find(({ piece }) => piece.id === shown.piece.id);
    const tie = isLeftOne(shown) ? ties.at(-1) : ties[0];
    if (!front || !tie || isTornOff(shown, front, tie)) return [];
    return [{ ...tieOn(tie, front.edge, shareSeen(front, ties), shown.motion, out), worked: [] }];
  };
  return {
    ...scene,
    shown: scene.shown.flatMap((shown) => (out ? [...tieOf(shown), shown] : [shown, ...tieOf(shown)])),
  };
}

/** Right side up a front is drawn as her left one, which has the longer tie; from inside it is the right one. */
const isLeftOne = ({ side, motion: [a, b, c, d] }: Shown): boolean =>
  (side === 'right') === a * d - b * c > 0;

/** Whether the front is shown only as far as above its tie. */
function isTornOff({ torn, outline }: Shown, { edge }: Caught, tie: Caught): boolean {
  const [low] = tieSpan(edge, tie.edge.length);
  return torn === true && outline !== undefined && !contains(outline, [edge.start.x, low]);
}
