import { describe, expect, it } from 'vitest';
import { GARMENTS } from '@/lib/choices/catalogue';
import { measureFreedom } from './freedom';

describe('freedom of the choices', () => {
  it.each(GARMENTS)('tells of a %s what excludes what, and why a design is not drafted', (garment) => {
    const { excluded, pairs, passed } = measureFreedom(garment, 8);
    expect(excluded).toBeLessThan(0.07 * pairs);
    for (const { asked, drafted, different, reasons } of passed) {
      expect(drafted + reasons.reduce((sum, [, times]) => sum + times, 0)).toBe(asked);
      expect(different).toBeLessThanOrEqual(drafted);
    }
  });
});
