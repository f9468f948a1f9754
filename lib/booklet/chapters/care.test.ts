import { expect, test } from 'vitest';
import { say } from '../book';
import { COLUMN_HEIGHT } from '../compose/page';
import { settled } from '../compose/settle';
import { bookWith } from '../test-book';
import { care } from './care';
import { toile } from './toile';

test('a page of its own is filled with a place for a scrap of the cloth, and none is begun for it', () => {
  const book = bookWith('top', {});
  const settings = care.settings?.(book) ?? [];
  const alone = settled(settings);
  const [words] = settings.at(-1)?.() ?? [];
  const under = settled(settings, (words?.height ?? 0) + 1);
  const said = (blocks: typeof alone) =>
    blocks.flatMap((block) => block.draw(0, 0).flatMap((item) => (item.kind === 'text' ? [item.text] : [])));
  expect(said(alone)).toContain(say(book, 'care.cloth'));
  expect(said(under)).not.toContain(say(book, 'care.cloth'));
  expect(under).toHaveLength(1);
  expect(alone.reduce((sum, { height }) => sum + height, 0)).toBeLessThan(COLUMN_HEIGHT);
});

test('a lining is washed with its garment and left out of the toile', () => {
  const said = (inside: string) => {
    const book = bookWith('dress', { inside });
    const blocks = [care, toile].flatMap((chapter) => chapter.blocks(book));
    return blocks.flatMap((block) =>
      block.draw(0, 0).flatMap((item) => (item.kind === 'text' ? [item.text] : [])),
    );
  };
  expect(said('lining').filter((line) => line.includes('doublure'))).toHaveLength(2);
  expect(said('facings').join(' ')).not.toContain('doublure');
});
