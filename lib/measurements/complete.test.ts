import { describe, expect, it } from 'vitest';
import { completeBody } from './complete';
import { ESSENTIAL, MEASUREMENTS, type Measured, RECOMMENDED } from './names';
import { STANDARD_SIZES } from './standard-sizes';

const size38 = STANDARD_SIZES['38'];
const essentials = Object.fromEntries(ESSENTIAL.map((name) => [name, size38[name]])) as unknown as Measured;

describe('completing a body', () => {
  it('keeps every measured value and says nothing was estimated', () => {
    expect(completeBody(size38)).toEqual({ body: size38, estimated: [] });
  });

  it('estimates the recommended ones near the chart when only the essentials are known', () => {
    const { body, estimated } = completeBody(essentials);
    expect(estimated).toEqual([...RECOMMENDED]);
    expect(Object.keys(body)).toEqual([...MEASUREMENTS]);
    expect(Math.abs(body.bicepsCircumference - size38.bicepsCircumference)).toBeLessThan(2);
    expect(Math.abs(body.underbustCircumference - size38.underbustCircumference)).toBeLessThan(3);
    expect(Math.abs(body.waistToFloor - size38.waistToFloor)).toBeLessThan(3);
  });

  it('reads one height from the floor off the other', () => {
    const { body } = completeBody({ ...essentials, waistToFloor: 120 });
    expect(120 - body.hipsToFloor).toBeGreaterThan(12);
    expect(120 - body.hipsToFloor).toBeLessThan(24);
  });
});
