import type { Book } from '../../book';
import type { Job } from '../../steps/jobs/jobs';
import { inARow } from '../cloth/arrange-scenes';
import { foldedBesideZip } from '../cloth/fold-at-zip';
import { lying, piecesIn } from '../cloth/lay-piece';
import type { Scene } from '../cloth/scene';

/**
 * The facings of a job whose edges end at a zip, wrong side up, their allowances pressed over beside where the teeth
 * will lie. Undefined where none does.
 */
export function facingEndsScene(book: Book, job: Job, rows: number): Scene | undefined {
  const folded = piecesIn(book, job).flatMap(({ id, part }) => {
    const view = part === 'facing' ? book.measured.piece(id) : undefined;
    const over = view && foldedBesideZip(book.draft, view);
    return over && over.folds.length > 0 ? [over] : [];
  });
  if (folded.length === 0) return undefined;
  const scenes = folded.map(({ piece, turned, folds }) => ({
    shown: [lying(piece, 'wrong', { turned, worked: folds })],
    arrows: [],
  }));
  return inARow(scenes, rows);
}
