import { describe, expect, it } from 'vitest';
import { SIZE_NAMES } from '@/lib/measurements/standard-sizes';
import { LINED_SLEEVES, linedJacket } from '@/lib/testing/drafting/lined-sleeves';
import { breaches, check } from '../checks/check';

describe.each(LINED_SLEEVES)('the lining of a %s sleeve, %s, with a %s', (sleeve, length, finish) => {
  it.each(SIZE_NAMES)('holds every rule in size %s', (size) => {
    expect(breaches(check(linedJacket(sleeve, length, finish, size)))).toEqual([]);
  });
});
