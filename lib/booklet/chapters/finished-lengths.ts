import type { PieceView } from '@/lib/drafting/checks/context/piece-view';
import { hasLapel } from '@/lib/drafting/collars/revers';
import type { Draft } from '@/lib/drafting/types';
import type { Book } from '../book';

type Source = Pick<Book, 'draft' | 'measured'>;

/** Strips gathered on to the lower edge of the body, front and back. */
function hemRuffle({ draft, measured }: Source): PieceView[] {
  const gathered = draft.seams.filter(({ operation }) => operation === 'gather-hem-ruffle');
  const strips = new Set(gathered.flatMap(({ a }) => a.map(({ piece }) => piece)));
  return measured.pieces.filter(({ id }) => strips.has(id));
}

function along({ edges }: PieceView, line: string): number {
  return edges.reduce((sum, edge) => sum + (edge.line === line ? edge.length : 0), 0);
}

/** Where the sleeve of a garment begins above the crown it is drawn from: a raglan one at the shoulder point. */
const aboveCrown = ({ choices, construction }: Draft): number =>
  choices.options.sleeve === 'raglan' ? (construction.shoulderDrop ?? 0) : 0;

/**
 * What the garment measures as worn, where the draft's own figures stop short of it: they end at the seam a hem ruffle
 * hangs from, begin at the crown of a raglan sleeve, and go round a neckline that is no edge any more once a lapel is
 * folded back over it.
 */
export function finishedMeasures(source: Source): Readonly<Record<string, number>> {
  const { draft } = source;
  const { neckline: _neckline, ...others } = draft.finished;
  const told = hasLapel(draft.choices) ? others : draft.finished;
  const ruffle = hemRuffle(source);
  const [strip] = ruffle;
  const beyond: Readonly<Record<string, (measured: number) => number>> = {
    sleeveLength: (measured) => measured + aboveCrown(draft),
    ...(strip && {
      hem: () => ruffle.reduce((sum, piece) => sum + piece.copies * along(piece, 'hem'), 0),
      backLength: (measured: number) => measured + along(strip, 'end'),
    }),
  };
  return Object.fromEntries(
    Object.entries(told).map(([name, measured]) => [name, beyond[name]?.(measured) ?? measured]),
  );
}
