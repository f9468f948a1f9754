import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GARMENTS, listingOf } from '@/lib/choices/catalogue';
import { rangeOf } from '@/lib/choices/ranges';
import { force } from '@/lib/choices/take-choice';
import { type Creation, chosenSlots, startingCreation, withSize } from './creation';
import { asWanted } from './sizes-aside';
import { take } from './take-value';

/** Every value of every slot but the chosen ones. */
function others({ choices }: Creation): [string, string][] {
  return Object.entries(listingOf(choices.garment).slots).flatMap(([slot, { values }]) =>
    values.filter((value) => value !== choices.options[slot]).map((value): [string, string] => [slot, value]),
  );
}

const takeBack = (creation: Creation, slot: string, value: string) =>
  take(take(creation, slot, value).creation, slot, creation.choices.options[slot] ?? '').creation;

const designOf = ({ choices, setAside, sizesAside }: Creation) => ({ choices, setAside, sizesAside });

/** A creation somebody has worked on: values taken, some by force, and dimensions set by hand. */
const begun = fc
  .record({
    garment: fc.constantFrom(...GARMENTS),
    steps: fc.array(fc.record({ at: fc.nat(), by: fc.double({ min: 0, max: 1, noNaN: true }) }), {
      maxLength: 6,
    }),
  })
  .map(({ garment, steps }) =>
    steps.reduce((creation, { at, by }) => {
      const choices = others(creation);
      const [slot, value] = choices[at % choices.length] ?? ['', ''];
      const { creation: taken } = take(creation, slot, value);
      const sizes = Object.keys(listingOf(garment).sizes);
      const size = sizes[at % sizes.length] ?? '';
      const { min, max } = rangeOf(taken.choices, size);
      return withSize(taken, size, min + by * (max - min));
    }, startingCreation(garment)),
  );

describe('a value chosen and taken back', () => {
  it.each(GARMENTS)('leaves a %s as it was, whatever the value', (garment) => {
    const creation = startingCreation(garment);
    for (const [slot, value] of others(creation))
      expect(takeBack(creation, slot, value), `${slot}: ${value}`).toEqual(creation);
  });

  it('leaves what somebody has worked on as it was', () => {
    fc.assert(
      fc.property(begun, fc.nat(), (creation, at) => {
        const choices = others(creation);
        const [slot, value] = choices[at % choices.length] ?? ['', ''];
        expect(designOf(takeBack(creation, slot, value))).toEqual(designOf(creation));
      }),
      { numRuns: 500 },
    );
  });

  it('brings back what stood by default beside what comes back', () => {
    const buttoned = take(
      take(startingCreation('top'), 'fit', 'very-fitted').creation,
      'opening',
      'front-buttons',
    );
    const worked = withSize(buttoned.creation, 'ease-bust', 3);
    expect(worked.choices.options['back-shaping']).toBe('waist-darts');
    expect(designOf(takeBack(worked, 'opening', 'back-keyhole'))).toEqual(designOf(worked));
  });

  it('brings back what was set by hand after anything else was chosen meanwhile', () => {
    const deep = withSize(startingCreation('dress'), 'neckline-front-depth', 6);
    const funnel = take(deep, 'collar', 'funnel');
    expect(funnel.moved.map(({ size }) => size)).toContain('neckline-front-depth');
    expect(funnel.creation.choices.sizes['neckline-front-depth']).toBe(0);
    const pocketed = take(funnel.creation, 'pockets', 'in-seam').creation;
    const back = take(pocketed, 'collar', 'none').creation;
    expect(back.choices.sizes).toEqual(deep.choices.sizes);
    expect(back.sizesAside).toEqual({});
  });

  it('is what the card of the value shows beforehand', () => {
    fc.assert(
      fc.property(begun, fc.nat(), (creation, at) => {
        const choices = others(creation);
        const [slot, value] = choices[at % choices.length] ?? ['', ''];
        const simple = { ...creation, setAside: {}, tried: undefined };
        expect(force(asWanted(simple), slot, value, chosenSlots(simple)).choices).toEqual(
          take(simple, slot, value).creation.choices,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('no longer brings back a dimension that was set otherwise since', () => {
    const funnel = take(startingCreation('dress'), 'collar', 'funnel').creation;
    const wide = withSize(funnel, 'neckline-front-width', 5.5);
    const back = take(wide, 'collar', 'none').creation;
    expect(back.choices.sizes['neckline-front-width']).toBe(5.5);
    expect(back.choices.sizes['neckline-front-depth']).toBe(2);
  });
});
