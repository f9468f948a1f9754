import { expect, test } from 'vitest';
import { MEASUREMENTS } from '@/lib/measurements/names';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { bodyModel } from '@/lib/testing/body-model';
import { fitterOf } from '@/lib/tryon/body/fit';
import { answerBody } from './answer-body';

const fitter = fitterOf(bodyModel());

test('the answer holds a surface on the floor and a tape for each measurement', () => {
  const { id, mesh, tapes, misses } = answerBody({ id: 7, body: STANDARD_SIZES['46'] }, fitter);
  expect(id).toBe(7);
  expect(misses).toEqual([]);
  const heights = mesh.positions.filter((_, i) => i % 3 === 1);
  expect(Math.min(...heights)).toBeGreaterThan(-1);
  for (const name of MEASUREMENTS) {
    const points = tapes[name].flat();
    expect([name, points.length > 1 && points.flat().every(Number.isFinite)]).toEqual([name, true]);
  }
});

test('what the figure cannot take on is told with what it comes to', () => {
  const body = { ...STANDARD_SIZES['46'], bustHeight: 42, frontChestHeight: 48 };
  const { misses } = answerBody({ id: 1, body }, fitter);
  const miss = misses.find(({ name }) => name === 'bustHeight');
  expect(miss?.wanted).toBe(42);
  expect(miss?.reached).toBeLessThan(41.7);
});
