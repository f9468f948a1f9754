import { describe, expect, it } from 'vitest';
import { across, tiesBetween } from './ties';

const short = { vertices: [0, 1, 2], at: [0, 5, 10] };
const long = { vertices: [3, 4, 5, 6], at: [0, 4, 8, 12] };

describe('two lines sewn to each other', () => {
  it('lay the longer on the shorter by shares of their lengths', () => {
    expect(
      across(6, [
        [0, 0],
        [12, 10],
      ]),
    ).toBe(5);
    const ties = tiesBetween(short, long, [
      [0, 0],
      [10, 12],
    ]);
    expect(ties).toHaveLength(7);
    expect(ties.find(({ vertex }) => vertex === 1)).toEqual({ vertex: 1, from: 4, to: 5, share: 0.5 });
  });

  it('go on above the mouth of a pocket from where the other side goes on', () => {
    const side = (first: number) => ({ vertices: [0, 1, 2, 3].map((v) => first + v), at: [0, 5, 5, 9] });
    const ties = tiesBetween(side(0), side(10), [
      [0, 0],
      [9, 9],
    ]);
    for (const { vertex, from, to, share } of ties)
      expect([vertex, share < 0.5 ? from : to]).toEqual([vertex, (vertex + 10) % 20]);
  });

  it.each([-0.02, 0.02])('break off and go on together, be one side %s cm longer there', (longer) => {
    const side = (first: number, at: number) => ({
      vertices: [0, 1, 2, 3].map((v) => first + v),
      at: [0, at, at, 9],
    });
    const ties = tiesBetween(side(0, 5 + longer), side(10, 5), [
      [0, 0],
      [9, 9],
    ]);
    for (const { vertex, from, to, share } of ties)
      expect([vertex, share < 0.5 ? from : to]).toEqual([vertex, (vertex + 10) % 20]);
  });

  it('end at their last stop, be it a rounding beyond', () => {
    expect(
      across(12.000001, [
        [0, 0],
        [5, 5],
        [12, 10],
      ]),
    ).toBe(10);
  });

  it('meet at their notches, and are eased between them', () => {
    expect(
      across(5, [
        [0, 0],
        [5, 5],
        [12, 10],
      ]),
    ).toBe(5);
    expect(
      across(8.5, [
        [0, 0],
        [5, 5],
        [12, 10],
      ]),
    ).toBe(7.5);
  });

  it('do not tie a vertex to itself', () => {
    const other = { vertices: [0, 7], at: [0, 10] };
    expect(
      tiesBetween(short, other, [
        [0, 0],
        [10, 10],
      ]).every(({ vertex, from, to }) => vertex !== from && vertex !== to),
    ).toBe(true);
  });
});
