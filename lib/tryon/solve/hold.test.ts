import { describe, expect, it } from 'vitest';
import { holdLengths } from './hold';
import { fabricOf } from './links';
import { drawTogether, gapsOf, threadsOf } from './sew';
import { stateAt } from './state';
import { bendsOf, unbend } from './unbend';

const SQUARE = Float64Array.from([0, 0, 10, 0, 10, 10, 0, 10]);
const fabric = fabricOf(SQUARE, Uint32Array.from([0, 1, 2, 0, 2, 3]));

describe('a square of two triangles', () => {
  it('has five sides, one hinge, and its area shared among its corners', () => {
    expect([...fabric.links.rest].sort((a, b) => a - b).map((side) => Math.round(side))).toEqual([
      10, 10, 10, 10, 14,
    ]);
    expect(fabric.hinges.factors).toHaveLength(1);
    expect(fabric.areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(100, 9);
  });

  it('is brought back to its lengths', () => {
    const places = Float64Array.from([0, 0, 0, 11, 0, 0, 11, 11, 0, 0, 11, 0]);
    const state = stateAt(places, fabric.areas);
    for (let round = 0; round < 200; round++) holdLengths(state, fabric.links);
    fabric.links.rest.forEach((rest, i) => {
      const [a, b] = [fabric.links.pairs[2 * i], fabric.links.pairs[2 * i + 1]] as [number, number];
      const span = [0, 1, 2].map(
        (k) => (state.positions[3 * a + k] as number) - (state.positions[3 * b + k] as number),
      );
      expect(Math.sqrt(span.reduce((sum, part) => sum + part * part, 0))).toBeCloseTo(rest, 6);
    });
  });

  it('unbends where it was folded, and stays flat where it was flat', () => {
    const flat = stateAt(Float64Array.from([0, 0, 0, 10, 0, 0, 10, 10, 0, 0, 10, 0]), fabric.areas);
    unbend(flat.positions, bendsOf(fabric.hinges, flat.inverse, 1e6, 0.01));
    expect(flat.positions[2]).toBeCloseTo(0, 9);
    const bent = stateAt(Float64Array.from([0, 0, 0, 10, 0, 5, 10, 10, 0, 0, 10, 5]), fabric.areas);
    const bends = bendsOf(fabric.hinges, bent.inverse, 1e9, 0.1);
    for (let round = 0; round < 50; round++) unbend(bent.positions, bends);
    const lift = (v: number) => bent.positions[3 * v + 2] as number;
    expect(lift(1) + lift(3) - lift(0) - lift(2)).toBeCloseTo(0, 3);
  });
});

describe('a thread', () => {
  it('draws a vertex and what it is held to together, no faster than it may', () => {
    const state = stateAt(Float64Array.from([0, 5, 0, -1, 0, 0, 1, 0, 0]), Float64Array.from([1, 1, 1]));
    const threads = threadsOf([{ vertex: 0, from: 1, to: 2, share: 0.5 }]);
    drawTogether(state, threads, 0.5);
    expect(gapsOf(state.positions, threads)[0]).toBeCloseTo(4.5, 9);
    drawTogether(state, threads, 100);
    expect(gapsOf(state.positions, threads)[0]).toBeCloseTo(0, 9);
  });
});
