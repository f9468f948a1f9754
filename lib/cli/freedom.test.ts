import { describe, expect, it } from 'vitest';
import { GARMENTS, listingOf } from '@/lib/choices/catalogue';
import { measureFreedom, movedOptions } from './freedom';
import { freedomReport } from './freedom-report';

describe('freedom of the choices', () => {
  it('moves about the share of slots asked for, each to a value of its own', () => {
    const { slots } = listingOf('dress');
    const moved = Array.from({ length: 100 }, (_, seed) => movedOptions('dress', 0.45, seed));
    const share = moved.flatMap(Object.keys).length / (100 * Object.keys(slots).length);
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.5);
    for (const [slot, value] of moved.flatMap(Object.entries)) expect(slots[slot]?.values).toContain(value);
  });

  it.each(GARMENTS)('tells of a %s what excludes what, and why a design is not drafted', (garment) => {
    const { excluded, pairs, passed } = measureFreedom(garment, 8);
    expect(excluded).toBeLessThan(0.07 * pairs);
    for (const { asked, drafted, different, reasons } of passed) {
      expect(drafted + reasons.reduce((sum, [, times]) => sum + times, 0)).toBe(asked);
      expect(different).toBeLessThanOrEqual(drafted);
    }
  });

  it('is told in lines to read', () => {
    expect(freedomReport(2)).toMatch(/^\d+ rules, \d+ reasons\ntop: \d+ of \d+ pairs/);
  });
});
