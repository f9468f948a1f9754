import type { Piece } from '@/lib/drafting/types';
import type { Book } from '../book';
import { type TurnedUp, turnedUp } from '../drawings/turned-up';
import type { Job } from './jobs';
import { HEM } from './turning';

/** Done at the edge of a hem once that is sewn: what is turned there lies over it. */
const OVER_HEM = ['sew-slit', 'finish-vent'];

/** A piece with the hems that are sewn by then, where they matter to what is done. */
export function hemmed({ draft, measured }: Book, { operation, stage }: Job, piece: Piece): TurnedUp {
  const loop = measured.piece(piece.id)?.edges ?? [];
  const names = OVER_HEM.includes(operation)
    ? draft.operations
        .filter((each) => each.operation === 'hem' && each.stage < stage)
        .flatMap(({ edges }) => edges.filter((edge) => edge.piece === piece.id).map(({ edge }) => edge))
    : [];
  const edges = loop.filter(({ id }) => names.includes(id));
  return edges.length > 0 ? turnedUp(piece, loop, edges, HEM.seen) : { piece, turned: [] };
}
