import { expect, it } from 'vitest';
import { answered, answersOf, correctionsOf, isComplete, measuredAs, questionsFor } from './answers';

it('asks about sleeves only where there are any', () => {
  for (const sleeve of ['none', 'straps', 'cap'] as const)
    expect(questionsFor({ sleeve }), sleeve).not.toContain('sleeve-width');
  expect(questionsFor({ sleeve: 'set-in' })).toContain('sleeve-length');
});

it('starts from what is usual, keeps what was measured, and forgets what is fine', () => {
  const long = answered({}, 'back-length', 'less');
  expect(correctionsOf(long)).toEqual([{ finding: 'back-length', direction: 'less', cm: 1 }]);
  const measured = measuredAs(long, 'back-length', 2.5);
  const short = answered(measured, 'back-length', 'more');
  expect(correctionsOf(short)).toEqual([{ finding: 'back-length', direction: 'more', cm: 2.5 }]);
  expect(correctionsOf(answered(short, 'back-length', null))).toEqual([]);
  expect(answersOf(correctionsOf(short))).toEqual(short);
});

it('is complete within the range of an answer only', () => {
  expect(isComplete({})).toBe(true);
  expect(isComplete({ waist: { direction: 'less', cm: 40 } })).toBe(false);
});
