import { describe, expect, it } from 'vitest';
import { spend, timeSpent } from './visit-time';

function storage(start: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(start));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}

const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
} as unknown as Storage;

describe('time spent as a visitor', () => {
  it('adds up over reloads and over tabs', () => {
    const kept = storage();
    expect(timeSpent(kept)).toBe(0);
    const first = spend(kept, 0, 5_000);
    expect(spend(kept, 0, 5_000)).toBe(10_000);
    expect(spend(kept, first, 5_000)).toBe(15_000);
    expect(timeSpent(kept)).toBe(15_000);
  });

  it('goes on in the page when the browser keeps nothing', () => {
    expect(spend(null, spend(null, 0, 5_000), 5_000)).toBe(10_000);
    expect(spend(full, 5_000, 5_000)).toBe(10_000);
  });

  it('takes nonsense for a first visit', () => {
    expect(timeSpent(storage({ 'droitfil.visit': '-12' }))).toBe(0);
    expect(timeSpent(storage({ 'droitfil.visit': 'soon' }))).toBe(0);
  });
});
