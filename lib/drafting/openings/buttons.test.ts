import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buttonHeights } from './button-heights';
import type { HoleLie } from './buttonholes';
import { buttonFor, buttonMarks } from './buttons';

const TARGETS = { top: [7, 9], dress: [8, 10], jacket: [9, 12] } as const;

const LEVEL = { diameter: 1.5, belowNeck: 1.75, lie: 'level', aboveHem: 6 } as const;

describe('a row of buttons', () => {
  it('has one at the bust, equal pitches, and ends 6 cm or more above the hem (METHODS §10)', () => {
    const request = fc.record({
      garment: fc.constantFrom('top', 'dress', 'jacket'),
      top: fc.double({ min: 21, max: 38, noNaN: true }),
      bust: fc.double({ min: 15, max: 18, noNaN: true }),
      hem: fc.double({ min: -80, max: 8, noNaN: true }),
      diameter: fc.constantFrom(1, 1.5, 2.5),
      belowNeck: fc.constantFrom(1.5, 2.25),
      lie: fc.constantFrom<HoleLie>('level', 'upright'),
      aboveHem: fc.constantFrom(6, 7),
    });
    fc.assert(
      fc.property(request, (asked) => {
        const row = buttonHeights(asked);
        const pitches = row.slice(1).map((y, i) => (row[i] as number) - y);
        expect(Math.min(...row.map((y) => Math.abs(y - asked.bust)))).toBeLessThan(1e-6);
        expect(Math.max(0, ...pitches) - Math.min(...pitches, pitches[0] ?? 0)).toBeLessThan(1e-6);
        expect(row.at(-1)).toBeGreaterThanOrEqual(asked.hem + asked.aboveHem - 1e-6);
        expect(row[0]).toBeLessThanOrEqual(asked.top - asked.belowNeck + 1e-6);
      }),
    );
  });

  it.each(['top', 'dress', 'jacket'] as const)('of a %s is pitched as its kind is', (garment) => {
    const [first = 0, second = 0] = buttonHeights({ ...LEVEL, garment, top: 41.75, bust: 18, hem: -40 });
    const [least, most] = TARGETS[garment];
    expect(first - second).toBeGreaterThanOrEqual(least - 1);
    expect(first - second).toBeLessThanOrEqual(most + 1);
  });

  it('moves off a seam that crosses it, by less than a centimetre', () => {
    const plain = { ...LEVEL, garment: 'dress', top: 35.6, bust: 18, hem: -60 } as const;
    const [, , , fourth = 0] = buttonHeights(plain);
    const moved = buttonHeights({ ...plain, seams: [fourth] });
    expect(Math.min(...moved.map((y) => Math.abs(y - fourth)))).toBeGreaterThanOrEqual(1.2);
    expect(Math.min(...moved.map((y) => Math.abs(y - plain.bust)))).toBeLessThanOrEqual(1);
  });

  it.each([
    ['under a high neck', 35.6],
    ['where the first is the one at the bust', 19.8],
  ])('keeps upright holes off a seam wherever it crosses %s, one still at the bust', (_, top) => {
    for (let seam = -4; seam <= 6; seam += 0.1) {
      const asked = { ...LEVEL, lie: 'upright', garment: 'dress', top, bust: 18, hem: -60 } as const;
      const row = buttonHeights({ ...asked, seams: [seam] });
      for (const y of row) expect(seam >= y + 0.3 + 1 || seam <= y - 1.5 - 1, `${seam}`).toBe(true);
      expect(Math.min(...row.map((y) => Math.abs(y - asked.bust)))).toBeLessThanOrEqual(1);
    }
  });
});

it('takes the largest button sold that is no wider than the extension', () => {
  expect([1, 1.5, 1.75, 2.5].map(buttonFor)).toEqual([1, 1.5, 1.5, 2.5]);
});

it('cuts a level hole 0.3 longer than the button, from 0.3 beyond the centre', () => {
  const [hole, button] = buttonMarks([10], { diameter: 1.5, column: 0, lie: 'level' });
  expect(hole).toMatchObject({ kind: 'buttonhole', at: { x: -0.3, y: 10 }, length: 1.8, angle: 0 });
  expect(button).toMatchObject({ kind: 'button', at: { x: 0, y: 10 } });
});

it('cuts an upright hole as long, on the centre, from 0.3 above the button downward', () => {
  const [hole, button] = buttonMarks([10], { diameter: 1.5, column: 0, lie: 'upright' });
  expect(hole).toMatchObject({ kind: 'buttonhole', length: 1.8, angle: -90 });
  expect(hole?.at.x).toBeCloseTo(0, 12);
  expect(hole?.at.y).toBeCloseTo(10.3, 12);
  expect(button).toMatchObject({ kind: 'button', at: { x: 0, y: 10 } });
});
