import { firstOf } from '@/lib/geometry/sequence';
import { giving, isDone } from '@/lib/operations/ask';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { edgeAfter, edgeBefore, type PieceView } from '@/lib/pattern/piece-view';
import type { Step } from '@/lib/pattern/seam-view';
import type { Reading } from '../result';
import { atLeast } from '../rule';

/** The cloth that hides the bag goes on at least so far below it. */
const HIDDEN = atLeast(1);
const DOWN_THE_SIDE = new Set(['side', 'slit']);

/** How far the side runs from one edge to the hem, in the direction of `next`; nothing where another edge comes first. */
function lengthToHem(from: EdgeView, next: (edge: EdgeView) => EdgeView): number | undefined {
  let sum = 0;
  for (let edge = next(from); edge.index !== from.index; edge = next(edge)) {
    if (edge.role === 'hem') return sum;
    if (!DOWN_THE_SIDE.has(edge.line)) return undefined;
    sum += edge.length;
  }
  return undefined;
}

function belowMouth(view: PieceView, mouth: EdgeView): number | undefined {
  const after = lengthToHem(mouth, ({ index }) => edgeAfter(view, index));
  return after ?? lengthToHem(mouth, ({ index }) => edgeBefore(view, index));
}

/** How far a bag hangs below the lower end of its mouth. */
function hangs({ seamLine }: PieceView, mouth: readonly Step[]): number {
  const lower = Math.min(...mouth.flatMap(({ edge }) => [edge.start.y, edge.end.y]));
  return lower - Math.min(...seamLine.ys);
}

/** A bag in the side seam does not show below the hem; of a tier that ends above the hem nothing is asked. */
export function bagReadings({ seams }: MeasuredDraft): Reading[] {
  return seams
    .filter(({ seam }) => isDone([seam], giving('pocketed')))
    .flatMap(({ a, b }) => {
      const [bag, opened] = [firstOf(a.steps).piece, firstOf(b.steps)];
      const room = belowMouth(opened.piece, opened.edge);
      if (room === undefined) return [];
      const where = `${bag.id}: above the hem of ${opened.piece.id}`;
      return [{ figure: room - hangs(bag, a.steps), where, limits: HIDDEN }];
    });
}
