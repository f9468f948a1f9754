import type { SeamView } from '@/lib/drafting/checks/context/seam-view';
import type { Draft, EdgeRef, Operation, Piece, Seam } from '@/lib/drafting/types';
import type { Book } from '../book';
import { ACTIONS } from './actions';
import { joinedJobs } from './joined-jobs';

/** Seams and operations of one kind that are done in one go. */
export interface Job {
  readonly operation: string;
  readonly stage: number;
  readonly seams: readonly SeamView[];
  readonly operations: readonly Operation[];
}

type Source = Pick<Book, 'draft' | 'measured'>;

/** The work in the order of the draft's stages; within a stage what is alike is done together. */
export function jobsOf(source: Source): Job[] {
  const { draft, measured } = source;
  const work: Job[] = [
    ...[cuttingOut(draft), ...staystitching(draft), ...draft.operations, ...overcasting(source)].map(
      (operation) => ({
        ...named(operation),
        seams: [],
        operations: [operation],
      }),
    ),
    ...measured.seams.map((view) => ({ ...inOneGo(view.seam, draft), seams: [view], operations: [] })),
  ];
  const jobs = new Map<string, Job>();
  for (const part of work) {
    const key = `${part.stage}/${part.operation}`;
    const known = jobs.get(key);
    const seams = [...(known?.seams ?? []), ...part.seams];
    jobs.set(key, { ...part, seams, operations: [...(known?.operations ?? []), ...part.operations] });
  }
  return joinedJobs([...jobs.values()].sort((a, b) => a.stage - b.stage));
}

const named = ({ operation, stage }: { readonly operation: string; readonly stage: number }) => ({
  operation,
  stage,
});

/** Sewn in one go with what it adjoins, where that is sewn at the same stage: a lap beside the gathers of its skirt. */
const WITH: Readonly<Record<string, string>> = { 'join-skirt': 'gather-skirt' };

function inOneGo({ operation, stage }: Seam, { seams }: Draft) {
  const adjoining = seams.find((other) => other.operation === WITH[operation] && other.stage === stage);
  return named(adjoining ?? { operation, stage });
}

/** Before any seam: every piece is cut, notched and marked. */
function cuttingOut({ pieces }: Draft): Operation {
  const ids = pieces.map(({ id }) => id);
  return {
    id: 'cut-out',
    operation: 'cut-out',
    stage: 0,
    pieces: ids,
    edges: [],
    figures: { count: ids.length },
  };
}

const BODY: readonly Piece['part'][] = ['front', 'back'];
/** A neckline bound with tape has no allowance to stitch in. */
const STITCHED_WITHIN = 0.4;

/** Necklines lie across the grain and stretch while they are handled, until something is sewn to them. */
function staystitching({ pieces }: Draft): Operation[] {
  const edges = pieces
    .filter(({ part, material }) => BODY.includes(part) && OUTER.includes(material))
    .flatMap((piece) =>
      piece.edges
        .filter(({ line, allowance }) => line === 'neckline' && allowance > STITCHED_WITHIN)
        .map((edge): EdgeRef => ({ piece: piece.id, edge: edge.id })),
    );
  if (edges.length === 0) return [];
  return [{ id: 'staystitch', operation: 'staystitch', stage: 11, pieces: [], edges, figures: {} }];
}

/** Hems deeper than this are turned up once and overcast, narrower ones turned in twice, cm. */
export const TURNED_ONCE = 1.2;
const OUTER: readonly Piece['material'][] = ['shell', 'contrast'];
/** Seams that end up between two layers of the same piece. */
const ENCLOSED: readonly string[] = ['close-band', 'join-strip', 'join-collar-halves'];
const INNER_PARTS: readonly Piece['part'][] = ['facing', 'binding', 'interfacing', 'lining'];

/**
 * Edges that will be pressed open or turned up once fray unless they are overcast while the pieces are still flat.
 * Nothing that a lining covers, where nobody sees or rubs it, only hems where the lining hangs free of them; and nothing
 * that a step names itself: the mouth of a pocket is overcast when it is turned down, and is on the front by then.
 */
function overcasting({ draft, measured }: Source): Operation[] {
  const lined = draft.pieces.some(({ material }) => material === 'lining');
  if (lined && !draft.operations.some(({ operation }) => operation === 'hem-lining')) return [];
  const pressedOpen = measured.seams.filter(
    ({ seam }) =>
      !ENCLOSED.includes(seam.operation) && ACTIONS[seam.operation]?.some(({ press }) => press === 'open'),
  );
  const seamed = pressedOpen.flatMap(({ seam }) => [...seam.a, ...seam.b]);
  const hemmed = draft.pieces.flatMap((piece) =>
    piece.edges
      .filter(({ role, allowance }) => role === 'hem' && allowance > TURNED_ONCE)
      .map((edge): EdgeRef => ({ piece: piece.id, edge: edge.id })),
  );
  const outer = new Set(draft.pieces.filter(isOuter).map(({ id }) => id));
  const own = new Set(draft.operations.filter(overcastsItself).flatMap(({ edges }) => edges.map(nameOf)));
  const edges = unique(
    [...(lined ? [] : seamed), ...hemmed].filter((ref) => outer.has(ref.piece) && !own.has(nameOf(ref))),
  );
  if (edges.length === 0) return [];
  const stage =
    Math.min(
      ...pressedOpen
        .filter(({ seam }) => seam.a.some(({ piece }) => outer.has(piece)))
        .map(({ seam }) => seam.stage),
    ) - 0.5;
  return [{ id: 'overcast', operation: 'finish-edges', stage, pieces: [], edges, figures: {} }];
}

const isOuter = ({ material, part }: Piece) => OUTER.includes(material) && !INNER_PARTS.includes(part);

const overcastsItself = ({ operation }: Operation) => operation === 'hem-pocket-mouth';

const nameOf = ({ piece, edge }: EdgeRef): string => `${piece}/${edge}`;

function unique(refs: readonly EdgeRef[]): EdgeRef[] {
  return [...new Map(refs.map((ref) => [nameOf(ref), ref])).values()];
}

/** The pieces a job handles, each once, in the order they are named. */
export function piecesOf({ seams, operations }: Job): string[] {
  const fromSeams = seams.flatMap(({ a, b }) => [...a.steps, ...b.steps].map(({ piece }) => piece.id));
  const fromOperations = operations.flatMap(({ pieces, edges }) => [
    ...pieces,
    ...edges.map(({ piece }) => piece),
  ]);
  return [...new Set([...fromSeams, ...fromOperations])];
}
