import { expect, test } from 'vitest';
import { OPERATIONS } from '@/lib/operations/registry';
import fr from '@/messages/fr/booklet.json';
import { SENTENCES } from './registry';

/** A seam has names instead of sentences. */
const NAME = 'seam';

const said = Object.entries(fr.operations).flatMap(([operation, actions]) =>
  Object.entries(actions).flatMap(([action, told]) =>
    action === NAME || typeof told === 'string'
      ? []
      : Object.keys(told).map((name) => `${operation}.${action}.${name}`),
  ),
);

const chosen = Object.entries(SENTENCES).flatMap(([operation, actions]) =>
  Object.entries(actions).flatMap(([action, places]) =>
    places.flatMap((place) => Object.keys(place).map((name) => `${operation}.${action}.${name}`)),
  ),
);

test('every sentence of an action has its condition, and every condition its sentence', () => {
  expect([...chosen].sort()).toEqual([...said].sort());
});

test('only what is done is told', () => {
  const done = Object.entries(OPERATIONS).flatMap(([operation, { actions }]) =>
    actions.map(({ key }) => `${operation}.${key}`),
  );
  const told = chosen.map((name) => name.split('.').slice(0, 2).join('.'));
  expect(told.filter((name) => !done.includes(name))).toEqual([]);
});
