import { asPairs } from '@/lib/geometry/pair';
import { item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { carried } from '@/lib/pattern/carry-piece';
import { foldsOf, withPleatsLaid } from '@/lib/pattern/lay-pleats';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { once } from '@/lib/pattern/once';
import { type PieceView, viewPiece } from '@/lib/pattern/piece-view';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Draft, Operation } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { closing } from './close-dart';
import { withElasticsDrawn, withGathersDrawn } from './gather-pieces';
import { stepsOf } from './walk-seam';

/** By piece. */
type Seams = Readonly<Record<string, readonly (readonly Pair[])[]>>;
type Closed = Pick<Book, 'draft' | 'measured'> & { readonly seams: Seams; readonly folds: Seams };

/** By what is sewn. */
const statesOf = once((_: Draft) => new Map<string, Closed>());

/** What is sewn by then that changes how the pieces lie. */
interface Sewn {
  readonly darts: readonly SeamView[];
  /** Pieces whose pleats lie folded. */
  readonly pleated: ReadonlySet<string>;
  readonly gathers: readonly SeamView[];
  readonly elastics: readonly Operation[];
}

/** The pieces of a draft as they lie once so much is sewn, worked out once. */
export function closedOnce({ draft, measured }: Book, sewn: Sewn): Closed {
  const states = statesOf(draft);
  const key = [
    ...sewn.pleated,
    ...[...sewn.darts, ...sewn.gathers, ...sewn.elastics].map(({ id }) => id),
  ].join(' ');
  const state = states.get(key) ?? closed({ draft, measured }, sewn);
  states.set(key, state);
  return state;
}

const legsOf = (darts: readonly SeamView[]): Set<string> =>
  new Set(stepsOf(darts).map(({ edge }) => edge.name));

/** Edges that are sewn to a facing. */
const facedIn = (seams: readonly SeamView[]): Set<string> =>
  new Set(
    seams
      .map((seam) => stepsOf([seam]))
      .filter((steps) => steps.some(({ piece }) => piece.piece.part === 'facing'))
      .flatMap((steps) => steps.map(({ edge }) => edge.name)),
  );

function closed(
  { draft, measured }: Pick<Book, 'draft' | 'measured'>,
  { darts, pleated, gathers, elastics }: Sewn,
): Closed {
  const faced = facedIn(measured.seams);
  const legs = legsOf(darts);
  const shut = measured.pieces.map((flat) => {
    const view = withDartsClosed(flat, legs, faced);
    return pleated.has(view.id) ? withPleatsLaid(view) : view;
  });
  const held = shut.map((view) => withElasticsDrawn(view, shut, elastics));
  // What hangs from an edge that an elastic draws up is as wide as that.
  const drawn = withGathersDrawn(
    held.map(({ view }) => view),
    gathers,
  );
  const sewn = measured.pieces.map((flat, i) => ({ flat, view: item(drawn.views, i) }));
  const closedDraft = { ...draft, pieces: sewn.map(({ view }) => view.piece) };
  const inside = (lines: (view: PieceView) => Pair[][]): Seams =>
    Object.fromEntries(sewn.flatMap(({ view, flat }) => (view === flat ? [] : [[view.id, lines(view)]])));
  return {
    draft: closedDraft,
    measured: measureDraft(closedDraft),
    seams: inside((view) => seamsOf(view, legs)),
    folds: {
      ...inside((view) => (pleated.has(view.id) ? foldsOf(view) : [])),
      ...drawn.folds,
      ...foldsBy(held),
    },
  };
}

const foldsBy = (held: readonly ReturnType<typeof withElasticsDrawn>[]): Seams =>
  Object.fromEntries(held.flatMap(({ view, folds }) => (folds.length > 0 ? [[view.id, folds]] : [])));

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
