import { describe, expect, it } from 'vitest';
import { distanceToPath } from '@/lib/geometry/closest';
import { smoothThrough } from '@/lib/geometry/fit';
import { flatten } from '@/lib/geometry/flatten';
import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { reversePath } from '@/lib/geometry/path';
import { point } from '@/lib/geometry/point';
import { selfCrossings } from '@/lib/geometry/self-crossings';
import type { Path } from '@/lib/geometry/types';
import { facingEdge } from './facing-edge';

const HEIGHT = 4.5;

/** A lower edge that turns up by some degrees within its last centimetre. */
function turnedUp(degrees: number): Path {
  const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const last = [19.5, 20, 20.5].map((at) => point(at, 0));
  return smoothThrough([point(0, 0), point(10, 0), ...last, point(20.5 + 2 * x, 2 * y)], {
    startDir: point(1, 0),
    endDir: point(x, y),
  });
}

function farthest(of: Path, from: Path): [number, number] {
  const away = Array.from({ length: 41 }, (_, i) => {
    const at = 3 + (i / 40) * (pathLength(of) - 6);
    return distanceToPath(pointAtLength(of, at), from);
  });
  return [Math.min(...away), Math.max(...away)];
}

describe('the upper edge of a hem facing', () => {
  it.each([2, 8, 20, 35])('keeps its height beside a hem that turns by %s° at its end', (degrees) => {
    const hem = turnedUp(degrees);
    const edge = facingEdge(hem, HEIGHT);
    const [least, most] = farthest(edge, hem);
    expect(least).toBeGreaterThan(HEIGHT - 0.1);
    expect(most).toBeLessThan(HEIGHT + 0.5);
    expect(selfCrossings([...flatten(edge), ...flatten(reversePath(hem))])).toEqual([]);
  });
});
