import type { Piece } from '@/lib/drafting/types';
import { type Book, findPiece, say } from '../../book';
import type { Job } from '../jobs';

/** The name of a piece to be fused; where not all that are cut of it are, it says how many. */
export function withShareFused(book: Book, { operations }: Job, id: string, name: string): string {
  const fusing = operations.find(({ operation, pieces }) => operation === 'interface' && pieces.includes(id));
  const pieces = (fusing?.pieces ?? []).flatMap((each) => findPiece(book, each) ?? []);
  const [cloth, ...others] = pieces.filter((each) => !isFused(each));
  const [fused, ...more] = pieces.filter(isFused);
  if (!cloth || !fused || others.length + more.length > 0 || fused.cut.count >= cloth.cut.count) return name;
  return say(book, 'steps.share', { name, count: fused.cut.count, all: cloth.cut.count });
}

const isFused = ({ material }: Piece): boolean => material === 'interfacing';
