import { arc } from '@/lib/geometry/arc';
import { endOf, joinPaths, mirrorPathX, reversePath, startOf, transformPath } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import { line, shape } from '../ink';
import type { Face } from '../worn/types';
import type { FlatPart } from './part';

const BUTTON = 0.55;

/** One side of the drop, hung from the neckline as worn. */
function dropOf({ panels, lines }: Face): Path | undefined {
  const edge = panels.flatMap(({ edges }) => edges).find((own) => own.line === 'keyhole');
  if (!edge) return undefined;
  const own = pathOf(edge);
  const [from, to] = [startOf(own), endOf(lines.neckline)];
  return transformPath(own, ({ x, y }) => ({ x: x - from.x, y: y - from.y + to.y }));
}

/** A drop-shaped slit below the neckline, and the button that closes it. */
export const keyhole: FlatPart = ({ near }) => {
  const drop = dropOf(near);
  if (!drop) return [];
  const id = `${near.view}/keyhole`;
  const whole = joinPaths(drop, reversePath(mirrorPathX(drop)));
  const top = startOf(drop);
  const button = arc({ x: top.x, y: top.y - BUTTON }, BUTTON, 0, 360);
  return [
    shape(whole, 'shade', id),
    line(whole, 'outline', id),
    shape(button, 'paper', id),
    line(button, 'seam', id),
  ];
};
