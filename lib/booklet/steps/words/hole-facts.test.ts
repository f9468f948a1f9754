import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { TEST_LOCALES, type TestLocale } from '@/lib/testing/booklet/words';
import type { Book } from '../../book';
import { actionsOf, stepText } from '../../chapters/steps';
import { type Job, jobsOf } from '../jobs/jobs';
import { factsOf } from './facts';

const SHIRT = { collar: 'shirt', 'neckline-front': 'round' };

const jobOf = (book: Book, operation: string): Job =>
  jobsOf(book).find((job) => job.operation === operation) as Job;

const said = (book: Book, operation: string): string => {
  const job = jobOf(book, operation);
  return actionsOf(book, job)
    .map((action) => stepText(book, job, action))
    .join(' ');
};

const holes = (book: Book, operation: string) => factsOf(book, jobOf(book, operation)).holes;

/** The end a pin goes near, in a band and across an edge. */
const ENDS: Readonly<Record<TestLocale, { readonly upper: RegExp; readonly outer: RegExp }>> = {
  fr: { upper: /bout supérieur/, outer: /bout extérieur/ },
  en: { upper: /upper end/, outer: /outer end/ },
  de: { upper: /oberen Ende/, outer: /äußere[mn] Ende/ },
};

test('a placket has upright holes, an edge that is not stitched level ones, a shirt both', () => {
  expect(holes(bookWith('top', { opening: 'front-buttons' }), 'make-buttonholes')).toBe('upright');
  expect(holes(bookWith('top', { opening: 'front-buttons', ...SHIRT }), 'sew-buttons')).toBe('mixed');
  expect(holes(bookWith('jacket', { opening: 'double-breasted' }), 'sew-buttons')).toBe('level');
  expect(holes(bookWith('top', { opening: 'hidden-buttons' }), 'sew-buttons')).toBe('none');
});

test.each(TEST_LOCALES)('each button is told by the end of its hole where it rests (%s)', (locale) => {
  const { upper, outer } = ENDS[locale];
  const band = said(bookWith('top', { opening: 'front-buttons' }, locale), 'sew-buttons');
  expect(band).toMatch(upper);
  expect(band).not.toMatch(outer);
  const double = said(bookWith('jacket', { opening: 'double-breasted' }, locale), 'sew-buttons');
  expect(double).toMatch(outer);
  expect(double).not.toMatch(upper);
  for (const opening of ['front-buttons', 'hidden-buttons']) {
    const shirt = said(bookWith('top', { opening, ...SHIRT }, locale), 'sew-buttons');
    expect(shirt, opening).toMatch(upper);
    expect(shirt, opening).toMatch(outer);
  }
});
