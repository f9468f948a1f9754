import { expect, test } from 'vitest';
import { MEASUREMENTS } from '@/lib/measurements/names';
import { bodyModel } from '@/lib/testing/body-model';
import { basisOf } from './basis';
import { measurerOf, readAll, UNMEASURED } from './readings';

const model = bodyModel();
const measurer = measurerOf(model);
const names = [...MEASUREMENTS, ...UNMEASURED];

test('how a measurement grows with a mode is how it is read a little further', () => {
  const basis = basisOf(model.base, model.modes);
  const growth: Float64Array[] = [];
  readAll(model.base, measurer, (_, gradient) => growth.push(gradient.along(basis)));
  const step = 1e-5;
  model.modes.forEach(({ name, delta }, k) => {
    const moved = (by: number) =>
      readAll(
        model.base.map((at, i) => at + by * (delta[i] as number)),
        measurer,
      );
    const [more, less] = [moved(step), moved(-step)];
    names.forEach((measurement, i) => {
      const slope = ((more[i] as number) - (less[i] as number)) / (2 * step);
      expect([measurement, name, growth[i]?.[k]]).toEqual([measurement, name, expect.closeTo(slope, 4)]);
    });
  });
});

test('a body twice as large measures twice as much', () => {
  const once = readAll(model.base, measurer);
  const large = { ...measurer, hipHeight: 2 * measurer.hipHeight };
  const twice = readAll(
    model.base.map((at) => 2 * at),
    large,
  );
  names.forEach((name, i) => {
    expect([name, twice[i]]).toEqual([name, expect.closeTo(2 * (once[i] as number), 6)]);
  });
});
