import fc from 'fast-check';
import { cubicWithTangents } from '@/lib/geometry/fit';
import { path } from '@/lib/geometry/path';
import { point, polar } from '@/lib/geometry/point';
import { cubic, line } from '@/lib/geometry/segment';
import type { Cubic, Path, Point, Segment } from '@/lib/geometry/types';

/** Values for property tests: points and curves of the size of a garment. Test data. */
export const anyPoint: fc.Arbitrary<Point> = fc
  .tuple(fc.double({ min: -60, max: 60, noNaN: true }), fc.double({ min: -60, max: 120, noNaN: true }))
  .map(([x, y]) => point(x, y));

export const anyDegrees = fc.double({ min: -180, max: 180, noNaN: true });

interface Stroke {
  readonly heading: number;
  readonly size: number;
  /** Handles as shares of the way along the chord, and cm beside it; none for a straight line. */
  readonly handles?: readonly [number, number, number, number];
}

const beside = fc.double({ min: -30, max: 30, noNaN: true });

const straightStroke: fc.Arbitrary<Stroke> = fc.record({
  heading: anyDegrees,
  size: fc.double({ min: 0.5, max: 60, noNaN: true }),
});

// The handles lie in order along the chord: bent as hard as one likes, but never turning on the spot.
const curvedStroke: fc.Arbitrary<Stroke> = fc.record({
  heading: anyDegrees,
  size: fc.double({ min: 2, max: 60, noNaN: true }),
  handles: fc
    .tuple(
      fc.double({ min: 0.08, max: 0.45, noNaN: true }),
      beside,
      fc.double({ min: 0.55, max: 0.92, noNaN: true }),
      beside,
    )
    .map(([along1, off1, along2, off2]) => [along1, off1, along2, off2] as const),
});

function drawn(a: Point, { heading, size, handles }: Stroke): Segment {
  const b = polar(a, heading, size);
  if (!handles) return line(a, b);
  const [along1, off1, along2, off2] = handles;
  const at = (along: number, off: number) => polar(polar(a, heading, along * size), heading + 90, off);
  return cubic(a, at(along1, off1), at(along2, off2), b);
}

/** Nearly any cubic: inflections and hairpins included. */
export const wildCubic: fc.Arbitrary<Cubic> = fc
  .tuple(anyPoint, curvedStroke)
  .map(([a, stroke]) => drawn(a, stroke) as Cubic);

/** A curve as a pattern has them: turns by at most a quarter on either end of its chord. */
export const fairCubic: fc.Arbitrary<Cubic> = fc
  .tuple(
    anyPoint,
    anyDegrees,
    fc.double({ min: 4, max: 50, noNaN: true }),
    fc.double({ min: -45, max: 45, noNaN: true }),
    fc.double({ min: -45, max: 45, noNaN: true }),
  )
  .map(([a, heading, size, leave, arrive]) => {
    const b = polar(a, heading, size);
    const towards = (degrees: number) => polar(point(0, 0), heading + degrees, 1);
    return cubicWithTangents(a, towards(leave), b, towards(arrive));
  });

/** One to four segments end to end, with corners between them. */
export const wildPath: fc.Arbitrary<Path> = fc
  .tuple(anyPoint, fc.array(fc.oneof(straightStroke, curvedStroke), { minLength: 1, maxLength: 4 }))
  .map(([start, strokes]) => {
    const segments: Segment[] = [];
    for (const stroke of strokes) segments.push(drawn(segments.at(-1)?.b ?? start, stroke));
    return path(...segments);
  });
