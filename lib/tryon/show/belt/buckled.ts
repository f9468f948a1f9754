import type { Place } from '../../body/place';
import { raised, uprightOn } from './band';
import type { Drawn } from './patch';
import type { Ring } from './ring';

/** A buckle stands over the belt above and below by so much, cm, and is so wide for its height. */
const BUCKLE = { over: 0.5, wide: 0.8, before: 0.6 };
/** The end of the belt lies so far to her left of the buckle, cm. */
const END = 14;

/** The buckle of a belt so wide in the middle of the front, and the end that went through it, as lines. */
export function buckledEnd(ring: Ring, width: number): Drawn {
  const [, y, z] = ring.at(0);
  const [high, wide] = [width / 2 + BUCKLE.over, BUCKLE.wide * (width / 2 + BUCKLE.over)];
  const corner = (x: number, up: number): Place => raised([x, y, z + BUCKLE.before], up);
  const frame = [corner(-wide, -high), corner(wide, -high), corner(wide, high), corner(-wide, high)];
  const tongue = [corner(-wide, 0), corner(wide, 0)];
  const end = uprightOn(ring, END / ring.length, width / 2);
  const tip = uprightOn(ring, (END + width / 2) / ring.length, 0);
  return {
    patches: [],
    edges: [[...frame, frame[0] as Place], tongue, [end[0], tip[0], end[1]] as Place[]],
    seams: [],
  };
}
