import { carry, type Motion } from '@/lib/geometry/motion';
import { asPairs } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import { edgesAlong } from '@/lib/pattern/find';
import { pointsOf } from '@/lib/pattern/lines';
import type { Piece } from '@/lib/pattern/types';
import { tornFinely } from '../cloth/enlarge-detail';
import { lying, withoutFold } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';

/** A finished strip is so broad beside the slash, cm; so much of a slash is drawn, however long it is. */
const BROAD = 1;
const DRAWN = 4.5;
/** Cloth shown beside the slash and above its end, cm. */
const BESIDE = 6.5;
const ABOVE = 1.5;
/** How far the slash stands open at its foot, to show the strip beneath. */
const OPEN = 1.7;
/** Lines follow their curves this closely, cm. */
const FINE = 0.05;

/** Inside out, folded along the slash: a slanted row across both halves of the strip, from the end of the slash. */
export function foldedAcross(sleeve: Piece, strip: Piece): Shown[] {
  const cloth: Pair[] = [
    [-BESIDE - 1, -DRAWN],
    [0, -DRAWN],
    [0, ABOVE + 1],
    [-BESIDE - 1, ABOVE + 1],
  ];
  const torn = tornFinely(cloth, [-BESIDE, -DRAWN - 1, 1, ABOVE], [-1, -1]);
  const slanted: Pair[] = [
    [0, 0],
    [BROAD, -BROAD],
  ];
  return [
    lying(withoutFold(sleeve), 'wrong', { outline: torn, torn: true, bent: true, sewn: [seam] }),
    lying(withoutFold(strip), 'right', { outline: bar(0, BROAD), bent: true, worked: [slanted] }),
  ];
}

const seam: Pair[] = [
  [-0.06, 0],
  [-0.06, -DRAWN],
];

const bar = (left: number, right: number): Pair[] => [
  [left, -DRAWN],
  [right, -DRAWN],
  [right, 0],
  [left, 0],
];

/** Which side of an upright slash is its front edge, 1 right and -1 left: away from the underarm nearest to it. */
function frontOf(sleeve: Piece, upright: Motion): number {
  const [nearest = -1] = edgesAlong(sleeve, 'underarm')
    .flatMap((edge) => asPairs(pointsOf(edge, FINE)).map((at) => carry(upright, at)[0]))
    .sort((a, b) => Math.abs(a) - Math.abs(b));
  return -Math.sign(nearest);
}

/**
 * From outside the front edge of the slash, its strip folded in, lies over the strip that the other edge keeps: a little
 * open here. `upright` stands the slash on its foot.
 */
export function openFromOutside(sleeve: Piece, strip: Piece, upright: Motion): Scene {
  const front = frontOf(sleeve, upright);
  const at = (line: readonly Pair[]) => line.map(([x, y]): Pair => [x * front, y]);
  const edge: Pair[] = [
    [0, 0],
    [0, -DRAWN],
  ];
  const cloth: Pair[] = [
    [-BESIDE - 1, -DRAWN],
    [-OPEN, -DRAWN],
    ...edge,
    [BESIDE + 1, -DRAWN],
    [BESIDE + 1, ABOVE + 1],
    [-BESIDE - 1, ABOVE + 1],
  ];
  const box = [-BESIDE, -DRAWN - 1, BESIDE, ABOVE] as const;
  const kept: Pair[] = [
    [-OPEN, -DRAWN],
    [-OPEN + BROAD, -DRAWN],
    [0, -BROAD],
    [0, 0],
  ];
  const sleeveOpen = {
    outline: at(tornFinely(cloth, box, [BESIDE / 2, 1])),
    ...{ torn: true, bent: true as const, worked: [at(edge)] },
  };
  const foldedIn = { at: [0, (-2 * DRAWN) / 3] as Pair, direction: [front, 0] as Pair };
  return {
    shown: [
      lying(withoutFold(strip), 'right', { outline: at(kept), bent: true }),
      lying(withoutFold(sleeve), 'right', sleeveOpen),
    ],
    arrows: [foldedIn],
  };
}
