import { describe, expect, it } from 'vitest';
import { extremeBodies, sampleBodies, surveyBodies } from './bodies';

describe('test bodies', () => {
  it('reads every row of both files', () => {
    expect(surveyBodies()).toHaveLength(2097);
    expect(extremeBodies()).toHaveLength(150);
    expect(surveyBodies()[0]?.body.armLength).toBe(51.3);
  });

  it('samples the same different women for the same seed', () => {
    const rows = sampleBodies(300).map(({ row }) => row);
    expect(new Set(rows).size).toBe(300);
    expect(sampleBodies(300).map(({ row }) => row)).toEqual(rows);
    expect(sampleBodies(300, 2).map(({ row }) => row)).not.toEqual(rows);
  });
});
