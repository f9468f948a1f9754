import { buildContext } from '@/lib/drafting/checks/context/context';
import { type PieceView, viewPiece } from '@/lib/drafting/checks/context/piece-view';
import type { SeamView } from '@/lib/drafting/checks/context/seam-view';
import type { Draft, Pair } from '@/lib/drafting/types';
import { fromCommands } from '@/lib/geometry/commands';
import { flatten } from '@/lib/geometry/flatten';
import type { Book } from '../book';
import { asPairs } from '../drawings/as-pairs';
import { closing } from '../drawings/closed-dart';
import { carried } from './carried';
import { fisheyesSewn } from './fisheyes-sewn';
import type { Job } from './jobs';
import { foldsOf, withPleatsLaid } from './pleats-laid';
import { zipFolds } from './zip-folds';

/** The pieces as they lie on the table when a job is done: their darts sewn by then are closed, their pleats laid. */
export interface SoFar {
  readonly book: Book;
  readonly job: Job;
  /** Seams that lie inside a piece by then. */
  readonly seamsIn: (piece: string) => readonly (readonly Pair[])[];
  /** Edges of cloth that lie within it by then: of a slash, of pleats, folded along a zip. */
  readonly slashesIn: (piece: string) => readonly (readonly Pair[])[];
}

/** By piece. */
type Seams = Readonly<Record<string, readonly (readonly Pair[])[]>>;
type Closed = Pick<Book, 'draft' | 'measured'> & { readonly seams: Seams; readonly folds: Seams };

const known = new WeakMap<Draft, Map<string, Closed>>();

export function sewnSoFar(book: Book, job: Job, key?: string): SoFar {
  const darts = book.measured.seams.filter(({ dart, seam }) => dart && seam.stage < job.stage);
  const within = (draft: Draft) => (piece: string) => [
    ...slashed(draft, piece, job.stage),
    ...zipFolds(draft, job, piece),
  ];
  const pleated = isPleated(book.draft, job, key);
  const doubles = (now: Pick<Book, 'draft' | 'measured'>) => (piece: string) =>
    fisheyesSewn(now, piece, job.stage);
  if (darts.length === 0 && !pleated)
    return { book, job, seamsIn: doubles(book), slashesIn: within(book.draft) };
  const { draft, measured, seams, folds } = closedOnce(book, darts, pleated);
  const now = (view: SeamView) => lyingSo(view, measured.seams.find(({ id }) => id === view.id) ?? view);
  return {
    book: { ...book, draft, measured },
    job: { ...job, seams: job.seams.map(now) },
    seamsIn: (piece) => [...(seams[piece] ?? []), ...doubles({ draft, measured })(piece)],
    slashesIn: (piece) => [...within(draft)(piece), ...(folds[piece] ?? [])],
  };
}

/** A seam as its pieces lie; its sides are as long as ever. */
const lyingSo = ({ a, b }: SeamView, view: SeamView): SeamView => ({
  ...view,
  a: { ...view.a, length: a.length },
  b: { ...view.b, length: b.length },
});

/** Pleats lie folded from when they are basted; to be hemmed they are pressed open again. */
function isPleated({ operations }: Draft, { stage, operation }: Job, key?: string): boolean {
  if (operation === FOLDED) return key === 'baste';
  return operation !== 'hem' && operations.some((each) => each.operation === FOLDED && each.stage < stage);
}

const FOLDED = 'fold-pleats';

const SLASHED = 'bind-placket';

function slashed({ pieces, operations }: Draft, id: string, stage: number): Pair[][] {
  const isOpen = operations.some(
    (each) => each.operation === SLASHED && each.stage < stage && each.pieces.includes(id),
  );
  const slashes = pieces.find((piece) => piece.id === id)?.internal.filter(({ kind }) => kind === 'slash');
  return isOpen ? (slashes ?? []).map(({ path }) => asPairs(flatten(fromCommands(path), 0.05))) : [];
}

function closedOnce({ draft, measured }: Book, darts: readonly SeamView[], pleated: boolean): Closed {
  const states = known.get(draft) ?? new Map<string, Closed>();
  known.set(draft, states);
  const key = [pleated, ...darts.map(({ id }) => id)].join(' ');
  const state = states.get(key) ?? closed({ draft, measured }, legsOf(darts), pleated);
  states.set(key, state);
  return state;
}

const legsOf = (darts: readonly SeamView[]): Set<string> =>
  new Set(darts.flatMap(({ a, b }) => [...a.steps, ...b.steps].map(({ edge }) => edge.name)));

/** Edges that are sewn to a facing. */
const facedIn = (seams: readonly SeamView[]): Set<string> =>
  new Set(
    seams
      .map(({ a, b }) => [...a.steps, ...b.steps])
      .filter((steps) => steps.some(({ piece }) => piece.piece.part === 'facing'))
      .flatMap((steps) => steps.map(({ edge }) => edge.name)),
  );

function closed(
  { draft, measured }: Pick<Book, 'draft' | 'measured'>,
  legs: ReadonlySet<string>,
  pleated: boolean,
): Closed {
  const faced = facedIn(measured.seams);
  const sewn = measured.pieces.map((flat) => {
    const view = withDartsClosed(flat, legs, faced);
    return { flat, view: pleated ? withPleatsLaid(view) : view };
  });
  const closedDraft = { ...draft, pieces: sewn.map(({ view }) => view.piece) };
  const inside = (lines: (view: PieceView) => Pair[][]): Seams =>
    Object.fromEntries(sewn.flatMap(({ view, flat }) => (view === flat ? [] : [[view.id, lines(view)]])));
  return {
    draft: closedDraft,
    measured: buildContext(closedDraft),
    seams: inside((view) => seamsOf(view, legs)),
    folds: pleated ? inside(foldsOf) : {},
  };
}

const seamsOf = ({ darts }: PieceView, legs: ReadonlySet<string>): Pair[][] =>
  darts.filter(({ first }) => legs.has(first.name)).map(({ first }) => asPairs(first.points));

/** One dart after the other: each moves the legs of the next. */
function withDartsClosed(view: PieceView, legs: ReadonlySet<string>, faced: ReadonlySet<string>): PieceView {
  const names = view.darts.filter(({ first }) => legs.has(first.name)).map(({ name }) => name);
  return names.reduce((now, name) => {
    const dart = now.darts.find((each) => each.name === name);
    const close = dart && closing(now, dart, ({ name }) => faced.has(name));
    return close ? viewPiece(carried(now.piece, close)) : now;
  }, view);
}
