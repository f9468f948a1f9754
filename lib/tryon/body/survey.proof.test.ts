import { expect, test } from 'vitest';
import { MEASUREMENTS } from '@/lib/measurements/names';
import { extremeBodies, sampleBodies } from '@/lib/testing/bodies';
import { bodyModel } from '@/lib/testing/body-model';
import { fitBody, fitterOf, TOLD_BEYOND } from './fit';

const fitter = fitterOf(bodyModel());
const WOMEN = 300;

test(`the measurements of ${WOMEN} surveyed women are met within 0.3 cm, or told`, () => {
  const missed = sampleBodies(WOMEN, 7).filter(({ body }) => {
    const { measured, misses } = fitBody(body, fitter);
    const off = MEASUREMENTS.filter((name) => Math.abs(measured[name] - body[name]) > TOLD_BEYOND);
    expect(misses.map(({ name }) => name)).toEqual(off);
    return off.length > 0;
  });
  expect(missed.length / WOMEN).toBeLessThan(0.02);
}, 300_000);

test('every extreme body has a figure', () => {
  for (const { row, body } of extremeBodies())
    expect([row, fitBody(body, fitter).positions.every(Number.isFinite)]).toEqual([row, true]);
}, 300_000);
