import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { line } from '../ink';
import type { Face } from '../worn/types';
import type { FlatPart } from './part';

/** Whether the middle of a face is sewn. */
export function hasCentreSeam({ panels }: Face): boolean {
  return panels.some(({ edges }) =>
    edges.some((edge) => edge.line.startsWith('centre') && edge.role === 'seam'),
  );
}

function seam(face: Face, id: string) {
  return line(polyline(endOf(face.lines.neckline), startOf(face.lines.hem)), 'seam', id);
}

/** The centre seam of the face one looks at. */
export const centreSeam: FlatPart = ({ near }) =>
  hasCentreSeam(near) ? [seam(near, `${near.view}/centre`)] : [];

/** The centre seam on the inside of the other face. */
export const farCentreSeam: FlatPart = ({ far }) =>
  hasCentreSeam(far) ? [seam(far, `inside-${far.view}/centre`)] : [];
