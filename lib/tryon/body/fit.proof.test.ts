import { expect, test } from 'vitest';
import { MEASUREMENTS } from '@/lib/measurements/names';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { extremeBodies, sampleBodies } from '@/lib/testing/bodies';
import { bodyModel } from '@/lib/testing/body-model';
import { fitBody, fitterOf, TOLD_BEYOND } from './fit';
import { coordinate, X, Y } from './place';

const model = bodyModel();
const fitter = fitterOf(model);

test.each(SIZE_NAMES)('size %s measures what the chart says', (size) => {
  const { measured, misses } = fitBody(STANDARD_SIZES[size], fitter);
  for (const name of MEASUREMENTS)
    expect([name, Math.abs(measured[name] - STANDARD_SIZES[size][name])]).toEqual([
      name,
      expect.closeTo(0, 1),
    ]);
  expect(misses).toEqual([]);
});

test('of surveyed women each measurement is met, or told', () => {
  let told = 0;
  for (const { body } of sampleBodies(40)) {
    const { measured, misses } = fitBody(body, fitter);
    const off = MEASUREMENTS.filter((name) => Math.abs(measured[name] - body[name]) > TOLD_BEYOND);
    expect(misses.map(({ name }) => name)).toEqual(off);
    told += misses.length > 0 ? 1 : 0;
  }
  expect(told).toBeLessThanOrEqual(2);
});

test('what hardly can be a body is a figure of finite places, and what it misses is told', () => {
  for (const { body } of extremeBodies().slice(0, 20)) {
    const { positions, measured, misses } = fitBody(body, fitter);
    expect(positions.every(Number.isFinite)).toBe(true);
    for (const { name, wanted, reached } of misses)
      expect([wanted, reached]).toEqual([body[name], measured[name]]);
  }
});

test('the same measurements give the same figure to the bit, whatever was fitted before', () => {
  const first = fitBody(STANDARD_SIZES['42'], fitter);
  fitBody(STANDARD_SIZES['56'], fitter);
  const again = fitBody(STANDARD_SIZES['42'], fitterOf(bodyModel()));
  expect(again.positions).toEqual(first.positions);
  expect(again.weights).toEqual(first.weights);
});

test('chart sizes are women of that size, not athletes', () => {
  for (const size of SIZE_NAMES) {
    const { positions, weights, measured } = fitBody(STANDARD_SIZES[size], fitter);
    const weight = (name: string) => weights[fitter.modes.findIndex((mode) => mode.name === name)] as number;
    expect(weight('muscle')).toBeLessThan(0);
    expect(weight('deltoid')).toBeLessThan(0);
    const { shoulderTip, sideNeck } = model.tapes.points;
    const span = 2 * coordinate(positions, shoulderTip, X);
    expect(span).toBeLessThan(measured.hipCircumference * 0.4);
    const fall = coordinate(positions, sideNeck, Y) - coordinate(positions, shoulderTip, Y);
    expect(fall / measured.shoulderLength).toBeGreaterThan(0.25);
  }
});

test('more bust is seen at the bust, and hardly at the hips', () => {
  const plain = fitBody(STANDARD_SIZES['42'], fitter).measured;
  const fuller = fitBody({ ...STANDARD_SIZES['42'], bustCircumference: 100 }, fitter).measured;
  expect(fuller.bustCircumference - plain.bustCircumference).toBeCloseTo(4, 1);
  expect(fuller.hipCircumference - plain.hipCircumference).toBeCloseTo(0, 1);
});
