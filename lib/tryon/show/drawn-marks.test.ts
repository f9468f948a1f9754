import { describe, expect, it } from 'vitest';
import { measuredDesign } from '@/lib/testing/drafting/design';
import { clothOf } from '@/lib/tryon/cloth/cloth';
import { marksOf, placedOn } from './drawn-marks';

const marksOn = (...design: Parameters<typeof measuredDesign>) => {
  const cloth = clothOf(measuredDesign(...design), 3);
  // On the flat, a garment lies where it was cut.
  const flat = Array.from(cloth.flat).flatMap((_, i, all) =>
    i % 2 ? [all[i - 1] as number, all[i] as number, 0] : [],
  );
  return placedOn(marksOf(cloth), flat);
};

const spanOf = (line: readonly (readonly number[])[], axis: number) => {
  const values = line.map((p) => p[axis] as number);
  return Math.max(...values) - Math.min(...values);
};

describe('what is drawn on a garment that hangs', () => {
  it('are patch pockets on both sides, as large as they are cut', () => {
    const pockets = marksOn('top', { pockets: 'patch' }).filter((line) => spanOf(line, 0) > 10);
    expect(pockets.length).toBe(2);
    const middles = pockets.map((line) => line.reduce((sum, [x = 0]) => sum + x, 0) / line.length);
    expect((middles[0] as number) + (middles[1] as number)).toBeCloseTo(0, 3);
  });

  it('are flaps below their mouths', () => {
    const lines = marksOn('jacket', { pockets: 'flap' });
    const deep = lines.filter((line) => Math.abs(spanOf(line, 1) - 6.3) < 1.5 && spanOf(line, 0) > 10);
    expect(deep.length).toBe(2);
  });

  it('are buttons, once each, on the half that lies over', () => {
    const design = measuredDesign('top', { opening: 'front-buttons' });
    const buttons = design.piece('front')?.piece.marks.filter(({ kind }) => kind === 'button') ?? [];
    const round = marksOn('top', { opening: 'front-buttons' }).filter((line) => line.length === 9);
    expect(buttons.length).toBeGreaterThan(3);
    expect(round.length).toBe(buttons.length);
    for (const line of round) expect(spanOf(line, 0)).toBeCloseTo(1.2, 2);
  });
});
