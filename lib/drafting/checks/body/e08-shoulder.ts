import { distance } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { CheckContext } from '../context/context';
import { landmark } from '../context/landmarks';
import { alongLine, type PieceView } from '../context/piece-view';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

interface Shoulder {
  readonly length: number;
  readonly tipEnd: Point;
  readonly neckEnd: Point;
}

/** The shoulder seam of a piece, darts closed. Outlines run from the tip to the neck. */
function shoulderOf(view: PieceView): Shoulder | undefined {
  const parts = alongLine(view, 'shoulder');
  const [first] = parts;
  const last = parts[parts.length - 1];
  if (!first || !last) return undefined;
  const length = parts.reduce((sum, edge) => sum + edge.length, 0);
  return { length, tipEnd: first.start, neckEnd: last.end };
}

/** The seam as drawn, and what the style has cut off at the neck and at the tip. */
function readings({ pieces, draft }: CheckContext): Reading[] {
  return pieces.flatMap((view) => {
    const neck = landmark(view, 'sideNeckPoint');
    const tip = landmark(view, 'shoulderTip');
    const shoulder = shoulderOf(view);
    if (view.piece.part !== 'front' || view.piece.material !== 'shell' || !neck || !tip || !shoulder)
      return [];
    const whole = shoulder.length + distance(neck, shoulder.neckEnd) + distance(tip, shoulder.tipEnd);
    return [{ figure: Math.abs(whole - draft.body.shoulderLength), where: view.id }];
  });
}

/** INVARIANTS E8. */
export const E8 = defineRule({
  id: 'E8',
  title: 'The front shoulder is the shoulder that was measured',
  limits: atMost(0.05),
  read: readings,
});
