import { expect, test } from 'vitest';
import { findDone, giving, isDone } from './ask';
import { OPERATIONS } from './registry';
import { FEATURES } from './traits';

test('what is done is found by what it is, in its order', () => {
  const done = [{ operation: 'gather-skirt' }, { operation: 'hem' }, { operation: 'join-skirt' }] as const;
  const found = findDone(done, ({ works }) => works === 'waist');
  expect(found.map(({ operation }) => operation)).toEqual(['gather-skirt', 'join-skirt']);
  expect(isDone(done, ({ zip }) => zip !== undefined)).toBe(false);
});

test('every feature of a garment is given by an operation', () => {
  const given = Object.keys(OPERATIONS).map((operation) => ({ operation: operation as 'hem' }));
  for (const feature of FEATURES) expect(isDone(given, giving(feature)), feature).toBe(true);
});

test('what is done in place of an operation works where that stands in the order of making', () => {
  for (const [name, { ofRuffle, stage }] of Object.entries(OPERATIONS))
    if (ofRuffle) expect(OPERATIONS[ofRuffle].stage, name).toBe(stage);
});
