import { edgeAt } from '@/lib/pattern/find';
import type { Book } from '../../book';
import type { Job } from '../jobs';

/** The width to sew at: of the edges worked on, the one most of them have, cm. */
export function allowanceOf({ draft }: Pick<Book, 'draft'>, { seams, operations }: Job): number {
  const fromSeams = seams.flatMap(({ a, b }) => [...a.steps, ...b.steps].map(({ edge }) => edge.allowance));
  const refs = operations.flatMap(({ edges }) => edges);
  const fromEdges = refs.map((ref) => edgeAt(draft, ref)?.allowance ?? 0);
  const widths = [...fromSeams, ...fromEdges].filter((width) => width > 0);
  const count = (width: number) => widths.filter((other) => other === width).length;
  return widths.reduce((best, width) => (count(width) > count(best) ? width : best), widths[0] ?? 0);
}
