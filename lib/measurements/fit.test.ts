import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Correction, changesOf, correctBody, DIRECTIONS, FINDING_NAMES } from './fit';
import { MEASUREMENTS } from './names';
import { STANDARD_SIZES } from './standard-sizes';

const body = STANDARD_SIZES['40'];
const correction: fc.Arbitrary<Correction> = fc.record({
  finding: fc.constantFrom(...FINDING_NAMES),
  direction: fc.constantFrom(...DIRECTIONS),
  cm: fc.integer({ min: 3, max: 60 }).map((millimetres) => millimetres / 10),
});
const opposite = (given: Correction): Correction => {
  return { ...given, direction: given.direction === 'more' ? 'less' : 'more' };
};

describe('corrections after sewing', () => {
  it('read what the cloth showed as a measurement', () => {
    expect(changesOf({ finding: 'back-length', direction: 'less', cm: 1.5 })).toEqual([
      { measurement: 'backHeight', by: -1.5 },
    ]);
    // Half a centimetre pinched at each armhole is a whole one across the back.
    expect(changesOf({ finding: 'back-armhole', direction: 'less', cm: 0.5 })).toEqual([
      { measurement: 'backWidth', by: -1 },
    ]);
    expect(changesOf({ finding: 'belly', direction: 'more', cm: 2 })).toEqual([
      { measurement: 'waistCircumference', by: 2 },
      { measurement: 'hipCircumference', by: 1 },
    ]);
  });

  it('leave a body without any as it is', () => {
    expect(correctBody(body, [])).toEqual(body);
  });

  it('can be taken back, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(correction, { maxLength: 8 }), (given) => {
        const undone = [...given.map(opposite), ...given];
        const back = correctBody(body, undone);
        for (const name of MEASUREMENTS) expect(back[name]).toBeCloseTo(body[name], 9);
      }),
    );
  });

  it('change the body by exactly what their total says', () => {
    fc.assert(
      fc.property(fc.array(correction, { maxLength: 8 }), (given) => {
        const corrected = correctBody(body, given);
        const changes = given.flatMap(changesOf);
        for (const name of MEASUREMENTS) {
          const own = changes.filter(({ measurement }) => measurement === name);
          const total = own.reduce((sum, { by }) => sum + by, 0);
          expect(corrected[name] - body[name]).toBeCloseTo(total, 9);
        }
      }),
    );
  });
});
