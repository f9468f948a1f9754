import { expect, it } from 'vitest';
import { Folds } from './folds';
import { stateAt } from './state';

/** Two triangles that face each other, the second above the first by so much; each of a half of its own. */
function facing(apart: number) {
  const lower = [0, 0, 0, 0, 0, 4, 4, 0, 0];
  const upper = [0, apart, 0, 4, apart, 0, 0, apart, 4];
  return {
    places: Float64Array.from([...lower, ...upper]),
    folding: {
      vertices: Uint32Array.from([0, 1, 2, 3, 4, 5]),
      triangles: Uint32Array.from([0, 1, 2, 3, 4, 5]),
      flat: new Float64Array(12),
      halves: Uint16Array.from([0, 0, 0, 1, 1, 1]),
    },
  };
}

const heights = (places: Float64Array) => places.filter((_, i) => i % 3 === 1);

it('parts cloth that faces cloth too near', () => {
  const { places, folding } = facing(0.1);
  const state = stateAt(places, new Float64Array(6).fill(1));
  const folds = new Folds(folding);
  folds.gather(state.positions);
  expect(folds.count).toBe(6);
  for (let step = 0; step < 200; step++) folds.push(state);
  const [a, , , b] = heights(state.positions) as unknown as number[];
  expect((b as number) - (a as number)).toBeCloseTo(0.35, 2);
});

it('keeps it on the side on which it came near, though it has gone through', () => {
  const { places, folding } = facing(0.5);
  const state = stateAt(places, new Float64Array(6).fill(1));
  const folds = new Folds(folding);
  folds.gather(state.positions);
  for (const v of [3, 4, 5]) state.positions[3 * v + 1] = -0.5;
  folds.gather(state.positions);
  for (let step = 0; step < 400; step++) folds.push(state);
  const [a, , , b] = heights(state.positions) as unknown as number[];
  expect((b as number) - (a as number)).toBeCloseTo(0.35, 2);
});

it('leaves alone what is far off, and the same cloth beside itself', () => {
  const far = facing(3);
  const folds = new Folds(far.folding);
  folds.gather(far.places);
  expect(folds.count).toBe(0);
  const near = facing(0.1);
  const own = new Folds({ ...near.folding, halves: new Uint16Array(6) });
  own.gather(near.places);
  expect(own.count).toBe(0);
});
