import { expect, test } from 'vitest';
import { bodyAsset, bodyModel } from '@/lib/testing/body-model';

test('the asset is small enough to be fetched beside a form', () => {
  expect(bodyAsset().length).toBeLessThan(100_000);
});

test('it holds a half of figures of the same vertices, on the floor', () => {
  const { base, modes, triangles, arm } = bodyModel();
  expect(base.length).toBe(arm.length * 3);
  for (const { name, delta } of modes) expect([name, delta.length]).toEqual([name, base.length]);
  expect(Math.max(...triangles)).toBeLessThan(arm.length);
  const heights = base.filter((_, i) => i % 3 === 1);
  expect(Math.min(...heights)).toBeCloseTo(0, 1);
});

test('no mode moves the middle out of its plane', () => {
  const { base, modes } = bodyModel();
  const middle = Array.from({ length: base.length / 3 }, (_, v) => v).filter((v) => base[v * 3] === 0);
  expect(middle.length).toBeGreaterThan(80);
  for (const { name, delta } of modes)
    expect([name, middle.filter((v) => delta[v * 3] !== 0)]).toEqual([name, []]);
});
