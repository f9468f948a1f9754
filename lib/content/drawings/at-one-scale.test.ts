import { expect, it } from 'vitest';
import { atOneScale } from './at-one-scale';

it('shows what is small as small beside what is large, each in the middle', () => {
  const [top, dress] = atOneScale([
    { address: 'a', viewBox: '-20 -30 40 50', width: 40 },
    { address: 'b', viewBox: '-15 -40 30 110', width: 30 },
  ]);
  expect(top?.viewBox).toBe('-20 -60 40 110');
  expect(dress?.viewBox).toBe('-20 -40 40 110');
});
