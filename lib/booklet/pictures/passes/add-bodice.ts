import { composeMotions, invertMotion, type Motion } from '@/lib/geometry/motion';
import { dot } from '@/lib/geometry/point';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import type { OperationName } from '@/lib/operations/names';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { type Corner, cornerAt, type SeamView, type Side, type Step } from '@/lib/pattern/seam-view';
import type { Scene, Shown } from '../cloth/scene';
import type { Laid } from '../cloth/walk-seam';
import { besideEachOther } from '../seams/chain-panels';
import type { Moment } from './pass';

/** Seams that hold a skirt to its bodice: the skirt on the first side. */
const WAISTS: readonly OperationName[] = ['join-skirt', 'gather-skirt'];

/** A skirt sewn to its bodice before, of which a seam runs up to the waist, lies there with it: their centre is one. */
export function addBodice(scene: Scene, { book, job }: Moment): Scene {
  const { stage, seams: own } = job;
  const sewn = book.measured.seams.filter(
    ({ seam }) => WAISTS.includes(seam.operation) && seam.stage < stage,
  );
  const here = new Set(scene.shown.map(({ piece }) => piece.id));
  const worked = own.flatMap(({ a, b }) => [...a.steps, ...b.steps]);
  return {
    ...scene,
    shown: scene.shown.flatMap((shown) => [
      shown,
      ...sewn
        .flatMap((waist) => bodiceOf(shown, waist, worked))
        .filter(({ piece }) => !here.has(piece.id))
        .slice(0, 1),
    ]),
  };
}

function bodiceOf(shown: Shown, { a, b }: SeamView, worked: readonly Step[]): Shown[] {
  if (shown.outline || shown.bent) return [];
  const own = worked.filter(({ piece }) => piece.id === shown.piece.id).map(({ edge }) => edge);
  return (['origin', 'finish'] as const).flatMap((end) => {
    const [skirt, bodice] = [cornerAt(a, end), cornerAt(b, end)];
    if (!skirt || !bodice || skirt.piece.id !== shown.piece.id) return [];
    if (!own.some((edge) => runsOn(skirt.beyond, edge))) return [];
    const motion = above(walk(bodice, cornerOf(b, end), 'to'), walk(skirt, cornerOf(a, end), 'from'));
    return motion
      ? [
          {
            piece: bodice.piece.piece,
            side: shown.side,
            unfolded: false,
            motion: composeMotions(shown.motion, motion),
            worked: [],
          },
        ]
      : [];
  });
}

/** Where a bodice lies over its skirt as that was drawn, their edges one line. */
function above(bodice: Laid, skirt: Laid): Motion | undefined {
  const laid = besideEachOther({ a: [bodice, skirt], b: [bodice, skirt], self: true }).a[1]?.lies;
  return laid && invertMotion(laid);
}

/** The edge beyond a corner, walked to it or from it. */
const walk = ({ piece, beyond }: Corner, at: Point, way: 'to' | 'from'): Laid => ({
  piece,
  edge: beyond,
  reversed: near(beyond.start, at) === (way === 'to'),
  from: 0,
});

function cornerOf({ steps }: Side, end: 'origin' | 'finish'): Point {
  const { edge, reversed } = end === 'origin' ? firstOf(steps) : lastOf(steps);
  return (end === 'origin') === reversed ? edge.end : edge.start;
}

/** An edge that is another, or goes smoothly on in it. */
const runsOn = (edge: EdgeView, into: EdgeView): boolean =>
  edge.id === into.id ||
  [
    [edge, into],
    [into, edge],
  ].some(
    ([one, next]) =>
      one && next && near(one.end, next.start) && dot(one.endDirection, next.startDirection) > SMOOTH,
  );

/** Edges that turn less than this where they meet run on into each other (cosine). */
const SMOOTH = Math.cos((20 * Math.PI) / 180);
/** Places closer than this are one, cm. */
const SAME = 0.05;

const near = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < SAME;
