import { joinPaths } from '@/lib/geometry/path';
import { both, line, shape } from '../ink';
import type { FlatPart } from './part';

/** Sleeves hanging beside the body, behind the face one looks at. */
export const sleeves: FlatPart = ({ near, sleeve }) => {
  if (!sleeve) return [];
  const { overarm, hem, underarm } = sleeve;
  const outline = joinPaths(overarm, hem, underarm, near.lines.armhole);
  return both((side) => [
    shape(side(outline), 'shell', 'sleeve'),
    line(side(joinPaths(overarm, hem, underarm)), 'outline', 'sleeve/outline'),
  ]);
};
