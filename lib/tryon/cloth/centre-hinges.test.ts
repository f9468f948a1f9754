import { expect, it } from 'vitest';
import { measuredDesign } from '@/lib/testing/drafting/design';
import { asHung } from './as-hung';
import { centreHinges } from './centre-hinges';
import { clothOf } from './cloth';

const hingesOf = (options: Readonly<Record<string, string>>) => {
  const cloth = clothOf(asHung(measuredDesign('top', options).draft), 4);
  return { cloth, hinges: centreHinges(cloth) };
};

it('a seam in the middle of the back is as smooth as whole cloth, each side beside its image', () => {
  const { cloth, hinges } = hingesOf({ opening: 'back-zip' });
  expect(hinges.length).toBeGreaterThan(8);
  const at = (v: number) => [cloth.flat[2 * v], cloth.flat[2 * v + 1]] as [number, number];
  for (const [one, other] of hinges)
    one.forEach((v, k) => {
      const [p, q] = [at(v), at(other[k] as number)];
      expect(p[0] + q[0]).toBeCloseTo(0, 6);
      expect(p[1]).toBeCloseTo(q[1], 6);
    });
});

it('a garment without one has none', () => {
  expect(hingesOf({ opening: 'side-zip', 'back-shaping': 'none' }).hinges).toEqual([]);
});
