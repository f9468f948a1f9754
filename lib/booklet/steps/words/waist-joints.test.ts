import { expect, test } from 'vitest';
import { pin } from '@/lib/operations/action';
import { bookWith } from '@/lib/testing/booklet/book';
import { TEST_LOCALES } from '@/lib/testing/booklet/words';
import { stepText } from '../../chapters/steps';
import { jobsOf } from '../jobs/jobs';
import { waistJoints } from './skirt-facts';

const joined = (worn: Readonly<Record<string, string>>, locale: (typeof TEST_LOCALES)[number] = 'fr') => {
  const book = bookWith('dress', { 'waist-seam': 'natural', skirt: 'panelled', ...worn }, locale);
  const job = jobsOf(book).find(({ operation }) => operation === 'join-skirt');
  if (!job) throw new Error('No skirt is joined');
  return { job, text: stepText(book, job, pin) };
};

const PRINCESS = { 'bust-shaping': 'princess-armhole', 'back-shaping': 'princess' };

test.each([
  ['darts', {}],
  ['seams', PRINCESS],
  ['both', { 'bust-shaping': 'princess-armhole' }],
] as const)('what of a bodice meets the seams of a panelled skirt: %s', (kind, worn) => {
  expect(waistJoints(joined(worn).job)).toBe(kind);
});

const DARTS = { fr: /pinces/, en: /darts/, de: /Abnäher/ };
const SEAMS = {
  fr: /coutures du corsage/,
  en: /seams of the bodice|bodice seams/,
  de: /Nähte des Oberteils/,
};

test.each(TEST_LOCALES)('only what a bodice has is laid on the seams of its skirt (%s)', (locale) => {
  const [dart, princess] = [joined({}, locale).text, joined(PRINCESS, locale).text];
  expect([DARTS[locale].test(dart), SEAMS[locale].test(dart)]).toEqual([true, false]);
  expect([DARTS[locale].test(princess), SEAMS[locale].test(princess)]).toEqual([false, true]);
});
