import { endOf, startOf } from '@/lib/geometry/path';
import { firstOf } from '@/lib/geometry/sequence';
import { lineLength, linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { skirtCut } from '../skirts/waist-seam';
import type { SkirtOpened, SkirtOpeningRequest } from './opening';
import { passesBelow } from './zip-depth';
import { CLOSED_BELOW, hasSide, UPPER_SKIRT, zippedOver } from './zipped-side';

/** So far below the waist seam at least: a skirt is not torn by stepping in, a peplum passes over the head (METHODS §10). */
const BELOW_SEAM = { skirt: 10, peplum: 6 };
/** Beyond where the skirt is wide enough. */
const BEYOND = 1;

/** How far a side opens below the waist seam: until what stays closed lets the body through (METHODS §10), cm. */
function depthIn(side: Panel, { body, choices, girthAt, opensTo }: SkirtOpeningRequest): number {
  const line = linePath(side, 'side');
  const [hem, top] = [startOf(line).y, endOf(line).y];
  const least = BELOW_SEAM[skirtCut(choices) === 'peplum' ? 'peplum' : 'skirt'];
  const depth = Math.max(least, top - passesBelow(girthAt, body, hem, top) + BEYOND);
  return Math.min(depth, top - opensTo);
}

/** The side to a depth under the waist seam; to its lower edge where too little would stay closed there. */
function openedTo(depth: number, panel: Panel): Panel {
  const to = lineLength(panel, 'side');
  const from = to - depth < CLOSED_BELOW - 1e-6 ? 0 : to - depth;
  return zippedOver(panel, { from, to });
}

/** The sides of a skirt opened for a zip that comes down through its waist seam; the zip itself is chosen for both. */
export function sideOfSkirt(request: SkirtOpeningRequest): SkirtOpened {
  const isSide = hasSide(UPPER_SKIRT);
  const depth = depthIn(firstOf(request.skirt.filter(isSide)), request);
  const skirt = request.skirt.map((panel) => (isSide(panel) ? openedTo(depth, panel) : panel));
  return { skirt, operations: [], notions: [], construction: {}, notices: [] };
}
