import { endOf, joinPaths, startOf } from '@/lib/geometry/path';
import { sub } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import type { Piece } from '@/lib/pattern/types';
import { both, line, shape } from '../ink';
import { lyingAlong } from '../worn/lying';
import type { FlatPart } from './part';

const DOWN: Point = { x: 0, y: -1 };

/** The direction in which the arm runs down on the pattern: square to the edge of a sleeve that is one with the body. */
function armOn({ edges }: Piece): Point {
  const hem = edges.find(({ line: name }) => name === 'sleeve-hem');
  if (!hem) return DOWN;
  const across = sub(endOf(pathOf(hem)), startOf(pathOf(hem)));
  return across.y > 0 ? { x: across.y, y: -across.x } : { x: -across.y, y: across.x };
}

/** Sleeves hanging beside the body, behind the face one looks at. */
export const sleeves: FlatPart = ({ near, sleeve }) => {
  if (!sleeve) return [];
  const { overarm, hem, underarm, along, piece } = sleeve;
  const grain = lyingAlong(armOn(piece), along, endOf(underarm));
  const outline = joinPaths(overarm, hem, underarm, near.lines.armhole);
  return both((side, lying) => [
    shape(side(outline), 'shell', 'sleeve', lying(grain)),
    line(side(joinPaths(overarm, hem, underarm)), 'outline', 'sleeve/outline'),
  ]);
};
