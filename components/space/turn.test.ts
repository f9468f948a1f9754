import { expect, test } from 'vitest';
import { between, keyTurn, nearestView, TURN_STEP, wholeTurn } from './turn';

const VIEWS = { front: 0, left: 90, back: 180, right: 270 };

test('an arrow turns by a step, either way round and back', () => {
  let turn = 0;
  for (let i = 0; i < 360 / TURN_STEP; i++) turn = keyTurn('ArrowRight', turn) ?? -1;
  expect(turn).toBe(0);
  expect(keyTurn('ArrowLeft', 0)).toBe(345);
  expect(keyTurn('Tab', 30)).toBeNull();
});

test('each view is the nearest to itself and to what is about it', () => {
  for (const [name, turn] of Object.entries(VIEWS))
    for (const off of [-44, 0, 44]) expect(nearestView(wholeTurn(turn + off), VIEWS)).toBe(name);
});

test('from side to side it goes the shorter way', () => {
  expect(between(270, 0, 0.5)).toBe(315);
  expect(between(0, 90, 1)).toBe(90);
  expect(between(10, 350, 0.5)).toBe(0);
});
