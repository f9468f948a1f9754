import type { Motion } from '@/lib/geometry/motion';
import { firstOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { pieceOf } from '@/lib/pattern/find';
import { pathOf } from '@/lib/pattern/lines';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { type Job, piecesOf } from '../../steps/jobs/jobs';
import { lineOfPath, lineThrough } from '../cloth/follow-edges';
import { artOutline, lying } from '../cloth/lay-piece';
import type { PressArrow, Scene } from '../cloth/scene';
import { hemmed } from './turn-allowances';

const CENTRE = 'vent-centre';
const TOP = 'vent-top';
const EDGE = 'vent';

/** A vent whose halves are joined: from inside both facings laid to her left, from outside the stitching that holds them. */
export function ventScene(book: Book, job: Job, key: string): Scene | undefined {
  const [half] = piecesOf(job).flatMap((id) => ventOf(book, job, id) ?? []);
  if (!half) return undefined;
  return key === 'press' ? laidOver(half) : heldAbove(half);
}

/** A half, its fold, the slanting edge its facing is closed by, the free one, and the motion to its twin. */
interface Vented {
  readonly piece: Piece;
  readonly fold: readonly Pair[];
  readonly across: readonly Pair[];
  readonly free: readonly Pair[];
  readonly twin: Motion;
}

function ventOf(book: Book, job: Job, id: string): Vented | undefined {
  const whole = pieceOf(book.draft, id);
  const centre = whole?.internal.find((each) => each.id === CENTRE);
  if (!whole || !centre) return undefined;
  const loop = book.measured.piece(id)?.edges ?? [];
  const lineOf = (name: string) => lineThrough(loop.filter(({ line }) => line === name));
  const fold = lineOfPath(pathOf(centre));
  return {
    piece: hemmed(book, job, whole).piece,
    fold,
    across: lineOf(TOP),
    free: lineOf(EDGE),
    twin: [-1, 0, 0, 1, 2 * xOf(fold), 0],
  };
}

const xOf = (fold: readonly Pair[]): number => firstOf(fold)[0];
const topOf = (fold: readonly Pair[]): number => Math.max(...fold.map(([, y]) => y));

/** Folded along its centre, from a height up. */
function foldedAbove({ piece, fold }: Vented, height: number): Pair[] {
  const centre = xOf(fold);
  return artOutline(piece, false).map(([x, y]): Pair => (x < centre && y > height ? [centre, y] : [x, y]));
}

/** From inside her left half is drawn to the right: its facing is folded under, the other laid over it. */
function laidOver(vented: Vented): Scene {
  const { piece, fold, free, twin } = vented;
  const [x, y] = [xOf(fold), (topOf(fold) + Math.min(...fold.map(([, at]) => at))) / 2];
  const depth = x - Math.min(...free.map(([at]) => at));
  const left = lying(piece, 'wrong', { outline: foldedAbove(vented, Number.NEGATIVE_INFINITY) });
  const outline = foldedAbove(vented, topOf(fold));
  const right = lying(piece, 'wrong', { motion: twin, outline, worked: [free] });
  const way: PressArrow = { at: [x - depth / 2, y], direction: [1, 0] };
  return { shown: [left, right], arrows: [way] };
}

/** From outside her left half lies over the facing of the other; the stitching slants as the edge of that does. */
function heldAbove(vented: Vented): Scene {
  const { piece, fold, across, twin } = vented;
  const under = lying(piece, 'right', { outline: foldedAbove(vented, topOf(fold)) });
  const outline = foldedAbove(vented, Number.NEGATIVE_INFINITY);
  const worked = [across.map(([x, y]): Pair => [2 * xOf(fold) - x, y])];
  const upper = lying(piece, 'right', { motion: twin, outline, worked });
  return { shown: [under, upper], arrows: [] };
}
