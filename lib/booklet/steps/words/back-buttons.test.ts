import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import type { TestLocale } from '@/lib/testing/booklet/words';
import type { Book } from '../../book';
import { notionLines } from '../../chapters/notions';
import { actionsOf, stepText } from '../../chapters/steps';
import { type Job, jobsOf } from '../jobs/jobs';

const opened = (belt: string, locale: TestLocale): Book => bookWith('jacket', { belt }, locale);

const NAMES: [TestLocale, RegExp][] = [
  ['fr', /boutons? de soutien/],
  ['en', /stay buttons?/],
  ['de', /Gegenkn[oö]pfe?/],
];

test.each(NAMES)(
  'what backs the buttons of a half-belt is bought as the step calls it (%s)',
  (locale, name) => {
    const book = opened('half-belt', locale);
    const job = jobsOf(book).find(({ operation }) => operation === 'attach-half-belt') as Job;
    expect(
      actionsOf(book, job)
        .map((action) => stepText(book, job, action))
        .join(' '),
    ).toMatch(name);
    const backing = notionLines(book).filter((line) => name.test(line));
    expect(backing).toHaveLength(1);
    expect(backing[0]).toContain('2 ');
    expect(backing[0]).toContain(book.numbers.diameter(1));
  },
);

test('the buttons of a half-belt are told apart from those of the front', () => {
  const book = bookWith('jacket', { belt: 'half-belt', opening: 'front-buttons' }, 'en');
  const buttons = notionLines(book).filter((line) => line.includes('button'));
  expect(buttons.filter((line) => line.includes('half-belt'))).toHaveLength(2);
  expect(buttons).toHaveLength(3);
});

test.each(NAMES)('and no other belt asks for them (%s)', (locale, name) => {
  expect(notionLines(opened('none', locale)).filter((line) => name.test(line))).toEqual([]);
});
