import { hasLapel } from '@/lib/drafting/collars/revers';
import type { Draft, Piece } from '@/lib/drafting/types';
import { fromCommands } from '@/lib/geometry/commands';
import { pathLength } from '@/lib/geometry/length';

/** Strips gathered on to the lower edge of the body, front and back. */
function hemRuffle({ pieces, seams }: Draft): Piece[] {
  const gathered = seams.filter(({ operation }) => operation === 'gather-hem-ruffle');
  const strips = new Set(gathered.flatMap(({ a }) => a.map(({ piece }) => piece)));
  return pieces.filter(({ id }) => strips.has(id));
}

function along({ edges }: Piece, line: string): number {
  const own = edges.filter((edge) => edge.line === line);
  return own.reduce((sum, { path }) => sum + pathLength(fromCommands(path)), 0);
}

/** Halves in the garment: a piece on the fold is drawn as one of its two. */
const halves = ({ cut }: Piece): number => (cut.onFold ? 2 * cut.count : cut.count);

/** Where the sleeve of a garment begins above the crown it is drawn from: a raglan one at the shoulder point. */
const aboveCrown = ({ choices, construction }: Draft): number =>
  choices.options.sleeve === 'raglan' ? (construction.shoulderDrop ?? 0) : 0;

/**
 * What the garment measures as worn, where the draft's own figures stop short of it: they end at the seam a hem ruffle
 * hangs from, begin at the crown of a raglan sleeve, and go round a neckline that is no edge any more once a lapel is
 * folded back over it.
 */
export function finishedMeasures(draft: Draft): Readonly<Record<string, number>> {
  const { neckline: _neckline, ...others } = draft.finished;
  const told = hasLapel(draft.choices) ? others : draft.finished;
  const ruffle = hemRuffle(draft);
  const [strip] = ruffle;
  const beyond: Readonly<Record<string, (measured: number) => number>> = {
    sleeveLength: (measured) => measured + aboveCrown(draft),
    ...(strip && {
      hem: () => ruffle.reduce((sum, piece) => sum + halves(piece) * along(piece, 'hem'), 0),
      backLength: (measured: number) => measured + along(strip, 'end'),
    }),
  };
  return Object.fromEntries(
    Object.entries(told).map(([name, measured]) => [name, beyond[name]?.(measured) ?? measured]),
  );
}
