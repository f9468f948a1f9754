import { expect, it } from 'vitest';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { differences } from './differences';

const version = (options: object, sizes: object, size: '38' | '40', garment = 'top') =>
  ({
    garment,
    choices: { version: 1, garment, options, sizes },
    body: STANDARD_SIZES[size],
  }) as unknown as Parameters<typeof differences>[0];

it('finds none between a version and itself', () => {
  const one = version({ sleeve: 'none' }, {}, '38');
  expect(differences(one, one)).toEqual({ choices: [], sizes: [], measures: [] });
});

it('names what differs, with what only one side knows', () => {
  const here = version({ sleeve: 'none', length: 'hip' }, { 'belt-width': 4 }, '38');
  const there = version({ sleeve: 'set-in', length: 'hip', hem: '2-cm' }, {}, '40', 'dress');
  const found = differences(here, there);
  expect(found.choices).toEqual([
    { name: 'garment', here: 'top', there: 'dress' },
    { name: 'sleeve', here: 'none', there: 'set-in' },
    { name: 'hem', here: undefined, there: '2-cm' },
  ]);
  expect(found.sizes).toEqual([{ name: 'belt-width', here: 4, there: undefined }]);
  const bust = found.measures.find(({ name }) => name === 'bustCircumference');
  expect(bust).toEqual({
    name: 'bustCircumference',
    here: STANDARD_SIZES['38'].bustCircumference,
    there: STANDARD_SIZES['40'].bustCircumference,
  });
});
