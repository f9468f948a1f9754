import { expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { boundsOf } from '@/lib/geometry/bounds';
import { pathLength, pointAtLength } from '@/lib/geometry/length';
import type { Pair } from '@/lib/geometry/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { carried } from './carry-piece';
import { pieceOf } from './find';
import { pathOf } from './lines';

it('bends a straight stretch of the cut line as the edge inside it', () => {
  const draft = drawDraft(completeChoices('top', { silhouette: 'straight' }, {}), STANDARD_SIZES['42']);
  const front = pieceOf(draft, 'front');
  if (!front) throw new Error('No front');
  const bent = ([x, y]: Pair): Pair => [x, y - 3 * Math.sin(x / 8)];
  const { edges, cutLine } = carried(front, { carry: bent, isTakenUp: () => false });
  const hem = pathOf(edges.find(({ line }) => line === 'hem') as (typeof edges)[number]);
  const lowest = Math.min(
    ...Array.from({ length: 50 }, (_, i) => pointAtLength(hem, (pathLength(hem) * i) / 49).y),
  );
  expect(boundsOf(cutLine).bottom).toBeLessThan(lowest);
  const flat = boundsOf(front.cutLine).bottom;
  expect(boundsOf(cutLine).bottom).toBeLessThan(flat - 2.8);
});
