import { expect, test } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { distance } from '@/lib/geometry/point';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { pleatsOf, wayOf } from '@/lib/pattern/pleats';
import type { Piece } from '@/lib/pattern/types';
import { fullnessSigns, pieceFullness } from './piece-fullness';
import { piecePleats } from './piece-pleats';
import { placePiece } from './place-piece';
import { unfoldPiece } from './unfold-piece';

const drawn = (pleats: string) =>
  drawDraft(
    completeChoices('dress', { 'waist-seam': 'natural', skirt: 'pleated', pleats, inside: 'lining' }, {}),
    STANDARD_SIZES['38'],
  );

test.each(['knife', 'box'])(
  'every %s pleat has its arrows, from its fold to the line it is laid on',
  (kind) => {
    const skirts = drawn(kind).pieces.filter(({ id }) => id.startsWith('skirt-'));
    for (const piece of skirts) {
      const pleats = pleatsOf(piece);
      expect(pleats.length).toBeGreaterThan(1);
      expect(piecePleats(piece, { layer: 'marks' })).toHaveLength(pleats.length * 2 * 2);
      for (const pleat of pleats) {
        const [from, to] = wayOf(pleat, 0.5) ?? [];
        expect(to?.y).toBeCloseTo(from?.y ?? Number.NaN);
        expect(Math.abs((to?.x ?? 0) - (from?.x ?? 0))).toBeGreaterThan(1);
      }
    }
  },
);

test('the pleat of a lining is laid on no line', () => {
  const backs = drawn('knife').pieces.filter(({ id }) => id.startsWith('lining'));
  expect(backs.flatMap(pleatsOf)).toEqual([]);
});

test('a sleeve pleated above its cuff carries one arrow a pleat there, and the dots of its eased cap', () => {
  const draft = drawDraft(
    completeChoices('top', { sleeve: 'set-in', 'sleeve-length': 'long', 'sleeve-finish': 'cuff' }, {}),
    STANDARD_SIZES['38'],
  );
  const sleeve = pieceOf(draft, 'sleeve') as Piece;
  expect(piecePleats(sleeve, { layer: 'marks' })).toHaveLength(pleatsOf(sleeve).length * 2);
  expect(fullnessSigns(draft)).toContain('ease');
  const cuffless = { ...draft, seams: draft.seams.filter(({ operation }) => operation !== 'attach-cuff') };
  const place = { layer: 'marks' } as const;
  expect(pieceFullness(sleeve, draft, place)).toEqual(pieceFullness(sleeve, cuffless, place));
});

test('on a piece turned to lie on the cloth every arrow goes the same way in the piece', () => {
  const sleeved = completeChoices('jacket', { sleeve: 'pleated-head', 'sleeve-length': 'short' }, {});
  const sleeve = pieceOf(drawDraft(sleeved, STANDARD_SIZES['38']), 'sleeve') as Piece;
  const moved = placePiece(sleeve, [0, 1, -1, 0, 3, 5]);
  const lengths = (piece: Piece) =>
    pleatsOf(piece).flatMap((pleat) =>
      [0.2, 0.5].map((share) => {
        const [from, to] = wayOf(pleat, share) ?? [];
        return from && to ? distance(from, to) : 0;
      }),
    );
  expect(Math.min(...lengths(sleeve))).toBeGreaterThan(1);
  for (const [i, length] of lengths(moved).entries()) expect(length).toBeCloseTo(lengths(sleeve)[i] ?? 0, 4);
});

test('where a piece is opened out, the pleats of both halves are laid on the lines drawn for them', () => {
  const shirt = completeChoices('top', { 'back-shaping': 'yoke-box-pleat', opening: 'front-buttons' }, {});
  const back = pieceOf(drawDraft(shirt, STANDARD_SIZES['38']), 'back') as Piece;
  const pleats = pleatsOf(unfoldPiece(back));
  expect(pleats).toHaveLength(2 * pleatsOf(back).length);
  expect(pleats.map((pleat) => pleat.drawn)).not.toContain(false);
});
