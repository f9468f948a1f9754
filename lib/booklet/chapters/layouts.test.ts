import { expect, test } from 'vitest';
import { namedPieces, say } from '../book';
import { clothNeeds } from '../cloth-needs';
import { bookWith } from '../test-book';
import { layouts } from './layouts';

test('what folded cloth would give twice is cut last, from one layer', () => {
  const book = bookWith('dress', { 'waist-seam': 'natural', belt: 'buckle' });
  const said = layouts
    .blocks(book)
    .flatMap((block) => block.draw(0, 0).flatMap((item) => (item.kind === 'text' ? [item.text] : [])))
    .join(' ');
  const folded = clothNeeds(book.draft).filter(({ layout }) => layout?.folded);
  const laid = folded.flatMap(({ layout }) => layout?.placements ?? []);
  expect(laid.some(({ piece, layers }) => piece === 'belt-interfacing' && layers === 1)).toBe(true);
  expect(said).toContain(say(book, 'layouts.lastly', { pieces: namedPieces(book, ['belt-interfacing']) }));
  const pair = laid.find(({ layers }) => layers === 2)?.piece ?? '';
  expect(said).not.toContain(say(book, 'layouts.lastly', { pieces: namedPieces(book, [pair]) }));
});
