import { hasLapel } from '@/lib/drafting/collars/revers';
import { boundsOf } from '@/lib/geometry/bounds';
import { carry, composeMotions, layAlong, MIRRORED, type Motion, STILL } from '@/lib/geometry/motion';
import { span } from '@/lib/geometry/pair';
import { besideLine } from '@/lib/geometry/polyline/beside-line';
import { finely } from '@/lib/geometry/polyline/finely';
import { firstOf, lastOf, mapTuple } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Action } from '@/lib/operations/action';
import type { OperationName } from '@/lib/operations/names';
import type { SeamView } from '@/lib/pattern/seam-view';
import { foldLine } from '@/lib/pattern/unfold';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs/jobs';
import { arrowsAcross } from '../cloth/arrange-scenes';
import { bent } from '../cloth/bend-cloth';
import { onDetail, tornRound } from '../cloth/enlarge-detail';
import { artOutline, lying, withoutFold } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import {
  clothSideOf,
  eachPiece,
  ends,
  isOnePiece,
  type Laid,
  lineOf,
  withoutAllowances,
} from '../cloth/walk-seam';
import { wholeLine, wholeShape } from '../cloth/whole-shape';
import { besideEachOther } from '../seams/chain-panels';
import { isSmooth } from '../seams/ease-edge';
import { acrossSeams, joinedMeetings } from '../seams/join-meetings';

/** What is sewn to the neckline with the collar. Into the corner of a lapel it does not lie flat. */
const ROUND_THE_NECK: readonly OperationName[] = ['attach-collar', 'attach-facing'];
/** Cloth seen round the collar, cm. */
const ROUND = 7;
/** The fold of what lies in the middle passes the end of the seam no further off, cm. */
const NEAR = 0.5;

/**
 * A collar sewn to a neckline whose shoulders are joined by then, all round: the garment spread out, its back above and
 * its fronts below (where it opens behind, the other way), the collar laid along its neckline; once it is sewn standing
 * up into it, wrong sides up. Undefined where there is no such middle, cut on the fold of both.
 */
export function collarRoundScene(
  { draft }: Pick<Book, 'draft'>,
  job: Job,
  action: Action,
  sewn: readonly SeamView[],
): Scene | undefined {
  if (!ROUND_THE_NECK.includes(job.operation) || hasLapel(draft.choices)) return undefined;
  const [met, more] = acrossSeams(joinedMeetings(job.seams), sewn);
  if (!met || more || met.self) return undefined;
  const { a, b } = besideEachOther(met);
  const round = isCollar(a) ? spread(a, b) : isCollar(b) ? spread(b, a) : undefined;
  if (!round) return undefined;
  if (action.view !== 'opened') return laidOver(round);
  const isInto = action.press === (isCollar(a) ? 'toward-b' : 'toward-a');
  return action.press === 'open' ? undefined : standing(round, isInto);
}

const isCollar = (steps: readonly Laid[]): boolean =>
  isOnePiece(steps) && steps.every(({ piece: { piece } }) => piece.part === 'collar' && piece.cut.onFold);

/** A collar and what it is sewn to, turned until the middle of the back is upright, its fold on x = 0. */
interface Round {
  readonly collar: readonly Laid[];
  readonly garment: readonly Laid[];
}

function spread(collar: readonly Laid[], garment: readonly Laid[]): Round | undefined {
  const folded = garment.find(({ piece }) => piece.piece.cut.onFold);
  const fold = folded && foldLine(folded.piece.piece);
  if (!fold || isOnePiece(garment)) return undefined;
  const laid = mapTuple(fold, (at) => carry(folded.lies ?? STILL, at));
  const all = ends(garment);
  const offOf = (at: Pair) => Math.min(...all.map((end) => span(end, at)));
  const [neck, far] = offOf(laid[0]) < offOf(laid[1]) ? laid : [laid[1], laid[0]];
  if (offOf(neck) > NEAR) return undefined;
  const upright = layAlong(
    [neck, far],
    [
      [0, 0],
      [0, span(neck, far)],
    ],
    false,
  );
  return {
    collar,
    garment: garment.map((step) => ({ ...step, lies: composeMotions(upright, step.lies ?? STILL) })),
  };
}

const MIDDLE: Pair = [0, 0];

/** Right sides together, the collar all round on the garment. */
function laidOver(round: Round): Scene | undefined {
  const line = round.garment.flatMap(lineOf);
  const collar = bentRound(round, 1);
  if (!collar) return undefined;
  return {
    shown: [...spreadOut(round.garment, 'right', collar), whole(round, 'wrong', collar, wholeLine(line))],
    arrows: [],
    held: true,
  };
}

/** Sewn, its wrong side up: the allowances lie on the garment, or in the collar. */
function standing({ collar, garment }: Round, isInto: boolean): Scene | undefined {
  const closed = (steps: readonly Laid[]) =>
    steps.map((step) => ({ ...step, piece: { ...step.piece, piece: withoutAllowances(step.piece, steps) } }));
  const round = { collar: closed(collar), garment: closed(garment) };
  const shape = bentRound(round, -1);
  if (!shape) return undefined;
  const line = wholeLine(garment.flatMap(lineOf));
  const { worked: _, ...standingUp } = whole(round, 'wrong', shape, line);
  return {
    shown: [...spreadOut(round.garment, 'wrong', shape), { ...standingUp, worked: [], sewn: [line] }],
    arrows: arrowsAcross(line, [0.15, 0.5, 0.85], isInto ? outwardOf(line) : -outwardOf(line)),
  };
}

/** From the middle of the neckline to the garment: to the left of it as it runs (1), or to the right (-1). */
function outwardOf(line: readonly Pair[]): number {
  const [[from] = MIDDLE, [to] = MIDDLE] = [line[0], line.at(-1)];
  return from < to ? 1 : -1;
}

/** The half of the collar laid along the neckline, on the garment (1) or off it (-1); undefined where it would crease. */
function bentRound({ collar, garment }: Round, way: 1 | -1): Pair[] | undefined {
  const [own, other] = [collar, garment].map((steps) => steps.flatMap(lineOf));
  const [from, to] = [firstOf(collar), firstOf(garment)];
  const along = besideLine(other ?? [], clothSideOf(to) === way ? 1 : -1);
  const beside = besideLine(own ?? [], clothSideOf(from));
  const outline = finely(artOutline(from.piece.piece, false));
  const deep = Math.max(...outline.map((at) => beside.locate(at)[1]));
  if (!isSmooth(along, deep)) return undefined;
  const shape = { joined: [false, false], startsThere: true, endsThere: true, depth: deep + 1 } as const;
  return wholeShape(bent(outline, beside, along, shape).outline);
}

const whole = (
  { collar }: Round,
  side: Shown['side'],
  outline: readonly Pair[],
  line: readonly Pair[],
): Shown => lying(withoutFold(firstOf(collar).piece.piece), side, { bent: true, outline, worked: [line] });

/** The pieces of the garment as far as the collar lies on them and a little more, those of a pair on both sides. */
function spreadOut(garment: readonly Laid[], side: Shown['side'], collar: readonly Pair[]): Shown[] {
  const { left, right, bottom, top } = boundsOf([...collar, ...garment.flatMap(lineOf)]);
  const box = [left - ROUND, bottom - ROUND, right + ROUND, top + ROUND] as const;
  return eachPiece(garment).flatMap((steps) => {
    const { piece, lies = STILL } = lastOf(steps);
    const own = artOutline(piece.piece, false).map((at) => carry(lies, at));
    const opened = piece.piece.cut.onFold ? wholeShape(own) : undefined;
    const torn = tornRound(opened ?? own, box, MIDDLE);
    const shown = lying(piece.piece, side, { motion: lies, torn: true, unfolded: opened !== undefined });
    const seen = { ...shown, outline: onDetail(shown, torn) };
    return opened ? [seen] : [{ ...seen, unnamed: true as const, motion: twin(lies) }, seen];
  });
}

const twin = (lies: Motion): Motion => composeMotions(MIRRORED, lies);
