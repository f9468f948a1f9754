import { reversePath } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import type { Face, WornLine } from './types';

const isWornLine = (face: Face, name: string): name is WornLine => name in face.lines;

/** A line of the upper body as worn, counter-clockwise as the pieces have it; nothing where the face does not show it. */
export function wornLine(face: Face, name: string): Path | undefined {
  if (isWornLine(face, name)) return face.lines[name];
  return name === 'raglan' && face.raglan ? reversePath(face.raglan.seam) : undefined;
}
