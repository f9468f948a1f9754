import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { say } from '../book';
import { notions } from './notions';

const said = (opening: string) => {
  const book = bookWith('top', { opening });
  const items = notions.blocks(book).flatMap((block) => block.draw(0, 0));
  return { book, text: items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])).join(' ') };
};

test('who buys buttons buys a spare one', () => {
  const { book, text } = said('front-buttons');
  expect(text).toContain(say(book, 'notions.spareButton'));
  expect(said('side-zip').text).not.toContain(say(book, 'notions.spareButton'));
});
