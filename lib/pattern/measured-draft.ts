import type { EdgeView } from './edge-view';
import { type PieceView, viewPiece } from './piece-view';
import { type Joint, jointsOf, type SeamView, viewSeam } from './seam-view';
import type { Draft, EdgeRef, Operation, Part } from './types';

/** A draft with everything measured that more than one rule asks for. Made once, read by all. */
export interface MeasuredDraft {
  readonly draft: Draft;
  readonly pieces: readonly PieceView[];
  readonly seams: readonly SeamView[];
  readonly joints: readonly Joint[];
  piece(id: string): PieceView | undefined;
  edge(ref: EdgeRef): EdgeView | undefined;
  /** Every step of a seam or operation that names the edge; the key is `piece/edge`. */
  readonly sewn: ReadonlyMap<string, readonly SeamView[]>;
}

function sewnEdges(seams: readonly SeamView[]): Map<string, SeamView[]> {
  const sewn = new Map<string, SeamView[]>();
  for (const seam of seams) {
    const names = [...seam.a.steps, ...(seam.selfPaired ? [] : seam.b.steps)].map(({ edge }) => edge.name);
    for (const name of names) {
      const known = sewn.get(name);
      if (known) known.push(seam);
      else sewn.set(name, [seam]);
    }
  }
  return sewn;
}

/** Measures a draft once for all rules. Refuses paths that cannot be read. */
export function measureDraft(draft: Draft): MeasuredDraft {
  const pieces = draft.pieces.map(viewPiece);
  const byId = new Map(pieces.map((view) => [view.id, view]));
  const edges = new Map(pieces.flatMap((view) => view.edges.map((edge) => [edge.name, edge] as const)));
  const find = (ref: EdgeRef): [PieceView, EdgeView] | undefined => {
    const piece = byId.get(ref.piece);
    const edge = edges.get(`${ref.piece}/${ref.edge}`);
    return piece && edge ? [piece, edge] : undefined;
  };
  const seams = draft.seams.map((seam) => viewSeam(seam, find));
  return {
    draft,
    pieces,
    seams,
    joints: seams.flatMap(jointsOf),
    piece: (id) => byId.get(id),
    edge: (ref) => edges.get(`${ref.piece}/${ref.edge}`),
    sewn: sewnEdges(seams),
  };
}

/** Pieces of the given parts in the outer cloth. */
export function shellPieces(context: MeasuredDraft, ...parts: readonly Part[]): PieceView[] {
  return context.pieces.filter(({ piece }) => isOuter(piece.material) && parts.includes(piece.part));
}

/** Cloth that is seen. */
export function isOuter(material: string): boolean {
  return material === 'shell' || material === 'contrast';
}

/** Operations whose name says they do `what`. */
export function operations({ draft }: MeasuredDraft, what: RegExp): Operation[] {
  return draft.operations.filter(({ id, operation }) => what.test(id) || what.test(operation));
}
