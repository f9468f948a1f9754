import { pieceOf } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import type { Book } from '../../book';

/**
 * How much of a bow's long edge goes to the neckline on either side of the centre back, cm; 0 without a bow. The edge
 * runs on straight into the end to tie: it has no corner there to be told by.
 */
export function neckOfBand({ draft }: Pick<Book, 'draft'>): number {
  const band = pieceOf(draft, 'collar-bow');
  const own = band?.edges.filter(({ id }) => id === 'neck') ?? [];
  return lengthOfAll(own);
}
