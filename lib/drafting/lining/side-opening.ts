import { mapTuple } from '@/lib/geometry/sequence';
import type { GarmentContext } from '../garments/addition';
import { hasLine, lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type OperationPlan, operation } from '../kernel/plan';
import type { SeamPlan } from '../kernel/seams';
import { SIDE_ZIP, seamClosedAbove } from '../openings/side-zip';
import { SIDE_ZIP_LINE, type Span, sewnAlong, TO_EDGE, zippedOver } from '../openings/zipped-side';
import { OPEN } from './slits';

interface Halves {
  readonly front: Panel;
  readonly back: Panel;
}

/** The lining opens a little further than the zip, at either end, so that it does not catch. */
const BEYOND = 1;
/** Less of a seam beside an opening is not sewn; between two, the side opens from one to the other (INVARIANTS F12). */
const SHORTEST_SEAM = 1;
const BETWEEN_OPENINGS = 2;

interface Opened {
  readonly side: number;
  /** How far below the underarm the lining begins. */
  readonly taken: number;
  readonly opening: number;
  readonly closed: number;
  readonly shortest: number;
}

/** What the zip opens of the side of a lining, cm up from its foot. */
function spanOn({ side, taken, opening, closed, shortest }: Opened): Span {
  const top = closed - BEYOND - taken;
  const foot = side - (closed + opening + BEYOND - taken);
  return { from: foot < shortest ? 0 : foot, to: top < SHORTEST_SEAM ? TO_EDGE : side - top };
}

const asLining = (panel: Panel): Panel => ({
  ...panel,
  edges: panel.edges.map((own) => (own.kind === 'zip' ? { ...own, kind: 'seam' as const } : own)),
});

/** Front and back of a lining that begins so far below the underarm, parted where a zip in the left side opens: felled to its tapes there, sewn on the right. */
export function openedSides(
  { front, back }: Halves,
  taken: number,
  opening: number | undefined,
  { opening: { id }, choices }: GarmentContext,
): Halves {
  if (id !== SIDE_ZIP.id || opening === undefined) return { front, back };
  const side = lineLength(back, 'side');
  const shortest = hasLine(back, `side@${OPEN}`) ? BETWEEN_OPENINGS : SHORTEST_SEAM;
  const span = spanOn({ side, taken, opening, closed: seamClosedAbove(choices), shortest });
  if (span.from >= side - SHORTEST_SEAM) return { front, back };
  const parted = (panel: Panel) => asLining(zippedOver(panel, span));
  return { front: parted(front), back: parted(back) };
}

/** Its edges on the left felled to the tapes. */
export function fellSides({ front, back }: Halves): OperationPlan[] {
  const open = [front, back].filter((panel) => hasLine(panel, SIDE_ZIP_LINE));
  const lines = open.map(({ family }) => ({ family, line: SIDE_ZIP_LINE }));
  return open.length === 0 ? [] : [operation({ id: 'lining-opening', operation: 'fell-lining', lines })];
}

/** Where the opening ends on a side, cm up from its foot. */
const sewnTo = (half: Panel): number => lineLength(half, 'side') + lineLength(half, SIDE_ZIP_LINE);

/** The side seam of a lining sewn along all its parts, with notches where the left one is left open. */
export function openedSideSeam(seam: SeamPlan, { front, back }: Halves): SeamPlan {
  const along = sewnAlong(seam, [front, back]);
  if (along.a.length === seam.a.length) return along;
  const ends = mapTuple([front, back], (half) => [lineLength(half, 'side'), sewnTo(half)] as const);
  const [[footA, topA], [footB, topB]] = ends;
  const foot = footA > 0 ? [{ a: footA, b: footB }] : [];
  const top = hasLine(front, 'side@upper') ? [{ a: topA, b: topB }] : [];
  return { ...along, notches: [...along.notches, ...foot, ...top] };
}
