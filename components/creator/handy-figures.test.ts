import { describe, expect, it } from 'vitest';
import { handyFigures } from './handy-figures';

describe('the figures of a notice', () => {
  it('are said to the half centimetre', () => {
    expect(handyFigures({ width: 1.125, depth: 14.25 })).toEqual({ width: 1, depth: 14.5 });
  });

  it('are finer where the half would say nothing, or the same of two', () => {
    expect(handyFigures({ by: 0.34 })).toEqual({ by: 0.3 });
    expect(handyFigures({ asked: 10, used: 9.83 })).toEqual({ asked: 10, used: 9.8 });
    expect(handyFigures({ asked: 10, used: 9.98 })).toEqual({ asked: 10, used: 9.98 });
  });

  it('leave alone what is none, what was set to the millimetre, and words', () => {
    const figures = { asked: 7.3, used: 4.26, hips: 0, side: 'front' };
    expect(handyFigures(figures)).toEqual({ ...figures, used: 4.5 });
  });
});
