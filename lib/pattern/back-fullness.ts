import { fromCommands } from '@/lib/geometry/commands';
import { endOf, startOf } from '@/lib/geometry/path';
import type { Point } from '@/lib/geometry/types';
import { liesAcross, outwardX } from './halves';
import type { Piece } from './types';

/** A centre nearer to the middle of the body than this lies on it, cm. */
const ON_CENTRE = 0.05;

type Commands = Piece['edges'][number]['path'];
type Half = Pick<Piece, 'id' | 'part' | 'cut' | 'edges' | 'internal' | 'landmarks'>;

/** The upper end of a line, whichever way it is drawn. */
function upperEnd(commands: Commands): Point {
  const path = fromCommands(commands);
  const [from, to] = [startOf(path), endOf(path)];
  return from.y >= to.y ? from : to;
}

/** The centre of a back: its fold, the line down a lap, or the uppermost stretch of its seam, which may go in below. */
function centreOf({ edges, internal }: Half): Commands | undefined {
  const fold = edges.find(({ role }) => role === 'fold');
  const lap = internal.find(({ id }) => id === 'centre-back');
  const [seam] = edges
    .filter(({ line }) => line === 'centre')
    .sort((a, b) => upperEnd(b.path).y - upperEnd(a.path).y);
  return (fold ?? lap ?? seam)?.path;
}

/**
 * How much wider the half of a back, or one cut whole, is than the yoke it hangs from, cm: so far beyond the middle of the body its centre
 * lies; 0 of any other piece. Pleated or gathered there it hangs free below, and counts in no girth.
 */
export function backFullness(half: Half): number {
  const has = (name: string) => half.edges.some(({ line }) => line === name);
  if (half.part !== 'back' || !has('yoke') || !has('side')) return 0;
  // On one that is cut whole both its halves hold so much.
  if (liesAcross(half)) return 2 * Math.abs(half.landmarks.middle?.[0] ?? 0);
  const centre = centreOf(half);
  const beyond = centre ? -outwardX(half, upperEnd(centre).x) : 0;
  return beyond > ON_CENTRE ? beyond : 0;
}
