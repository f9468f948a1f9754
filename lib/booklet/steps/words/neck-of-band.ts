import { fromCommands } from '@/lib/geometry/commands';
import { pathLength } from '@/lib/geometry/length';
import type { Book } from '../../book';

/**
 * How much of a bow's long edge goes to the neckline on either side of the centre back, cm; 0 without a bow. The edge
 * runs on straight into the end to tie: it has no corner there to be told by.
 */
export function neckOfBand({ draft }: Pick<Book, 'draft'>): number {
  const band = draft.pieces.find(({ id }) => id === 'collar-bow');
  const own = band?.edges.filter(({ id }) => id === 'neck') ?? [];
  return own.reduce((sum, { path }) => sum + pathLength(fromCommands(path)), 0);
}
