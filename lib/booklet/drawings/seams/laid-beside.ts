import type { Pair } from '@/lib/pattern/types';
import { inkPoint } from '../ink/ink-point';
import { contains } from '../plane/contains';
import { placeOn } from '../plane/place-on';
import { carry, type Motion } from '../plane/rigid';
import { facing } from './apart';
import { type Laid, type Meeting, shapesOf } from './meeting';

/** Edges that both swell out, over the hips, touch there and gape elsewhere: that much apart the seam is still read, cm. */
const GAPES = [0, 1, 2, 3];

/** As near to the other as both pieces can be seen; undefined where one would hide the other all the same. */
export function laidBeside(meeting: Meeting): Motion | undefined {
  const { a, b } = meeting;
  return GAPES.map((air) => facing(meeting, air)).find((motion) => !covers(a, b, motion));
}

/** A curve laid open along its chord may put much of one piece over the other: then the seam cannot be seen. */
const HIDDEN = 0.3;
const PLACES = 60;
/** Places are looked at a little inside the edge, so that edges that touch do not count. */
const INSIDE = 0.85;

function covers(a: readonly Laid[], b: readonly Laid[], motion: Motion): boolean {
  const over = shapesOf(a);
  return shapesOf(b).some((shape) => {
    const under = shape.map((point) => carry(motion, point));
    const [x, y] = inkPoint(under);
    const places = Array.from({ length: PLACES }, (_, i) => placeOn(under, i / PLACES).at);
    const inside = places.map((at): Pair => [x + (at[0] - x) * INSIDE, y + (at[1] - y) * INSIDE]);
    const covered = inside.filter((at) => over.some((other) => contains(other, at)));
    return covered.length > HIDDEN * PLACES;
  });
}
