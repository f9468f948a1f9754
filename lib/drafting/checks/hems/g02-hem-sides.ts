import type { PieceView } from '@/lib/pattern/piece-view';
import { cutBeside, foldedHems, type HemEnd, heightOver, hemEnds, mirroredBelow } from '../context/hem-ends';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

const SHARES = [0.3, 0.6, 0.85];

function endReadings(view: PieceView, end: HemEnd): Reading[] {
  const { hem, side } = end;
  return (
    SHARES.map((share) => share * hem.allowance)
      .filter((up) => up < side.length)
      .map((up) => cutBeside(end, up))
      // Beside a leaning edge the cloth may lie higher there than the hem is folded up, or below its fold: nothing lies on it.
      .filter((p) => heightOver(end, p) > 0 && heightOver(end, p) < hem.allowance)
      .map((p) => {
        const { x, y } = mirroredBelow(end, p);
        return { figure: view.cutLine.distance(x, y), where: `${hem.name} beside ${side.id}` };
      })
  );
}

/** INVARIANTS G2. */
export const G2 = defineRule({
  id: 'G2',
  title: 'The hem is cut as the mirror image of what it folds on to',
  limits: atMost(0.1),
  read: ({ pieces }) =>
    pieces.flatMap((view) =>
      foldedHems(view).flatMap((hem) => hemEnds(view, hem).flatMap((end) => endReadings(view, end))),
    ),
});
