import { expect, test } from 'vitest';
import { OPERATIONS } from './registry';

test('every operation takes whole minutes, and none an hour', () => {
  for (const [name, { minutes }] of Object.entries(OPERATIONS)) {
    expect(Number.isInteger(minutes), name).toBe(true);
    expect(minutes, name).toBeGreaterThan(0);
    expect(minutes, name).toBeLessThan(60);
  }
});

test('what finishes an edge itself encloses none', () => {
  for (const [name, { finishes, encloses }] of Object.entries(OPERATIONS))
    expect(finishes && encloses, name).toBeFalsy();
});
