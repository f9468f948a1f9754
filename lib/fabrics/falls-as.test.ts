import { expect, test } from 'vitest';
import { fabricFor } from './falls-as';

const denim = { main: { cloth: 'denim', colour: 'indigo' } } as const;

test('a garment hangs in what was asked for, else in what it is shown in, else in its usual cloth', () => {
  expect(fabricFor('voile', denim, 'jacket')).toBe('voile');
  expect(fabricFor(null, denim, 'jacket')).toBe('denim');
  expect(fabricFor(null, undefined, 'jacket')).toBe('gabardine');
  expect(fabricFor(null, undefined, 'dress')).toBe('poplin');
});
