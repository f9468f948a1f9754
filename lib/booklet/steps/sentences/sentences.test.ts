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

/** What tells an action: one message, or its sentences. */
function sentencesOf(operation: string, action: string): string[] {
  const places = Object.entries(SENTENCES).find(([name]) => name === operation)?.[1][action];
  return places?.flatMap((place) => Object.keys(place).map((name) => `${action}.${name}`)) ?? [action];
}

// The other languages have the keys of the French original, each with the same figures (lib/i18n).
test('every operation has a title, and every action a sentence', () => {
  const told = new Set(leavesOf(fr.operations));
  const asked = Object.entries(OPERATIONS).flatMap(([operation, { actions }]) =>
    ['title', ...actions.flatMap(({ key }) => sentencesOf(operation, key))].map(
      (key) => `${operation}.${key}`,
    ),
  );
  expect(asked.filter((key) => !told.has(key))).toEqual([]);
});

function leavesOf(tree: object, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, told]) =>
    typeof told === 'string' ? [prefix + key] : leavesOf(told, `${prefix}${key}.`),
  );
}
