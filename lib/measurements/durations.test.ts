import { expect, it } from 'vitest';
import { formatDuration } from './durations';

const plain = (minutes: number, locale: 'fr' | 'en' | 'de') =>
  formatDuration(minutes, locale).replace(/[\u00a0\u202f]/g, ' ');

it.each([
  ['fr', '0 min', '45 min', '2 h', '1 h 05', '1 h 20'],
  ['en', '0 min', '45 min', '2 h', '1 h 5 min', '1 h 20 min'],
  ['de', '0 Min.', '45 Min.', '2 Std.', '1 Std. 5 Min.', '1 Std. 20 Min.'],
] as const)('writes times as %s readers do', (locale, ...written) => {
  expect([0, 45, 120, 65, 80].map((minutes) => plain(minutes, locale))).toEqual(written);
});

it('rounds to five minutes before it counts the hours', () => {
  expect([57, 58, 118, 62.4].map((minutes) => plain(minutes, 'fr'))).toEqual(['55 min', '1 h', '2 h', '1 h']);
});

it('keeps a time on one line', () => {
  for (const locale of ['fr', 'en', 'de'] as const) expect(formatDuration(80, locale)).not.toMatch(/ /);
});
