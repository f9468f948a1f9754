import { EXTENSION } from '@/lib/drafting/openings/lap';
import { detailsOf } from '@/lib/operations/action';
import { findDone } from '@/lib/operations/ask';
import { OPERATIONS, stageOf } from '@/lib/operations/registry';
import type { Draft, EdgeRef, Operation, Piece } from '@/lib/pattern/types';
import { OUTER } from './overcast-edges';

/** Before any seam: every piece is cut, notched and marked. */
export function cuttingOut({ pieces }: Draft): Operation {
  const ids = pieces.map(({ id }) => id);
  return {
    id: 'cut-out',
    operation: 'cut-out',
    stage: stageOf('cut-out'),
    pieces: ids,
    edges: [],
    figures: { count: ids.length },
  };
}

const BODY: readonly Piece['part'][] = ['front', 'back'];
/** A neckline bound with tape has no allowance to stitch in. */
const STITCHED_WITHIN = 0.4;
/** Beyond the centre the neckline runs on over the lap, on a wrap all the way down its slanting edge. */
const NECK_LINES = ['neckline', EXTENSION];

/**
 * Necklines, and the long edges of a halter, lie across the grain and stretch while they are handled, until something is sewn to them. One turned
 * in to a casing is gathered anyway.
 */
export function staystitching({ pieces, construction }: Draft): Operation[] {
  const lines = construction.strapNape === undefined ? NECK_LINES : [...NECK_LINES, 'armhole'];
  const edges = pieces
    .filter(({ part, material }) => BODY.includes(part) && OUTER.includes(material))
    .flatMap((piece) =>
      piece.edges
        .filter(
          ({ line, role, allowance }) =>
            role !== 'hem' && lines.includes(line) && allowance > STITCHED_WITHIN,
        )
        .map((edge): EdgeRef => ({ piece: piece.id, edge: edge.id })),
    );
  if (edges.length === 0) return [];
  return [
    {
      id: 'staystitch',
      operation: 'staystitch',
      stage: stageOf('staystitch'),
      pieces: [],
      edges,
      figures: {},
    },
  ];
}

/** Whether an operation names facings and works along their seams. */
const isTurned = ({ operation }: Operation): boolean =>
  OPERATIONS[operation].actions.some((action) => detailsOf(action).along);

/**
 * A draft names the facings of the neck where they are understitched; the edge of a front goes on down a skirt, and the
 * facing of that edge is turned in the same go.
 */
export function withEdgeFacings(operation: Operation, { seams }: Pick<Draft, 'seams'>): Operation {
  if (!isTurned(operation)) return operation;
  const faced = findDone(seams, ({ faces }) => faces === 'front');
  const facings = faced.flatMap(({ a }) => a.map(({ piece }) => piece));
  if (!facings.some((id) => operation.pieces.includes(id))) return operation;
  return { ...operation, pieces: [...new Set([...operation.pieces, ...facings])] };
}
