import type { EdgeView } from '@/lib/drafting/checks/context/edge-view';
import type { SeamView } from '@/lib/drafting/checks/context/seam-view';
import type { Operation, Piece } from '@/lib/drafting/types';
import type { Book } from '../book';
import type { Job } from './jobs';

/** Operations that name pieces only, and the seams along which they are done. */
const ALONG: Readonly<Record<string, string>> = { understitch: 'attach-facing' };
/** Without a placket the edges of a front are understitched as well, and round a shawl its collar. */
const LAPELLED = ['attach-facing', 'attach-front-facing', 'sew-collar'];
const FOLLOWS_EDGE = ['shawl', 'notched'];

/** Edges of one piece that a job works on: those it names, or those of the seams it follows. */
export function workedEdges(
  { draft, measured }: Book,
  { seams, operations }: Job,
  { id }: Piece,
): EdgeView[] {
  const view = measured.piece(id);
  const sewn = seams.filter(({ dart }) => !dart).flatMap((seam) => edgesIn(seam, id));
  const named = operations.flatMap((operation) => edgesNamed(operation, { draft, measured }, id));
  const names = new Set([...sewn, ...named]);
  return (view?.edges ?? []).filter((edge) => names.has(edge.id));
}

function edgesNamed(
  { operation, edges }: Operation,
  { draft, measured }: Pick<Book, 'draft' | 'measured'>,
  id: string,
): string[] {
  const along = ALONG[operation];
  if (!along) return edges.filter(({ piece }) => piece === id).map(({ edge }) => edge);
  const lapels = FOLLOWS_EDGE.includes(draft.choices.options.collar ?? '');
  const followed = lapels ? LAPELLED : [along];
  return measured.seams
    .filter(({ seam }) => followed.includes(seam.operation))
    .flatMap((seam) => edgesIn(seam, id));
}

const edgesIn = ({ a, b }: SeamView, piece: string): string[] =>
  [...a.steps, ...b.steps].filter((step) => step.piece.id === piece).map((step) => step.edge.id);
