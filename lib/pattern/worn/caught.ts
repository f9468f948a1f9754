import type { PieceView } from '../piece-view';
import type { Side, Step } from '../seam-view';

/** A piece that is caught by one edge, not sewn to another by the seams of a draft, and where on both it is held. */
export interface Caught {
  readonly id: string;
  readonly operation: string;
  /** The edge of the piece that is caught. */
  readonly caught: Side;
  /** The line of the garment it hangs from. */
  readonly host: Side;
  /** Places that meet: on the piece, and along its host, cm. */
  readonly stops: readonly (readonly [caught: number, host: number])[];
}

export type Unplaced = Omit<Step, 'from'>;

/** Edges one after the other as a side of a seam. */
export function sideOf(steps: readonly Unplaced[]): Side {
  let length = 0;
  const placed = steps.map((step) => {
    const from = length;
    length += step.edge.length;
    return { ...step, from };
  });
  return { steps: placed, length, line: steps[0]?.edge.line ?? '' };
}

/** Where the cloth of an edge lies, from the middle of its piece out. */
export const outOf = ({ edge: { start, end } }: { readonly edge: PieceView['edges'][number] }): number =>
  start.x + end.x;
