import { expect, test } from 'vitest';
import { drawDraft } from '@/lib/drafting/draft';
import { itemsBox } from '@/lib/drawing/bounds';
import type { Pair } from '@/lib/geometry/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import type { Piece } from '@/lib/pattern/types';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { moveMark } from './move-mark';
import { pieceMarks } from './piece-marks';
import { placePiece } from './place-piece';
import { unfoldPiece } from './unfold-piece';

const PLACE = { layer: 'pattern' } as never;
const turnedOver = ([x, y]: Pair): Pair => [-x, y];

test('a buttonhole turned over begins where its image does and runs the other way', () => {
  const hole = { kind: 'buttonhole', at: [-0.3, 5], length: 2.3, angle: 0 } as const;
  const moved = moveMark(hole, turnedOver, true);
  expect(moved.at).toEqual([0.3, 5]);
  expect(Math.abs(moved.angle ?? 0)).toBeCloseTo(180, 9);
});

test('a level hole is drawn from a little beyond the centre inward, as it was drafted', () => {
  const draft = drawDraft(chooseInTurn('jacket', { opening: 'front-buttons' }), STANDARD_SIZES['40']);
  const front = pieceOf(draft, 'front') as Piece;
  const marks = front.marks.filter(({ kind }) => kind === 'buttonhole').slice(0, 1);
  const [hole] = marks as [Piece['marks'][number]];
  const drawn = (piece: Piece) => itemsBox(pieceMarks({ ...piece, marks: piece.marks.slice(0, 1) }, PLACE));
  const [x0, , x1] = drawn({ ...front, marks }) ?? [];
  expect(x0).toBeCloseTo(-0.3, 6);
  expect(x1).toBeCloseTo(-0.3 + (hole.length as number), 6);
  const [m0, , m1] = drawn(placePiece({ ...front, marks }, [-1, 0, 0, 1, 0, 0])) ?? [];
  expect(m0).toBeCloseTo(0.3 - (hole.length as number), 6);
  expect(m1).toBeCloseTo(0.3, 6);
});

test('both ends of an opened out stand carry a hole that runs inward from its end', () => {
  const draft = drawDraft(
    chooseInTurn('top', { opening: 'front-buttons', collar: 'shirt' }),
    STANDARD_SIZES['40'],
  );
  const stand = unfoldPiece(pieceOf(draft, 'stand-outer') as Piece);
  const holes = stand.marks.filter(({ kind }) => kind === 'buttonhole');
  const ends = holes.map(({ at: [x, y], length = 0, angle = 0 }) => {
    const radians = (angle * Math.PI) / 180;
    return [x, x + length * Math.cos(radians), y + length * Math.sin(radians)] as const;
  });
  expect(ends).toHaveLength(2);
  const middle = (Math.min(...ends.map(([x]) => x)) + Math.max(...ends.map(([x]) => x))) / 2;
  for (const [start, end] of ends) expect(Math.abs(end - middle)).toBeLessThan(Math.abs(start - middle));
});
