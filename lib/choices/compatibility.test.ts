import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, GARMENTS, listingOf } from './catalogue';
import { conflicts } from './compatibility';
import { completeChoices, defaultChoices } from './defaults';
import { parseChoices } from './parse';
import { complexityPrice, PRICE_STEPS } from './price';
import { isActive } from './ranges';
import { backNeckline } from './slots/neckline-back';
import { frontNeckline } from './slots/neckline-front';
import { availability, force } from './take-choice';
import type { Choices, Garment } from './types';

const garment = fc.constantFrom(...GARMENTS);

const pick = (of: Garment) => {
  const steps = Object.entries(listingOf(of).slots).flatMap(([slot, { values }]) =>
    values.map((value) => [slot, value] as const),
  );
  return fc.array(fc.constantFrom(...steps), { maxLength: 12 }).map((moves) => ({ of, moves }));
};

function reached({ of, moves }: { of: Garment; moves: readonly (readonly [string, string])[] }): Choices {
  return moves.reduce((choices, [slot, value]) => force(choices, slot, value).choices, defaultChoices(of));
}

describe('compatibility', () => {
  it.each(GARMENTS)('offers a %s that stands as it is', (of) => {
    expect(conflicts(defaultChoices(of))).toEqual([]);
  });

  it('reaches every value from any valid choice, and stays valid', () => {
    fc.assert(
      fc.property(garment.chain(pick), (walk) => {
        const from = reached(walk);
        for (const [slot, { values }] of Object.entries(listingOf(walk.of).slots)) {
          for (const value of values) {
            const { choices } = force(from, slot, value);
            expect(choices.options[slot]).toBe(value);
            expect(conflicts(choices)).toEqual([]);
            expect(parseChoices(choices)).toEqual(choices);
          }
        }
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('says what a forced value switches off, why, and what it becomes', () => {
    const { choices, switchedOff } = force(defaultChoices('top'), 'bust-shaping', 'waist-dart');
    expect(choices.options.length).toBe('waist');
    expect(switchedOff).toEqual([
      { slot: 'length', value: 'hip', reason: 'waist-dart-needs-waist-edge', nearest: 'waist' },
    ]);
  });

  it('keeps a neckline unasked beside a lapel chosen with it, and ends one that was only offered', () => {
    const said = { collar: 'notched', 'neckline-front': 'square', opening: 'front-buttons' } as const;
    expect(conflicts(completeChoices('top', said, {}))).toEqual([]);
    expect(completeChoices('top', said, {}).options).toMatchObject(said);
    expect(frontNeckline(said)).toBe('v');
    const behind = { ...said, 'neckline-back': 'square' } as const;
    expect(conflicts(completeChoices('top', behind, {}))).toEqual([]);
    expect(backNeckline(behind)).toBe('round');
    const { switchedOff } = force(defaultChoices('jacket'), 'neckline-front', 'round');
    expect(switchedOff).toEqual([
      { slot: 'collar', value: 'notched', reason: 'lapel-brings-neckline', nearest: 'shirt' },
    ]);
    expect(force(defaultChoices('jacket'), 'neckline-front', 'v').switchedOff).toEqual([]);
  });

  it('marks the values that would cost something', () => {
    const hooded = force(defaultChoices('top'), 'collar', 'hood').choices;
    const opening = availability(hooded, 'opening');
    const free = Object.fromEntries(opening.map(({ value, available }) => [value, available]));
    expect(free).toMatchObject({
      none: true,
      'back-keyhole': false,
      'back-zip': false,
      'front-buttons': true,
    });
  });

  it('never takes a waist seam away because of what is chosen for the skirt below it', () => {
    const seamed = force(defaultChoices('dress'), 'waist-seam', 'natural').choices;
    for (const { value, switchesOff } of availability(seamed, 'skirt')) {
      expect({ value, slots: switchesOff.map(({ slot }) => slot) }).not.toMatchObject({
        slots: expect.arrayContaining(['waist-seam']),
      });
    }
  });

  it('names only slots and values that exist, in every rule and condition', () => {
    for (const { when, excludes } of CATALOGUE.rules) {
      for (const [slot, values] of [...Object.entries(when), ...Object.entries(excludes)]) {
        for (const value of values) expect(CATALOGUE.values).toHaveProperty([`${slot}/${value}`]);
      }
    }
  });
});

describe('price by complexity', () => {
  it('stays on the steps', () => {
    fc.assert(
      fc.property(garment.chain(pick), (walk) => {
        expect(PRICE_STEPS).toContain(complexityPrice(reached(walk)));
      }),
      { numRuns: 50, seed: 11 },
    );
  });
});

it('asks for no hem where a ruffle hangs from the lower edge, whatever was chosen of it', () => {
  const faced = completeChoices('top', { ruffle: 'hem', hem: 'faced' }, {});
  expect(conflicts(faced)).toEqual([]);
  expect(isActive(faced, 'hem')).toBe(false);
  expect(isActive(defaultChoices('jacket'), 'hem')).toBe(true);
});
