import { describe, expect, it } from 'vitest';
import { completeChoices, defaultChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { endOf, startOf } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pathOf } from '@/lib/pattern/lines';
import type { Edge } from '@/lib/pattern/types';
import { withoutVentLaps } from './vent-laps';

const dress = (options: Readonly<Record<string, string>>) =>
  drawDraft(completeChoices('dress', { 'side-slit': 'back-vent', ...options }, {}), STANDARD_SIZES['48']);

describe('a back with a vent', () => {
  it.each([
    ['plain', dress({})],
    ['lined', dress({ inside: 'lining' })],
    ['in panels', dress({ 'bust-shaping': 'princess-shoulder' })],
  ] as const)('ends at the centre, without its lap: %s', (_, draft) => {
    const { pieces, seams } = withoutVentLaps(draft);
    expect(seams.map(({ operation }) => operation)).not.toContain('sew-vent');
    const [edges, ...others] = pieces.flatMap(({ material, edges }) =>
      material === 'shell' && edges.some(({ line }) => line === 'vent') ? [edges] : [],
    ) as [readonly Edge[], ...unknown[]];
    expect(others).toEqual([]);
    expect(edges.map(({ line }) => line)).not.toContain('vent-top');
    edges.forEach((edge, i) => {
      const before = edges.at(i - 1) as Edge;
      expect(distance(endOf(pathOf(before)), startOf(pathOf(edge)))).toBeLessThan(0.01);
    });
  });

  it('is any other draft as it is', () => {
    const draft = drawDraft(defaultChoices('top'), STANDARD_SIZES['48']);
    expect(withoutVentLaps(draft)).toBe(draft);
  });
});
