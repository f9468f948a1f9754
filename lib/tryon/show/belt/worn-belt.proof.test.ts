import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { wornBelt } from '@/lib/pattern/worn/belt';
import { triedOn } from '@/lib/testing/drafting/tried-on';
import { belter } from './worn-belt';

const extentOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

describe('a belt on a garment that hangs', () => {
  it.each([
    ['dress', { belt: 'tie', 'waist-seam': 'natural' }],
    ['dress', { belt: 'buckle', opening: 'front-buttons' }],
    ['jacket', { belt: 'tie' }],
  ] as const)('goes round the waist, level, and holds as much as it is long (%s, %o)', (garment, options) => {
    const choices = completeChoices(garment, options, {});
    const draft = drawDraft(choices, STANDARD_SIZES['44']);
    const worn = triedOn(choices, '44');
    const belt = wornBelt(measureDraft(draft));
    const { patches, seams } = belter(worn.cloth)(worn.positions);
    const [band, ...ends] = patches;
    const middle = band?.rows[1] ?? [];
    const around = middle
      .slice(1)
      .reduce((sum, p, i) => sum + Math.hypot(...p.map((v, k) => v - (middle[i]?.[k] as number))), 0);
    expect(around).toBeGreaterThan(draft.body.waistCircumference - 2);
    expect(around).toBeLessThan(belt?.length ?? 0);
    expect(extentOf(middle.map(([, y]) => y))).toBeLessThan(6);
    const below = band?.rows[0]?.[0]?.[1] ?? 0;
    expect((band?.rows.at(-1)?.[0]?.[1] ?? 0) - below).toBeCloseTo(belt?.width ?? 0, 5);
    // Two lines a loop.
    expect(seams.length).toBeGreaterThanOrEqual(8);
    if (belt?.closes !== 'tie') return expect(ends).toEqual([]);
    const fallen = ends.slice(0, 2).map(({ rows }) => extentOf(rows.flat().map(([, y]) => y)));
    // What is left beside the ring and the knot falls at both sides; it leans a little, so it ends a little higher.
    for (const fall of fallen) expect(fall).toBeCloseTo(((belt?.length ?? 0) - around - 14) / 2, -1);
  });
});
