import { boundsOf } from '@/lib/geometry/bounds';
import { STILL } from '@/lib/geometry/motion';
import { cutAlong } from '@/lib/geometry/polyline/cut-along';
import { parallel } from '@/lib/geometry/polyline/parallel';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { SeamView, Side, Step } from '@/lib/pattern/seam-view';
import type { Book } from '../../book';
import { isAmong } from '../../steps/edges/find-sewn';
import type { Job } from '../../steps/jobs/jobs';
import { inkPoint } from '../cloth/find-inner-point';
import { artOutline } from '../cloth/lay-piece';
import type { Shown } from '../cloth/scene';
import { tornAt } from '../cloth/tear-cloth';
import type { Laid } from '../cloth/walk-seam';
import { shownOf } from '../seams/meet-sides';
import type { Held, Stand } from './hold-zip';

/** Cloth shown below the end of a zip, cm. */
const BELOW = 2.5;
/** A separating zip is stitched so far from its fold, cm. */
const STITCHED = 0.7;
/** A skirt is shown no wider than so much beyond its bodice, cm; no cloth is torn off for less. */
const WIDER = 4;
const LEAST = 3;

type Line = readonly Pair[];

/** The pieces of a half, torn off a little below the zip; folded back along it, or with their allowance flat. */
export function zippedHalf(laid: readonly Laid[], away: 1 | -1, stand: Stand, held: Held): Shown[] {
  const all = shownOf(laid, held === 'pressing' ? 'wrong' : 'right', STILL);
  const [first, last] = [laid[0], laid.at(-1)].map((step) =>
    all.find(({ piece }) => piece.id === step?.piece.id),
  );
  return all.map((shown) => {
    const line = shown.worked.flat();
    const [top, foot] = [firstOf(line), lastOf(line)];
    const whole = artOutline(shown.piece, false);
    const kept = stand.folded ? cutAlong(whole, [top, foot], inkPoint(whole)) : whole;
    const ended = shown === last ? tornBeyond(kept, foot[1] - BELOW, top) : kept;
    const narrow = !first || shown === first ? ended : narrowed(ended, widthOf(first) + WIDER, top);
    return {
      ...shown,
      outline: narrow,
      ...(narrow === kept ? {} : { torn: true }),
      ...worksOn(held, stand, line, parallel(line, -away * STITCHED)),
    };
  });
}

const widthOf = ({ piece }: Shown): number => {
  const { left, right } = boundsOf(artOutline(piece, false));
  return right - left;
};

/** Torn off below a level, where there is much beyond. */
const tornBeyond = (outline: Line, level: number, side: Pair): Line =>
  boundsOf(outline).bottom < level - LEAST ? tornAt(outline, level, side) : outline;

/** Torn off so far beside the zip, on whichever side the cloth lies. */
function narrowed(outline: Line, width: number, [x, y]: Pair): Line {
  const right = inkPoint(outline)[0] > x;
  const turned = outline.map(([px, py]): Pair => (right ? [py, x - px] : [py, px - x]));
  const torn = tornBeyond(turned, -width, [y, 0]);
  return torn === turned ? outline : torn.map(([py, px]): Pair => [right ? x - px : px + x, py]);
}

/** On the cloth: its fold, or where a tape will lie on it; stitching that holds a tape beneath. */
function worksOn(
  held: Held,
  { folded }: Stand,
  line: Line,
  seam: Line,
): Pick<Shown, 'worked' | 'sewn' | 'creased'> {
  if (held === 'pressing') return { worked: [], creased: [line] };
  if (held === 'folding' || held === 'coming') return { worked: [line] };
  if (!folded || held === 'none') return { worked: [] };
  return held === 'sewn' ? { worked: [], sewn: [seam] } : { worked: [seam] };
}

/** The seam that a zip at a side lies in, and the stretches of both its edges along the zip. */
interface ZippedSide {
  readonly seam: SeamView;
  readonly own: readonly Step[];
  readonly across: readonly Step[];
}

/** Where a job sets a zip into a side, from above; nowhere for one at a centre, which lies in no seam. */
export function zippedSides(
  { measured }: Pick<Book, 'measured'>,
  { operations }: Job,
): readonly ZippedSide[] {
  const refs = operations.flatMap(({ edges }) => edges);
  const zipped = ({ steps }: Side) => steps.filter(({ piece, edge }) => isAmong(refs, piece.id, edge.id));
  return measured.seams
    .filter(({ selfPaired }) => !selfPaired)
    .flatMap((seam) => {
      const [side, other] = zipped(seam.a).length > 0 ? [seam.a, seam.b] : [seam.b, seam.a];
      const own = zipped(side);
      return own.length === 0
        ? []
        : [{ seam, own, across: other.steps.filter((step) => isBeside(step, own)) }];
    });
}

const isBeside = ({ from, edge }: Step, own: readonly Step[]): boolean =>
  own.some((step) => {
    const along = from + edge.length / 2 - step.from;
    return along > 0 && along < step.edge.length;
  });
