import { item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { OPERATIONS } from '@/lib/operations/registry';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Book } from '../../book';
import { sewnBefore } from '../../steps/edges/find-sewn';
import type { Job } from '../../steps/jobs/jobs';
import { inARow } from '../cloth/arrange-scenes';
import { along, ringOf } from '../cloth/ring';
import type { Scene } from '../cloth/scene';
import { sectorsOf } from './ring-sectors';
import { inArmhole } from './set-sleeve';

/** Half a stretch of loose stitches, cm. */
const HALF = 1.3;

/**
 * The armholes of a garment and of its lining beside each other, both seen from their wrong side, with the places at the
 * underarm and at the shoulder that are caught to each other. Undefined where either has none that is closed.
 */
export function armholesTackedScene(book: Book, job: Job, rows: number): Scene | undefined {
  const sewn = sewnBefore(book, job);
  const outer = sewn.find(({ seam }) => OPERATIONS[seam.operation].works === 'armhole');
  const inner = sewn.find(({ seam }) => seam.operation === 'set-lining-sleeve');
  return outer && inner && inARow([outer, inner].map(withTacks), rows);
}

function withTacks(seam: SeamView): Scene {
  const { b } = seam;
  const { shown } = inArmhole(seam, { view: 'opened' }, false);
  const ring = ringOf(b.length);
  const off = -item(b.steps, 0).edge.allowance / 2;
  const at = (place: number): Pair[] => along(place - HALF, place + HALF, (to) => ring.at(to, off));
  const worked = [at(0), at(shoulderOn(seam))];
  return { shown: shown.map((each, i) => (i === shown.length - 1 ? { ...each, worked } : each)), arrows: [] };
}

/** How far along the ring its front ends, from the underarm on. */
function shoulderOn({ b }: SeamView): number {
  const sectors = sectorsOf(b, b.length);
  const isFront = ({ step }: (typeof sectors)[number]) => /front/.test(step.piece.id);
  return Math.max(...sectors.filter(isFront).map(({ to }) => to));
}
