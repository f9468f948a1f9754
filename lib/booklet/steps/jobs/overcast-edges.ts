import type { Press } from '@/lib/operations/action';
import { findDone, type Question } from '@/lib/operations/ask';
import { OPERATIONS, stageOf } from '@/lib/operations/registry';
import { beforeFirst } from '@/lib/operations/stages';
import type { EdgeRef, Operation, Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { isClosedIn, isCovered } from './cover-edges';

type Source = Pick<Book, 'draft' | 'measured'>;

/** Hems deeper than this are turned up once and overcast, narrower ones turned in twice, cm. */
export const TURNED_ONCE = 1.2;
export const OUTER: readonly Piece['material'][] = ['shell', 'contrast'];
const INNER_PARTS: readonly Piece['part'][] = ['facing', 'binding', 'interfacing', 'lining'];

/**
 * Edges that will be pressed open, folded back along a zip or turned up once fray unless they are overcast while the
 * pieces are still flat.
 * Nothing that a lining covers, where nobody sees or rubs it, and nothing that a step of its own finishes.
 * A facing that is turned up with the hem is overcast along it when its free edge is.
 */
export function overcasting(source: Source): Operation[] {
  const { draft } = source;
  if (isClosedIn(draft)) return [];
  const own = new Set(edgesOf(source, ({ finishes }) => finishes).map(nameOf));
  const outer = outerPieces(source);
  const edges = unique(
    [...openEdges(source).filter((ref) => !isCovered(draft, ref)), ...hemmed(source)].filter(
      (ref) => outer.has(ref.piece) && !own.has(nameOf(ref)),
    ),
  );
  const facings = hemmed(source).filter((ref) => !outer.has(ref.piece) && isFacing(source, ref));
  return [
    ...overcast('overcast', stageBefore(source), byPiece(source, edges)),
    ...overcast('overcast-facing', facingEdges(source), byPiece(source, facings)),
  ];
}

/** With the free edges of the facings, whenever those are finished. */
const facingEdges = ({ draft }: Source): number =>
  draft.operations.find(({ id }) => id === 'finish-facing')?.stage ?? stageOf('finish-edges');

/** Many pieces wait at the machine: in the order of their numbers none is passed over. */
function byPiece({ draft }: Source, refs: readonly EdgeRef[]): EdgeRef[] {
  const placeOf = (ref: EdgeRef) => draft.pieces.findIndex(({ id }) => id === ref.piece);
  return [...refs].sort((a, b) => placeOf(a) - placeOf(b));
}

const overcast = (id: string, stage: number, edges: readonly EdgeRef[]): Operation[] =>
  edges.length === 0 ? [] : [{ id, operation: 'finish-edges', stage, pieces: [], edges, figures: {} }];

/** Allowances that lie open on the inside, each on its own. */
const openEdges = (source: Source): EdgeRef[] => [
  ...pressedOpen(source).flatMap(({ seam }) => [...seam.a, ...seam.b]),
  // A facing ends well above the foot of a zip: below it the allowances beside the tapes lie open.
  ...edgesOf(source, ({ zip }) => zip !== undefined),
];

/** A raglan seam is pressed open as far as its notches: its allowances are overcast apart in all their length. */
const OPEN: readonly Press[] = ['open', 'open-to-notch'];

const pressedOpen = ({ measured }: Source) =>
  measured.seams.filter(
    ({ seam }) =>
      !OPERATIONS[seam.operation].encloses &&
      OPERATIONS[seam.operation].actions.some(
        (action) => action.view === 'opened' && OPEN.includes(action.press),
      ),
  );

const hemmed = ({ draft }: Source): EdgeRef[] =>
  draft.pieces.flatMap((piece) =>
    piece.edges
      .filter(({ role, allowance }) => role === 'hem' && allowance > TURNED_ONCE)
      .map((edge): EdgeRef => ({ piece: piece.id, edge: edge.id })),
  );

/** Before the first of the seams: once two pieces are joined their edges are no longer flat. */
function stageBefore(source: Source): number {
  const outer = outerPieces(source);
  const stages = pressedOpen(source)
    .filter(({ seam }) => seam.a.some(({ piece }) => outer.has(piece)))
    .map(({ seam }) => seam.stage);
  return beforeFirst(stages);
}

const outerPieces = ({ draft }: Source): Set<string> =>
  new Set(draft.pieces.filter(isOuter).map(({ id }) => id));

const isOuter = ({ material, part }: Piece) => OUTER.includes(material) && !INNER_PARTS.includes(part);

const isFacing = ({ draft }: Source, { piece }: EdgeRef): boolean =>
  draft.pieces.some(
    ({ id, part, material }) => id === piece && part === 'facing' && OUTER.includes(material),
  );

const edgesOf = ({ draft }: Source, asked: Question): readonly EdgeRef[] =>
  findDone(draft.operations, asked).flatMap(({ edges }) => edges);

const nameOf = ({ piece, edge }: EdgeRef): string => `${piece}/${edge}`;

function unique(refs: readonly EdgeRef[]): EdgeRef[] {
  return [...new Map(refs.map((ref) => [nameOf(ref), ref])).values()];
}
