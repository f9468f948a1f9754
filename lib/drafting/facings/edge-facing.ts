import { AppError } from '@/lib/errors/app-error';
import { smoothThrough } from '@/lib/geometry/fit';
import { intersectVertical } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { endOf } from '@/lib/geometry/path';
import { perp } from '@/lib/geometry/point';
import { line } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import { edgesOf, linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type Lap, lapOver } from '../openings/lap';
import { BELOW_UNDERARM, belowBare, passages } from './all-in-one';
import { leavesCloth } from './leaves-cloth';
import { placesBeside } from './neck';
import { pastBust, pastBustLed } from './past-bust';
import { roomInSkirt } from './skirt-facing';
import { traceFacing } from './trace';
import { LEAST_WIDTH, narrowest } from './width';

/** Width at the lower edge beyond the centre, and at least beyond the extension (METHODS §7: 7–9, and ≥ x + 4). */
const BEYOND_CENTRE = 6.5;
const LEAST = 4;
/** Beside a dart nearer than that it still lies behind button and hole (P). */
const LEAST_BESIDE_DART = 2.5;
/** A wrap carries no buttons, and is faced to its outer edge already: beside a dart near the centre this much is enough. */
const LEAST_OF_WRAP = 1.5;
/** Cloth between the free edge and the bust point, and between it and a dart in the lower edge. */
const BESIDE_BUST = 1.5;
const BESIDE_DART = 0.7;
/** The free edge hangs plumb from this far below the last place it is led through. */
const TURN = 4;
/** Less of it is not worth a corner. */
const PLUMB = 1;
/** Round a corner of the neckline the free edge may swing this far toward the armhole again. */
const ROUND_CORNERS = 3;

/** How far from the centre the free edge hangs down. */
export function innerAt(panel: Panel, { lap, skirt }: EdgeFacing): number {
  const [first] = edgesOf(panel, 'hem');
  const bust = panel.landmarks.bustPoint;
  const toDart = first ? endOf(first.path).x - BESIDE_DART : BEYOND_CENTRE;
  const room = [
    toDart,
    bust ? bust.x - BESIDE_BUST : BEYOND_CENTRE,
    skirt ? roomInSkirt(skirt) : BEYOND_CENTRE,
  ];
  const buttoned = Math.min(LEAST, Math.max(LEAST_BESIDE_DART, toDart));
  const least = lap.slopesTo === undefined ? buttoned : LEAST_OF_WRAP;
  return Math.max(least, Math.min(BEYOND_CENTRE, ...room));
}

/** The place of the lower edge under which the free edge ends. Refuses a dart so near the centre that it would end in it. */
function footAt(panel: Panel, x: number): Point {
  const [hit] = edgesOf(panel, 'hem').flatMap(({ path }) => intersectVertical(path, x));
  if (!hit) throw new AppError('incompatible-choices', { fields: ['fit', 'opening'] });
  return hit.point;
}

/** Round from the last place, then plumb to the lower edge; round all the way where that edge is near. */
export function ledDown(
  panel: Panel,
  start: Point,
  through: readonly Point[],
  inner: number,
  startDir?: Point,
): Path {
  const last = through.at(-1) ?? start;
  const foot = footAt(panel, inner);
  const turn = { x: inner, y: last.y - TURN - Math.max(0, last.x - inner) / 2 };
  const ends = { endDir: { x: 0, y: -1 }, ...(startDir ? { startDir } : {}) };
  if (turn.y < foot.y + PLUMB) return smoothThrough([start, ...through, foot], ends);
  return [...smoothThrough([start, ...through, turn], ends), line(turn, foot)];
}

/** Traced from the lapped panel; above a skirt it ends in the waist seam as the panel does. */
export function traceLapped(from: Panel, lap: Lap, path: Path, id: string, skirt?: Panel): Panel {
  const facing = traceFacing(lapOver(from, lap, { overSkirt: skirt !== undefined }), path, id);
  if (!skirt) return facing;
  const edges = facing.edges.map((own) =>
    own.line === 'hem'
      ? { ...own, line: 'waist' as const, role: 'seam' as const, kind: 'seam' as const }
      : own,
  );
  return { ...facing, edges };
}

/** What an edge facing follows: the lap, and the skirt on which it goes on. */
export interface EdgeFacing {
  readonly lap: Lap;
  readonly skirt?: Panel | undefined;
}

/** The facing of a lapped front or back: neckline, extension and outer edge down to the hem, in one piece (METHODS §7). */
export function edgeFacing(from: Panel, { lap, skirt }: EdgeFacing, id: string, width: number): Panel {
  const shoulder = linePath(from, 'shoulder');
  const start = pointAtLength(shoulder, pathLength(shoulder) - width);
  const inner = innerAt(from, { lap, skirt });
  const through = (own: readonly Point[]) =>
    traceLapped(from, lap, ledDown(from, start, own, inner), id, skirt);
  const round = placesBeside(from, start, width, ROUND_CORNERS);
  const places = leavesCloth(from, through(round), width) ? round : placesBeside(from, start, width, 0);
  const drawn = through(pastBust(from, places, inner));
  if (narrowest(drawn) >= LEAST_WIDTH) return drawn;
  // A place left out may be the one that led round the corner of the neckline.
  const wider = through(pastBustLed(from, places, inner));
  return narrowest(wider) > narrowest(drawn) ? wider : drawn;
}

/**
 * The same with the armhole faced too: from the side, under the armhole, over the bust and down. `slants`: its upper edge
 * goes on beyond the centre to under the other arm, and the free edge begins as low on either side.
 */
export function allInOneEdgeFacing(
  from: Panel,
  { lap, skirt }: EdgeFacing,
  id: string,
  { apex, slants = false }: { readonly apex?: Point | undefined; readonly slants?: boolean } = {},
): Panel {
  const side = linePath(from, 'side');
  const at = pathLength(side) - (slants ? belowBare(from) : BELOW_UNDERARM);
  const start = pointAtLength(side, at);
  const inner = innerAt(from, { lap, skirt });
  const level = (apex ?? start).y;
  const places = slants && !apex ? [] : passages(from, start, { x: inner, y: level - TURN }, apex);
  const path = ledDown(from, start, places, inner, perp(tangentAtLength(side, at)));
  return traceLapped(from, lap, path, id, skirt);
}
