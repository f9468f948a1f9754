import { expect, test } from 'vitest';
import { firstCorners, LAID, movedBy } from './session';

const key = (name: string, more = {}) => ({ key: name, shiftKey: false, altKey: false, ...more });

test('a piece is moved by keys, a centimetre, ten, or a millimetre', () => {
  expect(movedBy(LAID, key('ArrowRight'))).toMatchObject({ x: 1, y: 0 });
  expect(movedBy(LAID, key('ArrowUp', { shiftKey: true }))).toMatchObject({ x: 0, y: -10 });
  expect(movedBy(LAID, key('ArrowDown', { altKey: true })).y).toBeCloseTo(0.1);
});

test('it is turned by quarters and mirrored', () => {
  const once = movedBy(LAID, key('r'));
  expect(once.turns).toBe(1);
  expect([1, 2, 3].reduce((lying) => movedBy(lying, key('R')), once).turns).toBe(0);
  expect(movedBy(LAID, key('m')).mirrored).toBe(true);
  expect(movedBy(LAID, key('x'))).toEqual(LAID);
});

test('the rectangle begins with its own proportions, whole on the screen', () => {
  const [from, , to] = firstCorners(1920, 1080);
  expect((to[0] - from[0]) / (to[1] - from[1])).toBeCloseTo(1.5);
  expect(from.every((at) => at > 0)).toBe(true);
});
