import { figureAt } from '@/lib/geometry/sequence';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

const TOLERANCE = 1e-4;
// The format flattens the cut line to 0.005: along an edge without allowance both lines are one, drawn twice.
const FLATTENING = 0.005;

/** Farthest that a point of each edge lies outside the cut line, cm. */
function outside({ edges, seamLine, owners, cutLine }: PieceView): Reading[] {
  const farthest = new Float64Array(edges.length);
  for (let i = 0; i < seamLine.count; i++) {
    const x = seamLine.x(i);
    const y = seamLine.y(i);
    if (cutLine.contains(x, y)) continue;
    const owner = figureAt(owners, i);
    farthest[owner] = Math.max(figureAt(farthest, owner), cutLine.distance(x, y));
  }
  return edges.map(({ name, allowance }, i) => {
    const reading = { figure: figureAt(farthest, i), where: name };
    return allowance > 0 ? reading : { ...reading, limits: atMost(TOLERANCE + FLATTENING) };
  });
}

/** INVARIANTS A5. */
export const A5 = defineRule({
  id: 'A5',
  title: 'The cut line encloses the stitching line',
  limits: atMost(TOLERANCE),
  read: ({ pieces }) => pieces.flatMap(outside),
});
