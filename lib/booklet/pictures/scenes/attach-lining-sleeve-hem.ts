import type { Pair } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs/jobs';
import type { PressArrow, Scene, Shown } from '../cloth/scene';
import { tuckedProfile } from './draw-hem-profile';
import {
  APART,
  EDGE,
  type LinedHem,
  levelAt,
  linedHem,
  SEEN,
  SHORT,
  seamAt,
  shellUp,
  torn,
  WIDER,
} from './enlarge-lined-hem';

/** The lining is torn off so far below the garment, cm. */
const LOWER = 0.9;
/** Above the seam it bends over so high before its surplus falls, cm: its fold hangs half the surplus below that. */
const BENDS = 0.35;

const isSleeve = ({ part }: Piece): boolean => part === 'sleeve';

/**
 * The lower end of a lining sleeve at a seam, large, the sleeve turned inside out: drawn down to the turned hem, its
 * allowance folded under; then sewn to it along that fold by hand, and beside it how its surplus falls, cut through.
 * Undefined where no sleeve is hemmed by itself.
 */
export function liningSleeveHemScene(book: Book, job: Job, key: string): Scene | undefined {
  const hem = linedHem(book, job, isSleeve);
  if (!hem) return undefined;
  const { seam, depth } = hem;
  const fold = levelAt(seam, EDGE - SEEN.beside, SHORT - EDGE);
  if (key === 'pull') return { shown: drawnDown(hem, { creased: [fold] }), arrows: down(seam), detail: true };
  // Drafted as long as its sleeve, it has as much to spare as it is sewn above the fold.
  const heights = { top: depth + SEEN.above, fold: seam / 2 + BENDS, crest: seam + BENDS };
  const profile = tuckedProfile({ ...hem, ...heights }, SEEN.beside + APART);
  return { shown: [...drawnDown(hem, { worked: [fold] }), ...profile], arrows: [], detail: true };
}

/** Right side up on the garment, its folded edge on the hem; torn off at one side, to show the edge of that. */
function drawnDown(hem: LinedHem, drawn: Partial<Shown>): Shown[] {
  const { lining, depth, seam } = hem;
  const { beside, above } = SEEN;
  const top = depth + above - LOWER;
  const over = torn(lining, 'right', [-beside - WIDER, seam, SHORT, top]);
  const { cloth, up } = shellUp(hem);
  return [cloth, up, { ...over, within: [seamAt(seam, top - EDGE)], ...drawn }];
}

const down = (seam: number): PressArrow[] =>
  [-SEEN.beside / 2, SHORT / 2].map((x) => ({ at: [x, seam + SEEN.above / 2] as Pair, direction: [0, -1] }));
