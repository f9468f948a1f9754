import { describe, expect, it } from 'vitest';
import { listingOf } from '@/lib/choices/catalogue';
import { movedOptions } from './freedom';
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

  it('is told in lines to read', () => {
    expect(freedomReport(2)).toMatch(/^\d+ rules, \d+ reasons\ntop: \d+ of \d+ pairs/);
  });
});
