import { expect, it } from 'vitest';
import { pleatsOf } from '@/lib/pattern/pleats';
import { measuredDesign } from '@/lib/testing/drafting/design';
import { unfoldPiece } from './unfold-piece';

it('lays the pleats of both halves on the lines drawn for them, where a piece is opened out', () => {
  const design = measuredDesign('top', { 'back-shaping': 'yoke-box-pleat', opening: 'front-buttons' });
  const back = design.piece('back')?.piece;
  if (!back) throw new Error('No back');
  const pleats = pleatsOf(unfoldPiece(back));
  expect(pleats).toHaveLength(2 * pleatsOf(back).length);
  expect(pleats.map(({ drawn }) => drawn)).not.toContain(false);
});
