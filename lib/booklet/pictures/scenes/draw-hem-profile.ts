import { parallel } from '@/lib/geometry/polyline/parallel';
import type { Pair } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import { lying, withoutFold } from '../cloth/lay-piece';
import type { Shown } from '../cloth/scene';

/** Heights above the fold of a hem: of its edge, of the seam of its lining, of the fold of that, and as far as is seen, cm. */
interface Profile {
  readonly shell: Piece;
  readonly lining: Piece;
  readonly depth: number;
  readonly seam: number;
  readonly fold: number;
  readonly top: number;
}

/** Layers cut through are drawn so thick, and stand so far from each other, cm: larger than life, to be told apart. */
const THICK = 0.24;
const AIR = 0.75;
const CLOSE = 0.32;
/** Corners of a fold. */
const ROUND = 8;

type Line = readonly Pair[];

/** A lined hem cut through, from outside to inside: the garment turned up, the lining down from its edge and up again. */
export function hemProfile(profile: Profile, left: number): Shown[] {
  const { depth, seam, fold, top } = profile;
  const down = left + AIR + CLOSE;
  const up = down + AIR;
  const lining: Line = [[down, depth], ...turn(down, up, fold), [up, top]];
  return cutThrough(profile, left, { lining, seam, reach: down + CLOSE });
}

/** So much of an allowance is turned under, cm, and so wide a lining bends over where it is not pressed. */
const TUCKED = 0.8;
const OVER = 0.55;

/**
 * The same sewn along its folded edge: the allowance up behind it, the lining up from there to its crest, down over the
 * stitches and up again.
 */
export function tuckedProfile(profile: Profile & { readonly crest: number }, left: number): Shown[] {
  const { seam, fold, top, crest } = profile;
  const tucked = left + AIR + CLOSE;
  const face = tucked + CLOSE;
  const [down, up] = [face + OVER, face + OVER + AIR];
  const over = turn(face, down, -crest).map(([x, y]): Pair => [x, -y]);
  const lining: Line = [
    ...([[tucked, seam + TUCKED], ...turn(tucked, face, seam)] as Pair[]),
    ...over,
    ...([...turn(down, up, fold), [up, top]] as Pair[]),
  ];
  return cutThrough(profile, left, { lining, seam: seam + THICK, reach: tucked + CLOSE / 2 });
}

/** Where the lining runs, and the height of the stitches that hold it to the hem and how far they reach. */
interface Held {
  readonly lining: Line;
  readonly seam: number;
  readonly reach: number;
}

function cutThrough({ shell, lining, depth, top }: Profile, left: number, held: Held): Shown[] {
  const hem = left + AIR;
  const layers: readonly (readonly [Piece, Line])[] = [
    [shell, [[left, top], ...turn(left, hem, 0), [hem, depth]]],
    [lining, held.lining],
  ];
  const stitched: Line = [
    [hem - CLOSE, held.seam],
    [held.reach, held.seam],
  ];
  return layers.map(([piece, line], i) =>
    lying(withoutFold(piece), 'right', {
      ...{ outline: ribbon(line), bent: true as const, unnamed: true as const },
      worked: i === layers.length - 1 ? [stitched] : [],
    }),
  );
}

/** Round from one height to another beside it, its lowest place at a level. */
function turn(from: number, to: number, level: number): Pair[] {
  const [middle, radius] = [(from + to) / 2, (to - from) / 2];
  return Array.from({ length: ROUND + 1 }, (_, i): Pair => {
    const angle = Math.PI * (1 + i / ROUND);
    return [middle + radius * Math.cos(angle), level + radius * (1 + Math.sin(angle))];
  });
}

const ribbon = (line: Line): Pair[] => [
  ...parallel(line, THICK / 2),
  ...parallel(line, -THICK / 2).reverse(),
];
