import { expect, test } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from './find';
import { halfOf } from './halves';
import { lengthOf, pathOf } from './lines';
import { viewPiece } from './piece-view';

const choices = completeChoices('top', { 'neckline-front': 'one-shoulder' }, {});
const draft = drawDraft(choices, STANDARD_SIZES['40']);
const whole = (id: string) => pieceOf(draft, id) ?? expect.unreachable();

test.each(['front', 'back', 'facing-front', 'facing-back'])('the halves of %s are all of it', (id) => {
  const piece = whole(id);
  const halves = (['right', 'left'] as const).map((side) => halfOf(piece, side));
  const area = halves.reduce((sum, half) => sum + viewPiece(half).area, 0);
  expect(area).toBeCloseTo(viewPiece(piece).area, 2);
  const edges = halves.flatMap((half) => half.edges.filter(({ role }) => role !== 'fold'));
  const length = (of: typeof edges) => of.reduce((sum, edge) => sum + lengthOf(edge), 0);
  expect(length(edges)).toBeCloseTo(length([...piece.edges]), 3);
});

test('each half lies outward of its fold, and the right one alone has a shoulder', () => {
  for (const id of ['front', 'back']) {
    const [right, left] = [halfOf(whole(id), 'right'), halfOf(whole(id), 'left')];
    for (const half of [right, left])
      for (const edge of half.edges) for (const { a } of pathOf(edge)) expect(a.x).toBeGreaterThan(-0.01);
    expect(right.edges.some(({ line }) => line === 'shoulder')).toBe(true);
    expect(left.edges.some(({ line }) => line === 'shoulder')).toBe(false);
  }
});

test('a piece that is alike on both sides is given back', () => {
  const plain = drawDraft(completeChoices('top', {}, {}), STANDARD_SIZES['40']);
  for (const piece of plain.pieces) expect(halfOf(piece, 'left')).toBe(piece);
});
