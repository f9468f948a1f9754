import { edgeAt } from '@/lib/pattern/find';
import { once } from '@/lib/pattern/once';
import { isPleatedEdge } from '@/lib/pattern/pleats';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Book } from '../../book';
import { yes } from '../../sentences';
import { placeOf } from '../edges/name-place';
import { coversJob } from '../jobs/cover-edges';
import type { Job } from '../jobs/jobs';
import { TURNED_ONCE } from '../jobs/overcast-edges';
import { facingFacts } from './facing-facts';
import { garmentFacts } from './garment-facts';
import { bends, hemmedOf, holesOf, isOfLining, layerOf, leaningOf, overOf } from './piece-facts';
import { crossesWaist, hangs, isCreased, isPeplum, waistJoints } from './skirt-facts';

/** What messages select by and actions depend on: words, never figures. */
export type Facts = Readonly<ReturnType<typeof garmentFacts> & ReturnType<typeof jobFacts>>;

type Source = Pick<Book, 'draft' | 'measured'>;

/** More to ease in than this takes threads; this share of fullness is gathered. */
const BY_FINGERS = 1;
const FULL = 0.03;
/** More than this is too much for two pleats. */
const RICH = 1.5;
/** Less than this is not cut back further: what is pressed open would fray out of its seam, cm. */
const TRIMMED = 0.8;

/** Whether the fullness of its first side is laid in pleats. */
export const isPleated = ({ a }: SeamView): boolean =>
  a.steps.some(({ piece: { piece }, edge }) =>
    piece.edges.some((own) => own.id === edge.id && isPleatedEdge(piece, own)),
  );

/** What a job's sentences turn on: its words, its picture and its thread ask again and again. */
export const factsOf = (source: Source, job: Job): Facts => factsIn(source)(job);

const factsIn = once((source: Source) =>
  once((job: Job): Facts => ({ ...garmentFacts(source.draft), ...jobFacts(source, job) })),
);

function jobFacts({ draft, measured }: Source, job: Job) {
  const ease = easeOf(job);
  const full = job.seams.some(
    ({ seam, a, b }) => seam.gather !== 1 || Math.abs(a.length / b.length - 1) > FULL,
  );
  return {
    place: placeOf({ draft, measured }, job),
    eased: yes(ease > 0.05),
    threads: yes(ease > BY_FINGERS),
    full: yes(full),
    gathered: yes(job.seams.some(({ seam }) => seam.gather !== 1)),
    pleated: yes(job.seams.some(isPleated)),
    rich: yes(job.seams.some(({ seam }) => seam.gather > RICH)),
    lapped: yes(new Set(job.seams.map(({ seam }) => seam.operation)).size > 1),
    hangs: yes(hangs(draft, job)),
    flared: yes(hangs(draft, job) || isPeplum(draft, job)),
    creased: yes(isCreased(draft, job)),
    turned: allowanceOf({ draft }, job) > TURNED_ONCE ? 'once' : 'twice',
    ...facingFacts({ draft, measured }, job),
    narrow: yes(allowanceOf({ draft }, job) < TRIMMED),
    crossed: yes(crossesWaist(job)),
    covered: yes(coversJob(draft, job)),
    holes: holesOf(draft, job),
    over: overOf(draft, job),
    lining: yes(isOfLining({ draft, measured }, job)),
    worked: layerOf({ draft, measured }, job),
    hemmed: hemmedOf({ draft, measured }, job),
    bends: yes(bends({ draft, measured }, job)),
    joints: waistJoints(job),
    leaning: leaningOf({ draft, measured }, job),
  };
}

/** What the fuller of two edges has over the other, cm: the most of all seams of a job. */
export const easeOf = ({ seams }: Job): number =>
  seams.reduce((most, { seam }) => Math.max(most, Math.abs(seam.ease)), 0);

/** The width to sew at: of the edges worked on, the one most of them have, cm. */
export function allowanceOf({ draft }: Pick<Book, 'draft'>, { seams, operations }: Job): number {
  const fromSeams = seams.flatMap(({ a, b }) => [...a.steps, ...b.steps].map(({ edge }) => edge.allowance));
  const refs = operations.flatMap(({ edges }) => edges);
  const fromEdges = refs.map((ref) => edgeAt(draft, ref)?.allowance ?? 0);
  const widths = [...fromSeams, ...fromEdges].filter((width) => width > 0);
  const count = (width: number) => widths.filter((other) => other === width).length;
  return widths.reduce((best, width) => (count(width) > count(best) ? width : best), widths[0] ?? 0);
}
