import { describe, expect, it } from 'vitest';
import { polyline } from '@/lib/geometry/path';
import { point } from '@/lib/geometry/point';
import { cutLine } from './cut-line';
import { smoothRuns } from './runs';
import type { FinishEdge } from './types';

const side = (id: string, from: number, to: number, allowance = 1.5): FinishEdge => ({
  id,
  role: 'seam',
  allowance,
  path: polyline(point(10, from), point(10, to)),
});
const rest: FinishEdge[] = [
  { id: 'top', role: 'seam', allowance: 1, path: polyline(point(10, 20), point(0, 20)) },
  { id: 'fold', role: 'fold', allowance: 0, path: polyline(point(0, 20), point(0, 0)) },
  { id: 'hem', role: 'hem', allowance: 3, path: polyline(point(0, 0), point(10, 0)) },
];

describe('edges that run on into each other', () => {
  it('are one, whatever parts how they are sewn', () => {
    const runs = smoothRuns([side('side', 0, 12), { ...side('zip', 12, 20), role: 'finished' }, ...rest]);
    expect(runs.map(({ id }) => id)).toEqual(['side', 'top', 'fold', 'hem']);
    expect(cutLine([side('side', 0, 12), side('zip', 12, 20), ...rest])).toEqual(
      cutLine([side('side', 0, 20), ...rest]),
    );
  });

  it('stay two where one is cut wider, or where they turn', () => {
    expect(smoothRuns([side('side', 0, 12), side('zip', 12, 20, 2.54), ...rest])).toHaveLength(5);
    const leaning: FinishEdge = { ...side('side', 12, 20), path: polyline(point(10, 12), point(10.5, 20)) };
    expect(smoothRuns([side('lower', 0, 12), leaning])).toHaveLength(2);
  });
});
