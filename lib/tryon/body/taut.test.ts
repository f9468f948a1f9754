import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tapeLength, taut } from './taut';

const knots = fc.array(
  fc.record({ along: fc.integer({ min: -40, max: 40 }), out: fc.integer({ min: 0, max: 40 }) }),
  { minLength: 2, maxLength: 30 },
);

test('nothing lies outside a tape pulled taut, and it only turns inward', () => {
  fc.assert(
    fc.property(knots, (places) => {
      const kept = taut(places);
      for (let i = 0; i + 1 < kept.length; i++) {
        const [p, q] = [kept[i], kept[i + 1]] as [(typeof kept)[0], (typeof kept)[0]];
        for (const r of places)
          expect(
            (q.along - p.along) * (r.out - p.out) - (q.out - p.out) * (r.along - p.along),
          ).toBeLessThanOrEqual(0);
      }
    }),
  );
});

test('it bridges a hollow', () => {
  const kept = taut([
    { along: 0, out: 0 },
    { along: 3, out: 1 },
    { along: 6, out: 8 },
  ]);
  expect(kept).toHaveLength(2);
  expect(tapeLength(kept, () => {})).toBe(10);
});
