import { collapse } from './collapse';
import type { Field, Triangle } from './figure';
import { edgeLoop, within } from './region';

type Quad = readonly number[];

/** Rings of edges at the ends of the figure: the cut through the neck, and where hand and foot begin. */
const NECK = [809, 7518] as const;
const WRIST = [10578, 10579] as const;
const ANKLE = [11447, 11416] as const;
/** Vertices a hand and a foot are left with. */
const LEFT = { hand: 110, foot: 110 };

export interface Shell {
  readonly triangles: readonly Triangle[];
  /** The rim of the neck's cut, from one end on the middle plane to the other. */
  readonly rim: readonly number[];
}

const verticesOf = (faces: readonly (readonly number[])[]) => new Set(faces.flat());

function halves(base: Field, [a, b, c, d]: Quad): Triangle[] {
  const [p, q, r, s] = [a, b, c, d] as [number, number, number, number];
  const span = (v: number, w: number) =>
    [0, 1, 2].reduce((sum, i) => sum + ((base[v * 3 + i] as number) - (base[w * 3 + i] as number)) ** 2, 0);
  return span(p, r) <= span(q, s)
    ? [
        [p, q, r],
        [p, r, s],
      ]
    : [
        [p, q, s],
        [q, r, s],
      ];
}

/** The left half of the body without its head, with hands and feet of few faces. */
export function makeShell(quads: readonly Quad[], base: Field, seed: number): Shell {
  const rim = edgeLoop(quads, ...NECK);
  const body = within(quads, seed, [rim]);
  const all = verticesOf(body);
  const beyond = (ring: readonly [number, number]) => {
    const kept = verticesOf(within(body, seed, [edgeLoop(body, ...ring)]));
    return new Set([...all].filter((v) => !kept.has(v)));
  };
  const triangles = body.flatMap((quad) => halves(base, quad));
  const [hand, foot] = [beyond(WRIST), beyond(ANKLE)];
  const withHand = collapse(base, triangles, hand, hand.size - LEFT.hand);
  return { triangles: collapse(base, withHand, foot, foot.size - LEFT.foot), rim };
}
