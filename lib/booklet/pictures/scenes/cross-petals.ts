import { STILL } from '@/lib/geometry/motion';
import { isPetal } from '@/lib/pattern/petals';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs/jobs';
import { lying, piecesIn } from '../cloth/lay-piece';
import type { Scene } from '../cloth/scene';
import { nearWork } from '../cloth/tear-near-work';

/** Two petals as they cross over the arm, right side up, the front one on top; their caps lie edge to edge. */
export function petalScene(book: Book, job: Job): Scene | undefined {
  const pieces = piecesIn(book, job).filter(isPetal);
  const [front, back] = [
    pieces.find(({ id }) => id.endsWith('front')),
    pieces.find(({ id }) => id.endsWith('back')),
  ];
  const basted =
    back &&
    book.measured.piece(back.id)?.edges.find(({ line, role }) => line === 'cap' && role === 'finished');
  if (!front || !back || !basted) return undefined;
  const worked = [basted.points.map(({ x, y }): [number, number] => [x, y])];
  const shown = [lying(back, 'right', { motion: STILL }), lying(front, 'right', { motion: STILL, worked })];
  const [near] = nearWork([{ shown, arrows: [] }]);
  return near;
}
