import { expect, test } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { seenWith } from '@/lib/pattern/drawn';
import type { Draft, Piece } from '@/lib/pattern/types';
import { flatDrawing } from '../flat';

const ON_PAPER = ['cutLine', 'grain', 'notches'] as const;

/** A piece that says when something is read of it that only paper shows. */
function watched(piece: Piece, note: (what: string) => void): Piece {
  const own = seenWith(piece, {});
  for (const name of ON_PAPER) {
    const get = () => {
      note(`${piece.id} ${name}`);
      return piece[name];
    };
    Object.defineProperty(own, name, { get, enumerable: true });
  }
  return own;
}

test.each([
  ['top', {}],
  ['dress', {}],
  ['jacket', { collar: 'notched', 'neckline-front': 'v', opening: 'front-buttons' }],
] as const)('drawing a %s as worn works out nothing that only paper shows', (garment, options) => {
  const plain = defaultChoices(garment);
  const drawn = drawDraft({ ...plain, options: { ...plain.options, ...options } }, STANDARD_SIZES['40']);
  const read: string[] = [];
  const draft: Draft = {
    ...drawn,
    pieces: drawn.pieces.map((piece) => watched(piece, (what) => read.push(what))),
  };
  for (const view of ['front', 'back'] as const) flatDrawing(draft, view);
  expect(read).toEqual([]);
});

test('a piece seen with other edges keeps what paper shows', () => {
  const [piece] = drawDraft(defaultChoices('top'), STANDARD_SIZES['40']).pieces as [Piece];
  const seen = seenWith(piece, { edges: [] });
  expect(seen.edges).toEqual([]);
  for (const name of ON_PAPER) expect(seen[name]).toBe(piece[name]);
});
