import { composeMotions, layAlong, type Motion } from '@/lib/geometry/motion';
import { asPairs } from '@/lib/geometry/pair';
import { cutAlong } from '@/lib/geometry/polyline/cut-along';
import { firstOf } from '@/lib/geometry/sequence';
import type { Question } from '@/lib/operations/ask';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import { foldLine } from '@/lib/pattern/unfold';
import type { Book } from '../../book';
import { inkPoint } from '../cloth/find-inner-point';
import { artOutline, lying } from '../cloth/lay-piece';
import type { Moment } from '../cloth/prepare-pieces';
import type { Scene, Shown } from '../cloth/scene';
import { tornOff } from '../cloth/tear-cloth';
import { isOn, lineOf, sewnBy, withoutAllowances } from '../cloth/walk-seam';
import { asSeen, bandBeside, bandSeams } from '../scenes/lay-band';
import { facing } from '../seams/face-edges';

/** Seams that hang a tier from the one above it, a ruffle from its sleeve: the lower one on the first side. */
const isTiered: Question = ({ gathers }) => gathers === 'tier' || gathers === 'sleeve-ruffle';
/** So much of a tier is shown below what is worked on, cm. */
const SHOWN = 11;

/** What a tier or a ruffle was sewn to before lies there with it, a deep one torn off a little below its gathers. */
export function addTiers(scene: Scene, { book, job }: Moment): Scene {
  const sewn = sewnBy(isTiered, book.measured.seams, job);
  const here = new Set(scene.shown.map(({ piece }) => piece.id));
  return {
    ...scene,
    shown: scene.shown.flatMap((shown) => [
      ...sewn
        .filter(({ a, b }) => hangsFrom(b.steps, shown) && a.steps.every(({ piece }) => !here.has(piece.id)))
        .flatMap((seam) => tierBelow(shown, seam)),
      shown,
    ]),
  };
}

const hangsFrom = (steps: readonly Step[], { piece, outline, bent }: Shown): boolean =>
  !outline && !bent && isOn(steps, piece.id);

/** The half below a skirt drawn as half; below one that lies open both of them, or the whole of one cut on the fold. */
function tierBelow(shown: Shown, { a, b }: SeamView): Shown[] {
  const step = firstOf(a.steps);
  const { piece } = step.piece;
  const fold = shown.unfolded ? foldLine(shown.piece) : undefined;
  const whole = fold !== undefined && piece.cut.onFold;
  const lies = facing({ a: b.steps, b: a.steps, self: false }, 0);
  const full = whole ? artOutline(piece, true) : withoutCentre(step);
  const torn = tornOff(full, a.steps.flatMap(lineOf), SHOWN);
  const seen = { unfolded: whole, outline: torn ?? full, torn: torn !== undefined };
  const half = lying(piece, shown.side, { ...seen, motion: composeMotions(shown.motion, lies) });
  if (!fold || whole) return [half];
  const mirrored: Motion = composeMotions(shown.motion, composeMotions(layAlong(fold, fold, true), lies));
  return [{ ...half, motion: mirrored, unnamed: true }, half];
}

/** Its centre seam is sewn by then: the allowance there lies inside. */
function withoutCentre({ piece: { piece, edges } }: Step) {
  const whole = artOutline(piece, false);
  const centre = edges.find(({ line }) => line.startsWith('centre'));
  if (!centre) return whole;
  const [from, to] = asPairs([centre.start, centre.end]);
  return from && to ? cutAlong(whole, [from, to], inkPoint(whole)) : whole;
}

/** A sleeve shown whole lies there with the band that was sewn to it before, the allowances in that. */
export function endSleeves(scene: Scene, { book, job }: Moment): Scene {
  if (job.seams.length === 0) return scene;
  const seams = bandSeams(book, job);
  return { ...scene, shown: scene.shown.flatMap((shown) => endedBy(shown, book, seams)) };
}

function endedBy(shown: Shown, book: Pick<Book, 'measured'>, seams: readonly SeamView[]): Shown[] {
  const seam = seams.find(({ a }) => a.steps.every(({ piece }) => piece.id === shown.piece.id));
  if (!seam || shown.outline || shown.bent) return [shown];
  const { a, b } = seam;
  const bands = bandBeside(book, a.steps, b.steps);
  if (bands.length === 0) return [shown];
  return [
    { ...shown, piece: withoutAllowances(firstOf(a.steps).piece, a.steps) },
    ...asSeen(bands, shown.side).map((band) => ({
      ...band,
      motion: composeMotions(shown.motion, band.motion),
    })),
  ];
}
