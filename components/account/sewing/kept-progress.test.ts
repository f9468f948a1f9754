// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { writeOwner } from '@/components/session/owner';
import { keepProgress, keptProgress } from './kept-progress';

beforeEach(() => {
  localStorage.clear();
  writeOwner('ida');
});

test('where one was is kept for who is signed in, pattern by pattern, and gone when she signs out', () => {
  keepProgress('DF-1', { at: 3, done: [0, 1, 2] });
  expect(keptProgress('DF-1')).toEqual({ at: 3, done: [0, 1, 2] });
  expect(keptProgress('DF-2')).toEqual({ at: 0, done: [] });
  writeOwner(null);
  writeOwner('ida');
  expect(keptProgress('DF-1')).toEqual({ at: 0, done: [] });
});
