import { type Box, boundingBox } from '@/lib/geometry/bounds';
import type { Point } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';

/** From this size on a rectangle takes sheets that carry little but its edges, cm². */
const LARGE = 1000;
/** Off its frame by less than a line is wide, cm. */
const STRAIGHT = 0.05;

const liesOn = ({ x, y }: Point, { minX, maxX, minY, maxY }: Box): boolean =>
  Math.min(x - minX, maxX - x, y - minY, maxY - y) < STRAIGHT;

/** Width and height of the cut line of a piece that is one large rectangle, cm: it can as well be ruled on the cloth. */
export function ruledSize({ cutLine }: Pick<Piece, 'cutLine'>): readonly [number, number] | undefined {
  const points = cutLine.map(([x, y]) => ({ x, y }));
  const box = boundingBox(points);
  const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
  return width * height >= LARGE && points.every((at) => liesOn(at, box)) ? [width, height] : undefined;
}
