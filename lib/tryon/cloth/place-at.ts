import type { Point } from '@/lib/geometry/types';
import { BEYOND_UNDERARM, underarmCorner } from '@/lib/pattern/worn/grown-on';
import type { WornPlace } from '@/lib/pattern/worn/place';
import type { WornSheet } from './cloth';

/** What of the body a place of a piece is worn on: of one with a sleeve grown on, the arm beyond the underarm. */
export function placeAt({ place, sheet }: Pick<WornSheet, 'place' | 'sheet'>, { x, y }: Point): WornPlace {
  const corner = underarmCorner(sheet.mesh.piece);
  return corner && Math.abs(x) > corner.x + BEYOND_UNDERARM && y > corner.y ? 'arm' : place;
}
