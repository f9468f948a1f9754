import { expect, it } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { draftOf } from '@/lib/testing/booklet/designs';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { turnedUp } from './turn-edge';

it('turns the end of a neckline beyond the centre without what the neckline rises to', () => {
  const worn = { 'neckline-front': 'v', 'neckline-back': 'v', collar: 'funnel', opening: 'hidden-buttons' };
  const { pieces } = measureDraft(draftOf(chooseInTurn('dress', { ...worn, inside: 'facings' })));
  const halves = [...pieces.values()].filter(({ id }) => ['front', 'facing-front'].includes(id));
  expect(halves).toHaveLength(2);
  for (const { piece, edges } of halves) {
    const beyond = edges.filter(({ line }) => line === 'neckline-extension');
    const { piece: turned } = turnedUp(piece, edges, beyond);
    expect(turned.cutLine).not.toEqual(piece.cutLine);
    expect(boundsOf(turned.cutLine).top).toBeCloseTo(boundsOf(piece.cutLine).top, 6);
  }
});
