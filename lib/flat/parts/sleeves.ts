import { endOf, joinPaths, polyline, startOf } from '@/lib/geometry/path';
import { lerp, sub } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { firstAlong } from '@/lib/pattern/find';
import { pathOf } from '@/lib/pattern/lines';
import type { Piece } from '@/lib/pattern/types';
import { line, shape } from '../ink';
import { onShoulders } from '../worn/halves';
import { lyingAlong } from '../worn/lying';
import type { WornSleeve } from '../worn/types';
import type { FlatPart } from './part';

const DOWN: Point = { x: 0, y: -1 };

/** The direction in which the arm runs down on the pattern: square to the edge of a sleeve that is one with the body. */
function armOn(piece: Piece): Point {
  const hem = firstAlong(piece, 'sleeve-hem');
  if (!hem) return DOWN;
  const across = sub(endOf(pathOf(hem)), startOf(pathOf(hem)));
  return across.y > 0 ? { x: across.y, y: -across.x } : { x: -across.y, y: across.x };
}

/** How far the shadow of the body reaches over the sleeve beside it, as a share of its width at the hem. */
const SHADED = 0.24;

/** The side of the sleeve toward the body, which lies in its shadow. */
function hollow({ hem, underarm }: WornSleeve): Path {
  const inner = endOf(hem);
  const edge = lerp(inner, startOf(hem), SHADED);
  return [...underarm, ...polyline(endOf(underarm), edge), ...polyline(edge, inner)];
}

/** Sleeves hanging beside the body, behind the face one looks at. */
export const sleeves: FlatPart = (worn) => {
  const { near, sleeve } = worn;
  if (!sleeve) return [];
  const { overarm, hem, underarm, along, piece, upper } = sleeve;
  const grain = lyingAlong(armOn(piece), along, endOf(underarm));
  const outline = joinPaths(overarm, hem, underarm, near.lines.armhole, ...(upper ? [upper] : []));
  return onShoulders(worn, (side, lying) => [
    shape(side(outline), 'shell', 'sleeve', lying(grain)),
    shape(side(hollow(sleeve)), 'shadow', 'sleeve/shadow'),
    line(side(joinPaths(...(upper ? [upper] : []), overarm, hem, underarm)), 'outline', 'sleeve/outline'),
  ]);
};
