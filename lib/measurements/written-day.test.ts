import { expect, test } from 'vitest';
import { writtenDay } from './written-day';

test('a day is written in one way on pages, in letters and in the booklet', () => {
  expect(writtenDay('2026-11-01', 'fr')).toBe('1 novembre 2026');
  expect(writtenDay('2026-11-01', 'en')).toBe('1 November 2026');
  expect(writtenDay('2026-11-01', 'de')).toBe('1. November 2026');
});
