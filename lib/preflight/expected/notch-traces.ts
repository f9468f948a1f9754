import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import type { Path } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import type { Edge, Notch, Piece } from '@/lib/pattern/types';
import { must, type Trace } from './trace';

/** METHODS §11: a notch is cut 4 mm deep from the cut line, and leaves 1 mm of the allowance. */
const DEPTH = 0.4;
const KEPT = 0.1;
/** The strokes of a double or triple one stand so far apart along the edge, cm. */
const APART = 0.4;
const COUNT: Readonly<Record<Notch['kind'], number>> = { single: 1, double: 2, triple: 3 };

function strokeAt(path: Path, at: number, allowance: number): number[] {
  const { x, y } = pointAtLength(path, at);
  const along = tangentAtLength(path, at);
  // Edges run counter-clockwise: the outside is on their right.
  const [outX, outY] = [along.y, -along.x];
  const depth = allowance > 0 ? Math.min(DEPTH, Math.max(allowance - KEPT, allowance / 2)) : DEPTH;
  return [allowance, allowance - depth].flatMap((away) => [x + outX * away, y + outY * away]);
}

function strokesOf(edge: Edge, { kind, at }: Notch): number[][] {
  const path = pathOf(edge);
  const length = pathLength(path);
  const count = COUNT[kind];
  return Array.from({ length: count }, (_, i) => {
    const place = at + (i - (count - 1) / 2) * APART;
    return strokeAt(path, Math.min(length, Math.max(0, place)), edge.allowance);
  });
}

/** Every notch by its arc length along its edge, square to it, from the cut line inward. */
export function notchTraces({ notches, edges }: Piece): Trace[] {
  return notches.flatMap((notch) => {
    const edge = edges.find(({ id }) => id === notch.edge);
    return edge ? strokesOf(edge, notch).map((stroke) => must('marks', 'notch', stroke)) : [];
  });
}
