import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { say } from '../book';
import { COLUMN_HEIGHT } from '../compose/page';
import { settled } from '../compose/settle';
import { care, careLines } from './care';
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
  const lined = said('lining').join(' ');
  for (const told of ['à la doublure', 'la doublure, à fer doux', 'sans parementure, doublure'])
    expect(lined).toContain(told);
  expect(said('facings').join(' ')).not.toContain('doublure');
});

test.each(['fr', 'en', 'de'] as const)('a jacket is not turned inside out to be washed (%s)', (locale) => {
  const [dress = '', jacket = ''] = (['dress', 'jacket'] as const).map(
    (garment) => careLines(bookWith(garment, {}, locale))[0],
  );
  const insideOut = /à l’envers|inside out|auf links/i;
  expect(dress).toMatch(insideOut);
  expect(jacket).not.toMatch(insideOut);
});

test('no facings are pressed where edges are bound', () => {
  const pressed = (inside: string) => careLines(bookWith('top', { sleeve: 'none', inside }, 'en'))[2];
  expect(pressed('facings')).toContain('facings');
  expect(pressed('bias-binding')).not.toContain('facings');
});
