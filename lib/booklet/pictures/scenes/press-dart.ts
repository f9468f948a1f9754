import { asPairs, between, leftOf, span, toward } from '@/lib/geometry/pair';
import { meets } from '@/lib/geometry/polyline/meets';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { DartView } from '@/lib/pattern/darts';
import type { Piece } from '@/lib/pattern/types';
import { foldLine, mirrorIn } from '@/lib/pattern/unfold';
import type { Book } from '../../book';
import { dartsSewn } from '../../steps/edges/find-darts';
import type { Job } from '../../steps/jobs/jobs';
import { carriedArrow } from '../cloth/carry-arrow';
import { axisOf, legOn } from '../cloth/dart-axis';
import { lying } from '../cloth/lay-piece';
import type { PressArrow, Scene, Turned } from '../cloth/scene';
import { closedOnce } from '../cloth/take-up-cloth';

/** A sewn dart: its seam, and the fold that is pressed over beside it. */
interface PressedDart {
  readonly seam: readonly Pair[];
  readonly fold: readonly Pair[];
  readonly arrow: PressArrow;
}

/** The wrong side of a piece as its sewn darts shape it, each fold lying where it is pressed; undefined where one cannot be drawn so. */
export function pressedDartScene(book: Book, job: Job, piece: Piece): Scene | undefined {
  const inner = job.seams.length === 0;
  const sewn = inner ? insideOf(book, job, piece) : openedIn(book, job, piece);
  if (!sewn || sewn.darts.some((dart) => dart === undefined)) return undefined;
  const darts = sewn.darts.flatMap((dart) => dart ?? []);
  const turned = darts.map(
    ({ fold }): Turned => ({ sameSide: true, surface: fold, rims: [fold], edge: fold }),
  );
  const fold = piece.cut.onFold ? foldLine(sewn.piece) : undefined;
  const arrows = darts.map(({ arrow }) => arrow);
  return {
    shown: [
      lying(sewn.piece, 'wrong', {
        unfolded: piece.cut.onFold,
        turned,
        worked: darts.map(({ seam }) => seam),
      }),
    ],
    arrows: fold ? [...arrows, ...arrows.map((arrow) => carriedArrow(arrow, mirrorIn(fold)))] : arrows,
  };
}

interface Sewn {
  readonly piece: Piece;
  readonly darts: readonly (PressedDart | undefined)[];
}

/** Darts inside a piece leave it as it was cut. */
const insideOf = (book: Book, job: Job, piece: Piece): Sewn => ({
  piece,
  darts: dartsSewn(book, job, piece).map(({ lines, arrow }) => {
    const axis = axisOf(lines);
    const way = leftOf(toward(...axis))[0] < 0 ? 1 : -1;
    return { seam: axis, fold: legOn(lines, axis, way), arrow };
  }),
});

/** Darts of an edge, closed. */
function openedIn(book: Book, job: Job, piece: Piece): Sewn | undefined {
  const nothing = { pleated: new Set<string>(), gathers: [], elastics: [] };
  const closed = closedOnce(book, { darts: job.seams.filter(({ dart }) => dart), ...nothing });
  const view = closed.measured.piece(piece.id);
  const flat = book.measured.piece(piece.id);
  if (!view || !flat) return undefined;
  const legs = new Set(
    job.seams.flatMap(({ a, b }) => [...a.steps, ...b.steps].map(({ edge }) => edge.name)),
  );
  const darts = flat.darts.filter(({ first }) => legs.has(first.name));
  const arrows = dartsSewn(book, job, piece).map(({ arrow }) => arrow);
  return {
    piece: view.piece,
    darts: darts.map((dart, i) => {
      const now = view.edges.find(({ name }) => name === dart.first.name);
      const arrow = arrows[i];
      return now && arrow ? pressed(view.piece, asPairs(now.points), dart, arrow) : undefined;
    }),
  };
}

/** A quarter of what the dart took turns about its point to either side of the seam: its fold. */
function pressed(
  piece: Piece,
  seam: readonly Pair[],
  { angle }: DartView,
  { direction, ...rest }: PressArrow,
): PressedDart | undefined {
  const [mouth, tip] = [firstOf(seam), lastOf(seam)];
  const half = (Math.abs(angle) * Math.PI) / 360;
  const ways = [half, -half].map((turn) => turnedAbout(tip, mouth, turn));
  const [lower, other] = ways.sort((a, b) => dot(b, tip, direction) - dot(a, tip, direction));
  const to = lower ?? other;
  if (!to) return undefined;
  const [from, end] = [edgeBeyond(piece, mouth, tip), edgeBeyond(piece, to, tip)];
  const at = between(tip, between(mouth, to), MIDDLE);
  return { seam, fold: [tip, end, from], arrow: { ...rest, at, direction } };
}

const MIDDLE = 0.6;

const dot = ([x, y]: Pair, [ox, oy]: Pair, [dx, dy]: Pair): number => (x - ox) * dx + (y - oy) * dy;

function turnedAbout([ox, oy]: Pair, [x, y]: Pair, turn: number): Pair {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [ox + (x - ox) * cos - (y - oy) * sin, oy + (x - ox) * sin + (y - oy) * cos];
}

/** On to the raw edge, from half way: a turned leg may end beyond it. */
function edgeBeyond({ cutLine }: Piece, end: Pair, tip: Pair): Pair {
  const half = between(tip, end);
  const out = meets(cutLine, half, tip)?.at;
  return out && span(out, tip) < LONGEST * span(end, tip) ? out : end;
}

const LONGEST = 1.5;
