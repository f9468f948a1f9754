import { composeMotions, invertMotion, type Motion } from '@/lib/geometry/motion';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { type Corner, cornerAt, type SeamView, type Side, type Step } from '@/lib/pattern/seam-view';
import { liesTrue } from '../cloth/face-true';
import { goesOnIn } from '../cloth/follow-edges';
import { lying } from '../cloth/lay-piece';
import type { Moment } from '../cloth/prepare-pieces';
import type { Scene, Shown } from '../cloth/scene';
import { edgesOn, type Laid, sewnBy, stepsOf } from '../cloth/walk-seam';
import { isWaistSeam } from '../scenes/share-waist';
import { besideEachOther } from '../seams/chain-panels';

/** A skirt sewn to its bodice before, of which a seam runs up to the waist, lies there with it: their centre is one. */
export function addBodice(scene: Scene, { book, job }: Moment): Scene {
  const sewn = sewnBy(isWaistSeam, book.measured.seams, job);
  const here = new Set(scene.shown.map(({ piece }) => piece.id));
  const worked = stepsOf(job.seams);
  return {
    ...scene,
    shown: scene.shown.flatMap((shown) => [
      shown,
      ...sewn
        .flatMap((waist) => bodiceOf(shown, waist, worked))
        .filter((bodice) => !here.has(bodice.piece.id) && isOfThatSide(bodice))
        .slice(0, 1),
    ]),
  };
}

/** Over the other one of a pair lies the bodice of her other side, where each is cut for its own. */
const isOfThatSide = (bodice: Shown): boolean => bodice.piece.cut.side === undefined || liesTrue(bodice);

function bodiceOf(shown: Shown, { a, b }: SeamView, worked: readonly Step[]): Shown[] {
  if ((shown.outline && !shown.letOut) || shown.bent) return [];
  const own = edgesOn(worked, shown.piece.id);
  return (['origin', 'finish'] as const).flatMap((end) => {
    const [skirt, bodice] = [cornerAt(a, end), cornerAt(b, end)];
    if (!skirt || !bodice || skirt.piece.id !== shown.piece.id) return [];
    if (!own.some((edge) => runsOn(skirt.beyond, edge))) return [];
    const motion = above(walk(bodice, cornerOf(b, end), 'to'), walk(skirt, cornerOf(a, end), 'from'));
    const lies = motion && { motion: composeMotions(shown.motion, motion) };
    return lies ? [lying(bodice.piece.piece, shown.side, lies)] : [];
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
  (near(edge.end, into.start) && goesOnIn(edge, into)) ||
  (near(into.end, edge.start) && goesOnIn(into, edge));

/** Places closer than this are one, cm. */
const SAME = 0.05;

const near = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < SAME;
