import { facingEdge } from '@/lib/drafting/hems/facing-edge';
import { intersect } from '@/lib/geometry/intersect';
import { offsetPath } from '@/lib/geometry/offset';
import { endOf, polyline, reversePath, startOf, withStart } from '@/lib/geometry/path';
import { add, scale, sub, unit } from '@/lib/geometry/point';
import { SAME_POINT } from '@/lib/geometry/tolerance';
import { trimBetween } from '@/lib/geometry/trim';
import type { Path, Point } from '@/lib/geometry/types';
import { isDone } from '@/lib/operations/ask';
import { isPetal } from '@/lib/pattern/petals';
import type { Draft, Edge, Piece } from '@/lib/pattern/types';
import { acrossCentre, line as stroke } from '../ink';
import { onShoulders } from '../worn/halves';
import type { FlatPart } from './part';

// Less than this, the stitching would be drawn into the edge itself.
const LEAST = 0.4;

/** A hem that a lining is sewn to is caught by hand, on the inside alone. */
const isHidden = ({ operations }: Draft, hem: 'hem' | 'sleeve-hem'): boolean =>
  isDone(operations, ({ hides }) => hides === hem);

function hemDepth(pieces: readonly Piece[]): number {
  const hems = pieces.flatMap(({ edges }) =>
    edges.filter((edge: Edge) => edge.role === 'hem' && edge.line === 'hem'),
  );
  return hems.length === 0 ? 0 : Math.max(...hems.map(({ allowance }) => allowance));
}

/** The line at which the hem of the body is stitched down. */
export const hemStitching: FlatPart = ({ draft, near }) => {
  const depth = hemDepth(near.panels);
  if (depth < LEAST || isHidden(draft, 'hem')) return [];
  const { hem, side } = near.lines;
  const raised = offsetPath(hem, -depth);
  const [meets] = intersect(raised, side);
  const end = meets?.point ?? endOf(raised);
  const half = meets
    ? trimBetween(facingEdge(hem, depth), centreLine(startOf(raised)), side)
    : withStart(raised, { x: 0, y: startOf(raised).y });
  return end.x > 0
    ? [stroke(acrossCentre(reversePath(half)), 'topstitch', `${near.view}/hem-stitching`)]
    : [];
};

const centreLine = (p: Point): Path => polyline({ x: 0, y: p.y - 5 }, { x: 0, y: p.y + 5 });

/** The path run straight on a little at both ends, so that it surely meets what should cut it. */
function longer(of: Path): Path {
  const first = of[0];
  const last = of.at(-1);
  if (!first || !last) return of;
  const back = sub(first.a, scale(unit(sub(first.b, first.a)), 1));
  const on = add(last.b, scale(unit(sub(last.b, last.a)), 3));
  return [...polyline(back, first.a), ...of, ...polyline(last.b, on)];
}

/** The line at which the sleeve hems are stitched down. */
export const sleeveHemStitching: FlatPart = (worn) => {
  const { draft, sleeve } = worn;
  if (!sleeve || sleeve.end || isPetal(sleeve.piece)) return [];
  const depth = hemDepth([sleeve.piece]);
  if (depth < LEAST || isHidden(draft, 'sleeve-hem')) return [];
  const shift = scale(sleeve.along, -depth);
  const moved = polyline(add(startOf(sleeve.hem), shift), add(endOf(sleeve.hem), shift));
  const line = longer(moved);
  // A short sleeve on a dropped shoulder may have less underarm than hem: nothing of the stitching shows there.
  const [over, under] = [intersect(line, sleeve.overarm)[0], intersect(line, sleeve.underarm).at(-1)];
  if (!over || !under || under.lengthA <= over.lengthA + SAME_POINT) return [];
  const half = trimBetween(line, sleeve.overarm, sleeve.underarm);
  return onShoulders(worn, (side) => [stroke(side(half), 'topstitch', 'sleeve/hem-stitching')]);
};
