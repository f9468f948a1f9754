import { asPairs } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import { type Action, detailsOf } from '@/lib/operations/action';
import { OPERATIONS } from '@/lib/operations/registry';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { Piece } from '@/lib/pattern/types';
import { foldLine, mirrorIn } from '@/lib/pattern/unfold';
import type { Book } from '../../book';
import { dartsSewn } from '../../steps/edges/find-darts';
import {
  centreLines,
  creases,
  marksOf,
  placementsOfBoth,
  placementsOfSide,
  pointsMarked,
  rollLines,
  sleevePleatLines,
  topmostMark,
} from '../../steps/edges/find-inner-places';
import { workedEdges } from '../../steps/edges/find-worked-edges';
import type { Job } from '../../steps/jobs/jobs';
import { pointsTransferred } from '../../steps/words/tell-marking';
import { carriedArrow } from '../cloth/carry-arrow';
import type { Drawn, Lines, PressArrow, Turned } from '../cloth/scene';
import { alongEdges, type Doing } from './draw-along-edges';
import { innerLines } from './draw-places';
import { notchesOn } from './mark-notches';

/** What an action does on one piece: the piece as it lies then, the edges it is about, the lines drawn. */
interface LinesOn extends Drawn {
  readonly piece: Piece;
  readonly edges: readonly EdgeView[];
  readonly turned?: readonly Turned[];
  readonly arrows: readonly PressArrow[];
}

export function linesOn(book: Book, job: Job, piece: Piece, { action, strip }: Doing): LinesOn {
  const { key } = action;
  const inner = innerOf(book, job, piece, action);
  const isInside = Object.values(inner).some((lines) => lines.length > 0);
  const whole = isInside ? [] : edgesOf(book, job, piece, action);
  const edges =
    strip && !OPERATIONS[job.operation].hooks ? whole.filter((edge) => strip.shows(pointsOf(edge))) : whole;
  const darts = key === 'cut' ? [] : dartsSewn(book, job, piece);
  const marks = job.operation === 'cut-out' && key === 'mark';
  const marked = marks ? carriedOver(book, piece) : [];
  const along = alongEdges(book, job, piece, { action, edges, strip });
  const cut = marks ? notchesOn(piece, book.measured.piece(piece.id)?.edges ?? []) : [];
  const pressed = key === 'press' ? darts.map(({ arrow }) => arrow) : [];
  return {
    piece,
    edges,
    ...inner,
    ...along,
    worked: [
      ...marked,
      ...(inner.worked ?? []),
      ...(along.worked ?? []),
      ...darts.flatMap(({ lines }) => lines),
    ],
    ...(marks ? { workedOnce: placementsOfSide(piece) } : {}),
    ...(cut.length > 0 ? { notched: cut.map((notch) => ({ ...notch, cut: true as const })) } : {}),
    arrows: [...pressed, ...(along.arrows ?? [])].flatMap((arrow) =>
      action.lies === 'folded' ? [arrow] : bothSides(piece, arrow),
    ),
  };
}

function innerOf(book: Book, { operation }: Job, piece: Piece, action: Action): Partial<Drawn> {
  const { on } = detailsOf(action);
  if (on?.what === 'topmost-mark') return { worked: topmostMark(on.name, piece, book.draft.pieces) };
  if (on?.what === 'marks') return { worked: marksOf(piece, on.name) };
  return innerLines(operation, action.key, piece);
}

function edgesOf(book: Book, job: Job, piece: Piece, action: Action): readonly EdgeView[] {
  const { on } = detailsOf(action);
  if (on?.what === 'piece' && on.name !== piece.id) return [];
  if (on?.what !== 'line') return workedEdges(book, job, piece, action.key);
  return (book.measured.piece(piece.id)?.edges ?? []).filter(({ line }) => line === on.name);
}

/** What is carried over from the pattern to the cloth, beside the darts. */
const carriedOver = ({ draft }: Book, piece: Piece): Lines => [
  ...placementsOfBoth(piece),
  ...sleevePleatLines(piece),
  ...creases(piece),
  ...centreLines(piece),
  ...rollLines(piece),
  ...pointsMarked(piece, pointsTransferred(draft)),
];

const pointsOf = ({ points }: EdgeView): Pair[] => asPairs(points);

function bothSides(piece: Piece, arrow: PressArrow): PressArrow[] {
  const fold = piece.cut.onFold ? foldLine(piece) : undefined;
  return fold ? [arrow, carriedArrow(arrow, mirrorIn(fold))] : [arrow];
}
