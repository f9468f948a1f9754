import type { Pair } from '@/lib/geometry/types';
import type { Action } from '@/lib/operations/action';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Book } from '../../book';
import { sewnBefore } from '../../steps/edges/find-sewn';
import type { Job } from '../../steps/jobs/jobs';
import { inARow } from '../cloth/arrange-scenes';
import { along, type Ring, ringOf } from '../cloth/ring';
import type { Scene, Shown } from '../cloth/scene';
import { type Sector, sectorsOf } from './ring-sectors';
import { inArmhole } from './set-sleeve';

/** The strip hangs so far down into the sleeve, as a share of what is seen of that; its stitches run so far off its edge. */
const DEEP = 0.45;
const STITCHED = 0.08;

/** A strip of wadding round the top of a sleeve that was set in and pressed: it hangs in the sleeve from notch to notch. */
export function sleeveHeadScene(book: Book, job: Job, _: Action, rows: number): Scene {
  const set = sewnBefore(book, job).filter(({ seam }) => seam.operation === 'set-sleeve');
  return inARow(
    set.map((seam) => withStrip(inArmhole(seam, { view: 'opened' }, false), seam)),
    rows,
  );
}

function withStrip({ shown }: Scene, { a, b }: SeamView): Scene {
  const ring = ringOf(b.length);
  const sectors = sectorsOf(a, b.length);
  const [from, to] = betweenNotches(sectors);
  const own = new Map(sectors.map((sector) => [sector.step.piece.id, sector]));
  return {
    arrows: [],
    shown: shown.map((each) => {
      const sector = own.get(each.piece.id);
      if (!sector) return each;
      const [start, end] = [Math.max(from, sector.from), Math.min(to, sector.to)];
      return start < end ? { ...each, ...stripOn(ring, start, end) } : each;
    }),
  };
}

/** From the first notch, which is single, to the double one. */
function betweenNotches(sectors: readonly Sector[]): readonly [number, number] {
  const notches = sectors.flatMap((sector) => sector.notches);
  const back = notches.find(({ strokes }) => strokes === 2)?.along ?? 0;
  const front = notches.filter(({ along: at, strokes }) => strokes === 1 && at > 0 && at < back);
  return [Math.min(back, ...front.map(({ along: at }) => at)), back];
}

function stripOn(ring: Ring, from: number, to: number): Partial<Shown> {
  const line = (deep: number): Pair[] => along(from, to, (at) => ring.down(at, deep));
  return { covered: [[...line(0), ...line(DEEP).reverse()]], worked: [line(STITCHED)] };
}
