import { expect, test } from 'vitest';
import { MEASUREMENTS, type MeasurementName } from '@/lib/measurements/names';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { bodyModel } from '@/lib/testing/body-model';
import { fitBody, fitterOf } from './fit';
import { type TapeLine, tapeLines } from './tape-lines';

const fitter = fitterOf(bodyModel());
const body = STANDARD_SIZES['40'];
const { positions, measured } = fitBody(body, fitter);
const measurer = { ...fitter.measurer, hipHeight: body.hipsToFloor };
const linesOf = (name: MeasurementName) => tapeLines(name, positions, measurer);

const lengthOf = (line: TapeLine) =>
  line.slice(1).reduce((sum, [x, y, z], i) => {
    const [px, py, pz] = line[i] as [number, number, number];
    return sum + Math.hypot(x - px, y - py, z - pz);
  }, 0);

test.each(MEASUREMENTS)('the tape drawn for %s is as long as it reads', (name) => {
  const [tape] = linesOf(name);
  expect(Math.abs(lengthOf(tape as TapeLine) - measured[name])).toBeLessThan(1);
});

test('an upright tape shows the level it is read at', () => {
  for (const name of ['stature', 'waistToFloor', 'hipsToFloor'] as const) {
    const [, levelLine] = linesOf(name);
    expect(levelLine?.map(([, y]) => y)).toEqual(
      [measured[name], measured[name]].map((y) => expect.closeTo(y, 6)),
    );
  }
});
