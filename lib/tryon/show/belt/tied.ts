import type { Place } from '../../body/place';
import type { Drawn, Patch } from './patch';
import type { Ring } from './ring';

/** A knot takes so much of the belt, cm, and stands so far before it; it is tied so far to her left of the middle. */
const KNOT = { takes: 14, before: 1.1, aside: 1.5, wide: 0.62, high: 0.6, places: 7 };
/** Both ends fall so far apart, as shares of how far they fall; in the knot they are drawn together to this share. */
const END = { lean: [-0.1, 0.16], drawn: 0.8, step: 2, offCloth: 0.4 };

/** How far forward the cloth reaches at so far to her left and so high; undefined beside or below it. */
export type FrontOf = (x: number, y: number) => number | undefined;

/** The knot of a belt so long and so wide, and both its ends, which fall before the cloth. */
export function tiedEnds(
  ring: Ring,
  { length, width }: { length: number; width: number },
  front: FrontOf,
): Drawn {
  const [, y, z] = ring.at(0);
  const knot: Place = [KNOT.aside, y, z];
  const fall = Math.max(0, (length - ring.length - KNOT.takes) / 2);
  const ends = END.lean.map((lean) => endPatch(knot, lean, fall, width, front));
  const patches = [...ends, knotPatch(knot, width)];
  return { patches, edges: patches.map(({ rows }) => outlineOf(rows)), seams: [] };
}

function knotPatch([x, y, z]: Place, width: number): Patch {
  const steps = Array.from({ length: KNOT.places }, (_, i) => (2 * i) / (KNOT.places - 1) - 1);
  const round = (u: number) => Math.sqrt(Math.max(0, 1 - u * u));
  const rows = steps.map((v) =>
    steps.map(
      (u): Place => [
        x + u * KNOT.wide * width * (0.75 + 0.25 * round(v)),
        y + v * KNOT.high * width,
        z + KNOT.before * round(u) * (0.5 + 0.5 * round(v)),
      ],
    ),
  );
  return { rows, onBolt: (r, c) => [(steps[c] as number) * width, (steps[r] as number) * width] };
}

/** Plumb from the knot, pushed forward by what stands out below it. */
function endPatch([x, y, z]: Place, lean: number, fall: number, width: number, front: FrontOf): Patch {
  // It falls no farther than to the floor.
  const whole = Math.min(fall, y);
  const count = Math.max(1, Math.round(whole / END.step));
  let before = z + KNOT.before / 2;
  const rows = Array.from({ length: count + 1 }, (_, i): Place[] => {
    const down = (i * whole) / count;
    const half = (width / 2) * (END.drawn + (1 - END.drawn) * Math.min(1, down / 10));
    const middle = x + lean * down;
    before = Math.max(before, (front(middle, y - down) ?? Number.NEGATIVE_INFINITY) + END.offCloth);
    // The ends are cut on a slant.
    const slant = i === count ? (Math.sign(lean) * width) / 4 : 0;
    return [-1, 0, 1].map((side): Place => [middle + side * half, y - down + side * slant, before]);
  });
  return {
    rows: rows.reverse(),
    onBolt: (r, c) => [((c - 1) * width) / 2, ((count - r) * whole) / count],
  };
}

const outlineOf = (rows: readonly (readonly Place[])[]): Place[] => {
  const last = (rows[0]?.length ?? 1) - 1;
  const side = (c: number) => rows.map((row) => row[c] as Place);
  return [
    ...(rows[0] ?? []),
    ...side(last).slice(1),
    ...[...(rows.at(-1) ?? [])].reverse(),
    ...side(0).reverse(),
  ];
};
