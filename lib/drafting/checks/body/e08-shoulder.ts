import { distance } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { distanceToLine } from '@/lib/pattern/distances';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { liesAcross } from '@/lib/pattern/halves';
import { landmark } from '@/lib/pattern/landmarks';
import { alongEdge } from '@/lib/pattern/levels';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { alongLine, type PieceView } from '@/lib/pattern/piece-view';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

/** A shoulder drawn on over the arm passes the tip this near, rounding it. */
const ON_SEAM = 0.5;
/** Only what goes on at least so far beyond the tip was drawn on: a seam that is a little too long is just that. */
const DRAWN_ON = 1;

interface Shoulder {
  /** From the tip to the neck; of a mirrored half each of them runs the other way. */
  readonly parts: readonly EdgeView[];
  readonly isMirrored: boolean;
  readonly length: number;
  readonly tipEnd: Point;
  readonly neckEnd: Point;
}

/** The shoulder seam of a piece, darts closed. Outlines run from the tip to the neck, but where the half is mirrored. */
function shoulderOf(view: PieceView): Shoulder | undefined {
  // Of both shoulders of one that is cut whole, the one whose places are marked.
  const neck = landmark(view, 'sideNeckPoint');
  const isOwn = ({ start }: EdgeView) => !liesAcross(view.piece) || start.x > 0 === (neck?.x ?? 0) > 0;
  const parts = alongLine(view, 'shoulder').filter(isOwn);
  const [first] = parts;
  const last = parts[parts.length - 1];
  if (!first || !last) return undefined;
  const length = parts.reduce((sum, edge) => sum + edge.length, 0);
  const isMirrored = first.start.x < 0;
  return isMirrored
    ? { parts: parts.toReversed(), isMirrored, length, tipEnd: last.end, neckEnd: first.start }
    : { parts, isMirrored, length, tipEnd: first.start, neckEnd: last.end };
}

/** From the neck to the tip along the seam; one that ends short of the tip is taken on to it. */
function upToTip({ parts, isMirrored, length, tipEnd }: Shoulder, tip: Point): number {
  let before = 0;
  for (const part of parts) {
    const along = alongEdge(part, tip);
    const beyond = before + (isMirrored ? part.length - along : along);
    if (beyond >= DRAWN_ON && distanceToLine(tip, part.points) <= ON_SEAM) return length - beyond;
    before += part.length;
  }
  return length + distance(tip, tipEnd);
}

/** The seam as drawn, and what the style has cut off at the neck and at the tip. */
function readings(context: MeasuredDraft): Reading[] {
  const { pieces, draft } = context;
  // A front that ends below it has no shoulder: a strap of its own goes over that.
  if (pieces.some(({ piece }) => piece.part === 'strap')) return [];
  return pieces.flatMap((view) => {
    const neck = landmark(view, 'sideNeckPoint');
    const tip = landmark(view, 'shoulderTip');
    const shoulder = shoulderOf(view);
    if (view.piece.part !== 'front' || view.piece.material !== 'shell' || !neck || !tip || !shoulder)
      return [];
    const whole = upToTip(shoulder, tip) + distance(neck, shoulder.neckEnd);
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
