import { expect, it } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import type { ValueOf } from '@/lib/choices/slots/registry';
import type { Choices } from '@/lib/choices/types';
import { likelyNext } from './likely-next';

const top = defaultChoices('top');
const sized = (cm: number): Choices => ({ ...top, sizes: { ...top.sizes, 'neckline-front-depth': cm } });
const with_ = (value: ValueOf<'sleeve-length'>): Choices => ({
  ...top,
  options: { ...top.options, 'sleeve-length': value },
});

it('goes on along a tape by the same step, in either direction', () => {
  expect(likelyNext(sized(9), sized(9.1))).toEqual(sized(9.2));
  expect(likelyNext(sized(9.1), sized(8.6))).toEqual(sized(8.1));
});

it('ends where the tape ends', () => {
  expect(likelyNext(sized(0), sized(100))).toBeUndefined();
});

it('goes on to the next value of a question, and ends with the last', () => {
  expect(likelyNext(with_('short'), with_('elbow'))).toEqual(with_('three-quarter'));
  expect(likelyNext(with_('three-quarter'), with_('elbow'))).toEqual(with_('short'));
  expect(likelyNext(with_('three-quarter'), with_('long'))).toBeUndefined();
});

it('expects nothing after nothing, or after several changes at once', () => {
  expect(likelyNext(top, top)).toBeUndefined();
  expect(likelyNext(sized(9), { ...sized(9.1), options: with_('long').options })).toBeUndefined();
  expect(likelyNext(top, defaultChoices('dress'))).toBeUndefined();
});
