// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { writeOwner } from '@/components/session/owner';
import { keepProgress, keepSteps, keptProgress, keptSteps } from './kept-steps';

const SEWING = { name: 'Blouse', code: 'DF-1', locale: 'fr', steps: [] };

beforeEach(() => {
  localStorage.clear();
  writeOwner('ida');
});

test('the steps last looked at and where one was are kept for who is signed in', () => {
  expect(keepSteps(SEWING)).toBe(true);
  keepProgress('DF-1', { at: 3, done: [0, 1, 2] });
  expect(keptSteps('DF-1')).toEqual(SEWING);
  expect(keptSteps('DF-2')).toBeNull();
  expect(keptProgress('DF-1')).toEqual({ at: 3, done: [0, 1, 2] });
  expect(keptProgress('DF-2')).toEqual({ at: 0, done: [] });
});

test('they are gone when she signs out', () => {
  keepSteps(SEWING);
  writeOwner(null);
  expect(keptSteps('DF-1')).toBeNull();
  writeOwner('ida');
  expect(keptSteps('DF-1')).toBeNull();
});
