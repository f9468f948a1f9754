import type { Book } from '../../book';
import { STILL } from '../../drawings/plane/rigid';
import { inARow } from '../../pictures/cloth/arrange-scenes';
import type { Scene } from '../../pictures/cloth/scene';
import { isOnePiece } from '../../pictures/cloth/walk-seam';
import type { Job } from '../jobs';
import { asSeen, bandBeside, withoutAllowance } from './sleeve-ends';

/**
 * A cuff sewn to its sleeve, both seen from inside, the allowances in it: stitched down along its inner edge and all
 * round. Undefined for what is done before they are joined, and for a sleeve in two parts.
 */
export function cuffScene(book: Book, { seams }: Job, key: string, rows: number): Scene | undefined {
  if (key !== 'finish' || !seams.every(({ a }) => isOnePiece(a.steps))) return undefined;
  const scenes = seams.map(({ a, b }): Scene => {
    const sleeve = {
      piece: withoutAllowance(a.steps),
      side: 'wrong',
      unfolded: false,
      motion: STILL,
    } as const;
    const bands = asSeen(bandBeside(book, a.steps, b.steps, true), 'wrong');
    return { shown: [{ ...sleeve, worked: [] }, ...bands], arrows: [] };
  });
  return inARow(scenes, rows);
}
