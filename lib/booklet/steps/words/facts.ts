import { once } from '@/lib/drafting/checks/context/memo';
import type { SeamView } from '@/lib/drafting/checks/context/seam-view';
import { hasLapel } from '@/lib/drafting/collars/revers';
import { isPleatedEdge } from '@/lib/drafting/pleat-ways';
import type { Draft } from '@/lib/drafting/types';
import { type Book, isLined } from '../../book';
import { type Job, piecesOf } from '../jobs';
import { coversJob } from '../linings/covered';
import { placeOf } from '../place';
import { isSewn } from '../so-far/sewn';
import { allowanceOf } from './allowance';
import { crossesWaist } from './crossed';
import { facingFacts, yes } from './facing-facts';
import { holesOf } from './hole-facts';
import { TURNED_ONCE } from './overcasting';
import { hemmedOf, isOfLining, layerOf, leaningOf } from './told-apart';
import { waistJoints } from './waist-joints';

/** What messages select by and actions depend on: words, never figures. */
export type Facts = Readonly<Record<string, string>>;

type Source = Pick<Book, 'draft' | 'measured'>;

/** More to ease in than this takes threads; this share of fullness is gathered. */
const BY_FINGERS = 1;
const FULL = 0.03;
/** More than this is too much for two pleats. */
const RICH = 1.5;
/** Less than this is not cut back further: what is pressed open would fray out of its seam, cm. */
const TRIMMED = 0.8;
const HANGING_SKIRTS = ['half-circle', 'full-circle'];
const WAISTED = ['fitted', 'peplum'];
/** Necklines with a corner that opens only where the allowance is cut into it. */
const CORNERED = ['square', 'sweetheart', 'v'];

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

/** Selectors are plain words: `half-belt` is `halfbelt`. */
export const selector = (value = 'none'): string => value.replaceAll('-', '');

function garmentFacts(draft: Draft): Facts {
  const { options } = draft.choices;
  const does = (name: string) => yes(isSewn(draft, name));
  return {
    zip: does('insert-zip'),
    separates: yes(draft.notions.some(({ kind }) => kind === 'separating-zip')),
    vent: does('sew-vent'),
    overarm: does('sew-overarm'),
    raglan: does('sew-raglan'),
    slits: does('sew-slit'),
    pocketed: does('attach-in-seam-bag'),
    tied: does('attach-ties'),
    slashed: does('bind-placket'),
    cuffed: does('attach-cuff'),
    banded: does('attach-band'),
    parted: does('attach-front-facing'),
    twopiece: does('sew-sleeve-fore'),
    sleeved: does('set-lining-sleeve'),
    hidden: does('attach-lining-hem'),
    fly: does('attach-fly'),
    basted: does('make-welt-pocket'),
    flapped: does('attach-pocket-flap'),
    cornered: yes(['neckline-front', 'neckline-back'].some((side) => CORNERED.includes(options[side] ?? ''))),
    lined: yes(isLined(draft)),
    double: yes(options.opening === 'double-breasted'),
    peplum: yes(options.silhouette === 'peplum'),
    hollowed: yes(isHollowed(options)),
    seamed: yes(isSewn(draft, 'join-skirt', 'gather-skirt')),
    closure: closureOf(options.opening),
    collar: selector(options.collar),
    belt: selector(options.belt),
    skirt: selector(options.skirt),
    front: frontOf(draft.choices),
    edge: hasLapel(draft.choices) ? 'lapel' : 'plain',
  };
}

/** Whether the side seams go in at the waist; below an empire seam they run on straight from under the bust. */
const isHollowed = ({ silhouette = '', 'waist-seam': seam }: Draft['choices']['options']): boolean =>
  WAISTED.includes(silhouette) && seam !== 'empire';

/** Where the garment opens; `none` and `side` leave the neck a ring. */
export function closureOf(opening = 'none'): string {
  if (['none', 'wrap'].includes(opening)) return opening;
  return ['back', 'side'].find((place) => opening.startsWith(place)) ?? 'front';
}

function frontOf(choices: Draft['choices']): string {
  const { opening, collar = 'plain' } = choices.options;
  if (opening === 'wrap') return 'wrap';
  return hasLapel(choices) ? collar : 'plain';
}

function jobFacts({ draft, measured }: Source, job: Job): Facts {
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
    creased: yes(creased(draft, job)),
    turned: allowanceOf({ draft }, job) > TURNED_ONCE ? 'once' : 'twice',
    ...facingFacts({ draft, measured }, job),
    narrow: yes(allowanceOf({ draft }, job) < TRIMMED),
    crossed: yes(crossesWaist(job)),
    covered: yes(coversJob(draft, job)),
    holes: holesOf(draft, job),
    lining: yes(isOfLining({ draft, measured }, job)),
    worked: layerOf({ draft, measured }, job),
    hemmed: hemmedOf({ draft, measured }, job),
    joints: waistJoints(job),
    leaning: leaningOf({ draft, measured }, job),
  };
}

/** What the fuller of two edges has over the other, cm: the most of all seams of a job. */
export const easeOf = ({ seams }: Job): number =>
  seams.reduce((most, { seam }) => Math.max(most, Math.abs(seam.ease)), 0);

/** Cloth on the bias drops: a circle's hem is levelled before it is turned up. */
function hangs({ choices, pieces }: Draft, job: Job): boolean {
  const own = piecesOf(job);
  const skirted = pieces.some(({ id, part }) => own.includes(id) && part.startsWith('skirt'));
  return (
    skirted &&
    HANGING_SKIRTS.includes(choices.options.skirt ?? '') &&
    choices.options['waist-seam'] !== 'none'
  );
}

/** A peplum is part of a circle: its hem is turned up onto a shorter line, though it is too short to drop. */
function isPeplum({ choices, pieces }: Draft, job: Job): boolean {
  const own = piecesOf(job);
  return (
    choices.options.silhouette === 'peplum' &&
    pieces.some(({ id, part }) => own.includes(id) && part.startsWith('skirt'))
  );
}

/** Pleats are pressed in before the skirt is hemmed, and have to be opened for its hem. */
function creased({ operations }: Draft, job: Job): boolean {
  const own = piecesOf(job);
  return operations.some(
    ({ operation, pieces }) => operation === 'fold-pleats' && pieces.some((id) => own.includes(id)),
  );
}
