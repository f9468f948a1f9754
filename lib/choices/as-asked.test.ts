import { expect, it } from 'vitest';
import { asAsked } from './as-asked';
import { broken } from './compatibility';
import { completeChoices, defaultChoices } from './defaults';

it('takes a collar for none over straps of their own, which keep it waiting', () => {
  const choices = completeChoices('top', { sleeve: 'halter', collar: 'shirt' }, {});
  expect(choices.options.collar).toBe('shirt');
  expect(broken(choices)).toEqual([]);
  expect(asAsked(choices).options.collar).toBe('none');
});

it('lets what waits under such a collar count again', () => {
  const { options } = completeChoices('top', { sleeve: 'halter' }, {});
  const waiting = { ...options, collar: 'notched', 'neckline-front': 'cowl' } as typeof options;
  expect(broken({ garment: 'top', options: waiting }).map(({ reason }) => reason)).toEqual([
    'cowl-hangs-from-shoulders',
  ]);
});

it('leaves everything that is asked as it is', () => {
  const choices = defaultChoices('jacket');
  expect(asAsked(choices)).toBe(choices);
});
