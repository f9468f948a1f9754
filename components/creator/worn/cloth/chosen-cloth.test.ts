import { describe, expect, it } from 'vitest';
import { FABRIC_NAMES, FABRICS } from '@/lib/fabrics/fabrics';
import { FIRST_CLOTH, fabricOf, keepCloth, keptCloth } from './chosen-cloth';
import { CLOTH_COLOURS, inksOn } from './colours';
import { PRINTS } from './prints';

/** A storage in memory. */
function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}

describe('the cloth chosen', () => {
  it('is found again', () => {
    const storage = memory();
    const cloth = { fabric: 'denim', colour: 'navy', print: 'check' } as const;
    keepCloth(storage, cloth);
    expect(keptCloth(storage)).toEqual(cloth);
  });

  it('is the first one where nothing or something unknown was kept', () => {
    const storage = memory();
    expect(keptCloth(storage)).toEqual(FIRST_CLOTH);
    storage.setItem('droitfil.worn-cloth', '{"fabric":"felt"}');
    expect(keptCloth(storage)).toEqual(FIRST_CLOTH);
    expect(keptCloth(null)).toEqual(FIRST_CLOTH);
  });

  it('is the usual one of the garment while nothing else is said', () => {
    expect(fabricOf(FIRST_CLOTH, 'jacket')).toBe('gabardine');
  });
});

describe('prints', () => {
  it('show light on dark and dark on light', () => {
    expect(inksOn(CLOTH_COLOURS.white)).not.toEqual(inksOn(CLOTH_COLOURS.navy));
  });

  it('are as large as they are woven', () => {
    const inks = inksOn(CLOTH_COLOURS.white);
    expect(PRINTS.gingham(inks)).toMatchObject({ width: 2, height: 2 });
    for (const print of Object.values(PRINTS)) expect(print(inks).width).toBeGreaterThan(0);
  });
});

describe('fabrics', () => {
  it('stand from the lightest to the heaviest, at least ten of them', () => {
    const weights = FABRIC_NAMES.map((name) => FABRICS[name].weight);
    expect(weights.length).toBeGreaterThanOrEqual(10);
    expect(weights).toEqual([...weights].sort((a, b) => a - b));
  });
});
