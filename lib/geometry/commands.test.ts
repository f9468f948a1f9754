import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wildPath } from '@/lib/testing/geometry/arbitraries';
import { fromCommands, toCommands } from './commands';
import { pathLength } from './length';
import { point } from './point';
import { line } from './segment';

describe('a path written down', () => {
  it('reads back as it was, to a millionth of a centimetre', () => {
    fc.assert(
      fc.property(wildPath, (of) => {
        const commands = toCommands(of);
        expect(pathLength(fromCommands(commands))).toBeCloseTo(pathLength(of), 4);
        expect(toCommands(fromCommands(commands))).toEqual(commands);
      }),
    );
  });

  it('never prints a negative zero nor anything not finite', () => {
    expect(Object.is(toCommands([line(point(-0, -1e-9), point(1, 1))])[0]?.[1], 0)).toBe(true);
    expect(() => toCommands([line(point(0, 0), point(Number.NaN, 1))])).toThrow(RangeError);
    expect(() => toCommands([line(point(Number.POSITIVE_INFINITY, 0), point(1, 1))])).toThrow(RangeError);
  });

  it('is refused without its beginning, and in two strokes', () => {
    expect(() => fromCommands([['L', 1, 2]])).toThrow(RangeError);
    expect(() =>
      fromCommands([
        ['M', 0, 0],
        ['M', 1, 1],
      ]),
    ).toThrow(RangeError);
    expect(() => fromCommands([['M', 0, 0]])).toThrow(RangeError);
  });
});
