import { buildContext } from '@/lib/drafting/checks/context/context';
import { type PieceView, viewPiece } from '@/lib/drafting/checks/context/piece-view';
import type { SeamView } from '@/lib/drafting/checks/context/seam-view';
import type { Draft, Pair } from '@/lib/drafting/types';
import { fromCommands } from '@/lib/geometry/commands';
import { flatten } from '@/lib/geometry/flatten';
import type { Book } from '../../book';
import { closing } from '../../drawings/cloth/closed-dart';
import { asPairs } from '../../drawings/plane/as-pairs';
import type { Job } from '../jobs';
import { isWorkedBelow } from '../work-below';
import { foldedAtZip } from '../zips/folded-at-zip';
import { carried } from './carried';
import { fisheyesSewn } from './fisheyes-sewn';
import { gathersSewn, isHung, withGathersDrawn } from './gathers-drawn';
import { lyingSo } from './lying-so';
import { pleatsFolded } from './pleats-folded';
import { foldsOf, withPleatsLaid } from './pleats-laid';

/** The pieces as they lie on the table when a job is done: their darts sewn by then are closed, their pleats laid, their gathers drawn up, their allowances folded at a zip. */
export interface SoFar {
  readonly book: Book;
  readonly job: Job;
  /** Seams that lie inside a piece by then. */
  readonly seamsIn: (piece: string) => readonly (readonly Pair[])[];
  /** Edges of cloth that lie within it by then: of a slash, of pleats and gathers. */
  readonly slashesIn: (piece: string) => readonly (readonly Pair[])[];
}

/** By piece. */
type Seams = Readonly<Record<string, readonly (readonly Pair[])[]>>;
type Closed = Pick<Book, 'draft' | 'measured'> & { readonly seams: Seams; readonly folds: Seams };

const known = new WeakMap<Draft, Map<string, Closed>>();

export const sewnSoFar = (book: Book, job: Job, key?: string): SoFar => foldedAtZip(takenUp(book, job, key));

function takenUp(book: Book, job: Job, key?: string): SoFar {
  const darts = book.measured.seams.filter(({ dart, seam }) => dart && seam.stage < job.stage);
  const within = (draft: Draft) => (piece: string) => slashed(draft, piece, job.stage);
  const pleated = pleatsFolded(book.draft, job, key);
  const gathers = gathersSewn(book.measured.seams, job, key).filter(
    (seam) => !(isHung(seam) && isWorkedBelow(book.measured, job, seam)),
  );
  const doubles = (now: Pick<Book, 'draft' | 'measured'>) => (piece: string) =>
    fisheyesSewn(now, piece, job.stage);
  if (darts.length === 0 && pleated.size === 0 && gathers.length === 0)
    return { book, job, seamsIn: doubles(book), slashesIn: within(book.draft) };
  const { draft, measured, seams, folds } = closedOnce(book, { darts, pleated, gathers });
  return {
    book: { ...book, draft, measured },
    job: { ...job, seams: lyingSo(job.seams, measured) },
    seamsIn: (piece) => [...(seams[piece] ?? []), ...doubles({ draft, measured })(piece)],
    slashesIn: (piece) => [...within(draft)(piece), ...(folds[piece] ?? [])],
  };
}

const SLASHED = 'bind-placket';

function slashed({ pieces, operations }: Draft, id: string, stage: number): Pair[][] {
  const isOpen = operations.some(
    (each) => each.operation === SLASHED && each.stage < stage && each.pieces.includes(id),
  );
  const slashes = pieces.find((piece) => piece.id === id)?.internal.filter(({ kind }) => kind === 'slash');
  return isOpen ? (slashes ?? []).map(({ path }) => asPairs(flatten(fromCommands(path), 0.05))) : [];
}

/** What is sewn by then that changes how the pieces lie. */
interface Sewn {
  readonly darts: readonly SeamView[];
  /** Pieces whose pleats lie folded. */
  readonly pleated: ReadonlySet<string>;
  readonly gathers: readonly SeamView[];
}

function closedOnce({ draft, measured }: Book, sewn: Sewn): Closed {
  const states = known.get(draft) ?? new Map<string, Closed>();
  known.set(draft, states);
  const key = [...sewn.pleated, ...[...sewn.darts, ...sewn.gathers].map(({ id }) => id)].join(' ');
  const state = states.get(key) ?? closed({ draft, measured }, sewn);
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
  { darts, pleated, gathers }: Sewn,
): Closed {
  const faced = facedIn(measured.seams);
  const legs = legsOf(darts);
  const shut = measured.pieces.map((flat) => {
    const view = withDartsClosed(flat, legs, faced);
    return pleated.has(view.id) ? withPleatsLaid(view) : view;
  });
  const drawn = withGathersDrawn(shut, gathers);
  const sewn = measured.pieces.map((flat, i) => ({ flat, view: drawn.views[i] as PieceView }));
  const closedDraft = { ...draft, pieces: sewn.map(({ view }) => view.piece) };
  const inside = (lines: (view: PieceView) => Pair[][]): Seams =>
    Object.fromEntries(sewn.flatMap(({ view, flat }) => (view === flat ? [] : [[view.id, lines(view)]])));
  return {
    draft: closedDraft,
    measured: buildContext(closedDraft),
    seams: inside((view) => seamsOf(view, legs)),
    folds: { ...inside((view) => (pleated.has(view.id) ? foldsOf(view) : [])), ...drawn.folds },
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
