import { OPERATIONS } from '@/lib/operations/registry';
import { type Book, findPiece, pieceName, say } from '../../book';
import { type Job, piecesOf } from '../jobs/jobs';
import { factsOf } from './facts';
import { listNames, nameInSentence } from './list-names';

/** Interfacing is told apart from what it stiffens: a sentence names the cloth. */
export function findClothPieces(book: Book, job: Job): string[] {
  return piecesOf(job).filter((id) => findPiece(book, id)?.material !== 'interfacing');
}

/** The pieces on the first side of a job's seams: of a collar and its neckline, the layer of the collar. */
export const findFirstSide = ({ seams }: Job): string[] => [
  ...new Set(seams.flatMap(({ a }) => a.steps.map(({ piece }) => piece.id))),
];

/** The seams of an operation that sews many, each kind once; the others need no list. */
export function listLines(book: Book, job: Job): string {
  if (!OPERATIONS[job.operation].namesLines) return '';
  const lines = [...new Set(job.seams.map(({ a }) => a.line))];
  const facts = factsOf(book, job);
  return listNames(
    lines.map((line) => say(book, `steps.lines.${line}`, facts)),
    book.locale,
  );
}

/** Names in a sentence: `devant, dos et manche`. */
export function listPieces(book: Book, ids: readonly string[]): string {
  return listNames(
    ids.map((id) => nameInSentence(pieceName(book, id), book.locale)),
    book.locale,
  );
}
