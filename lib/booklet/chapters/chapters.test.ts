import { expect, test } from 'vitest';
import { force } from '@/lib/choices/compatibility';
import { defaultChoices } from '@/lib/choices/defaults';
import { type Book, openBook, say } from '../book';
import type { Chapter } from '../chapter';
import { draftOf } from '../test-designs';
import { testWords } from '../test-words';
import { allowances } from './allowances';
import { toile } from './toile';

function opened(slot: string, value: string): Book {
  const { choices } = force(defaultChoices('top'), slot, value);
  expect(choices.options[slot]).toBe(value);
  const identity = { patternName: 'Essai', wearer: 'Ida', date: '2026-11-21', code: 'X' };
  return openBook(draftOf(choices), { words: testWords('fr'), locale: 'fr', unit: 'cm', ...identity });
}

/** What each block of a chapter says, line by line. */
const linesOf = (book: Book, chapter: Chapter): string[][] =>
  chapter
    .blocks(book)
    .map((block) => block.draw(0, 0).flatMap((item) => (item.kind === 'text' ? [item.text] : [])));

test('where sleeves are cut in one with the body there is no armhole to look at', () => {
  const armhole = (book: Book) => say(book, 'toile.checks.armhole.where');
  const [kimono, plain] = [opened('sleeve', 'kimono'), opened('sleeve', 'set-in')];
  expect(linesOf(plain, toile).flat()).toContain(armhole(plain));
  expect(linesOf(kimono, toile).flat()).not.toContain(armhole(kimono));
});

test('the widths of the allowances are never parted from what introduces them, and none is said in words', () => {
  const book = opened('sleeve', 'set-in');
  const [first = []] = linesOf(book, allowances);
  const rows = ['edge', 'roles.seam', 'roles.hem', 'roles.finished'];
  for (const row of rows) expect(first).toContain(say(book, `allowances.${row}`));
  expect(first.join(' ')).toContain(say(book, 'allowances.none'));
  expect(first.join(' ')).not.toContain('–');
});
