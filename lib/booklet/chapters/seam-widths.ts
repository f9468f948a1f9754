import { OPERATIONS } from '@/lib/operations/registry';
import type { EdgeRef } from '@/lib/pattern/types';
import { type Book, say } from '../book';
import { jobsOf } from '../steps/jobs/jobs';
import { seamName } from './seam-name';

/** Something sewn, and the allowance of its edges, cm. */
interface Sewn {
  readonly name: string;
  readonly width: number;
}

/** The width most seams are sewn at, then the others with what is sewn at them. */
export function seamWidths(book: Book): string[][] {
  const sewn = [...seamsOf(book), ...besideSeams(book)];
  const at = (width: number) => sewn.filter((each) => each.width === width);
  const widths = [...new Set(sewn.map(({ width }) => width))].sort(
    (a, b) => at(b).length - at(a).length || a - b,
  );
  return widths.map((width, i) => {
    const names = new Set(at(width).map(({ name }) => name));
    const most = say(book, `allowances.roles.${widths.length > 1 ? 'most' : 'seam'}`);
    return [i === 0 ? most : [...names].join(' · '), book.numbers.width(width)];
  });
}

/** Both edges of a seam have the same allowance. */
const seamsOf = (book: Book): Sewn[] =>
  book.measured.seams
    .filter(({ dart }) => !dart)
    .map((view) => ({ name: seamName(book, view), width: view.a.steps[0]?.edge.allowance ?? 0 }));

/** Edges that something other than their twin is sewn to: a zip, not the hook above it. */
function besideSeams(book: Book): Sewn[] {
  const inSeams = new Set(
    book.measured.seams.flatMap(({ a, b }) => [...a.steps, ...b.steps].map(({ edge }) => edge.name)),
  );
  const sewing = jobsOf(book).filter(({ operation }) => !OPERATIONS[operation].hooks);
  return sewing.flatMap((job) =>
    job.operations
      .filter((own) => book.draft.operations.some(({ id }) => id === own.id))
      .flatMap(({ edges }) => edges)
      .filter(({ piece, edge }) => !inSeams.has(`${piece}/${edge}`))
      .flatMap((ref) => edgeOf(book, ref))
      .filter(({ role }) => role === 'seam')
      .map(({ allowance }) => ({
        name: say(book, `operations.${job.operation}.seam`),
        width: allowance,
      })),
  );
}

const edgeOf = ({ measured }: Book, { piece, edge }: EdgeRef) =>
  measured.piece(piece)?.edges.filter(({ id }) => id === edge) ?? [];
