import { expect, test } from 'vitest';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { bodyModel } from '@/lib/testing/body-model';
import { fitBody, fitterOf } from './fit';
import { type BodyMesh, wholeBody } from './mesh';

const model = bodyModel();
const fitter = fitterOf(model);
const bodyOf = (size: (typeof SIZE_NAMES)[number]) =>
  wholeBody(fitBody(STANDARD_SIZES[size], fitter).positions, model);

function edgesRun({ indices }: BodyMesh): Map<string, number> {
  const runs = new Map<string, number>();
  for (let i = 0; i < indices.length; i++) {
    const [a, b] = [indices[i] as number, indices[i % 3 === 2 ? i - 2 : i + 1] as number];
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    runs.set(key, (runs.get(key) ?? 0) + (a < b ? 1 : 1000));
  }
  return runs;
}

test('the surface is closed: each edge is run once either way', () => {
  const open = [...edgesRun(wholeBody(model.base, model))].filter(([, runs]) => runs !== 1001);
  expect(open).toEqual([]);
});

/** Six times the volume of a closed surface: positive when its triangles are seen from outside. */
function volume({ positions: p, indices }: BodyMesh): number {
  const at = (v: number, axis: number) => p[v * 3 + axis] as number;
  let sum = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i], indices[i + 1], indices[i + 2]] as [number, number, number];
    sum += at(a, 0) * (at(b, 1) * at(c, 2) - at(b, 2) * at(c, 1));
    sum += at(a, 1) * (at(b, 2) * at(c, 0) - at(b, 0) * at(c, 2));
    sum += at(a, 2) * (at(b, 0) * at(c, 1) - at(b, 1) * at(c, 0));
  }
  return sum / 6000;
}

test('sizes weigh what women without a head do, more from one to the next', () => {
  const litres = SIZE_NAMES.map((size) => volume(bodyOf(size)));
  expect(litres[0]).toBeGreaterThan(38);
  expect(litres[0]).toBeLessThan(55);
  expect(litres.at(-1)).toBeLessThan(135);
  litres.slice(1).forEach((litre, i) => {
    expect(litre).toBeGreaterThan(litres[i] as number);
  });
});

test('both sides are alike, and normals are units', () => {
  const { positions, normals } = bodyOf('44');
  const key = (x: number, i: number) =>
    `${x.toFixed(3)} ${positions[i + 1]?.toFixed(3)} ${positions[i + 2]?.toFixed(3)}`;
  const at = new Set<string>();
  for (let i = 0; i < positions.length; i += 3) at.add(key((positions[i] as number) + 0, i));
  for (let i = 0; i < positions.length; i += 3) expect(at).toContain(key(0 - (positions[i] as number), i));
  for (let i = 0; i < normals.length; i += 3)
    expect(Math.hypot(...normals.subarray(i, i + 3))).toBeCloseTo(1, 5);
});
