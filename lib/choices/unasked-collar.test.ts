import { expect, it } from 'vitest';
import { asAsked } from './as-asked';
import { broken } from './compatibility';
import { completeChoices, defaultChoices } from './defaults';
import { isActive } from './ranges';
import { force } from './take-choice';

it.each(['one-shoulder', 'cowl'])(
  'asks for no collar beside %s, and keeps the one chosen waiting',
  (neckline) => {
    const choices = completeChoices('top', { collar: 'shirt', 'neckline-front': neckline }, {});
    expect(choices.options.collar).toBe('shirt');
    expect(broken(choices)).toEqual([]);
    expect(isActive(choices, 'collar')).toBe(false);
    expect(asAsked(choices).options.collar).toBe('none');
  },
);

it('still asks for the neckline beside a lapel that is not made up', () => {
  const choices = completeChoices('top', { collar: 'notched', 'neckline-front': 'one-shoulder' }, {});
  expect(isActive(choices, 'neckline-front')).toBe(true);
  expect(isActive(choices, 'collar-width')).toBe(false);
});

it('ends such a neckline where a collar is chosen later', () => {
  const bare = force(defaultChoices('top'), 'neckline-front', 'one-shoulder').choices;
  const { choices, switchedOff } = force(bare, 'collar', 'shirt');
  expect(choices.options['neckline-front']).not.toBe('one-shoulder');
  expect(switchedOff[0]).toMatchObject({ slot: 'neckline-front', reason: 'collar-needs-neckline-round' });
});
