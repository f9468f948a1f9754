import type { DrawingCommand } from '@/lib/drawing/types';
import type { Piece } from '@/lib/pattern/types';
import { cutOutline } from '@/lib/sheets/pieces/piece-lines';
import { smoothOutline } from '@/lib/sheets/pieces/smooth-outline';

/** The cut line as printed: curves where there are curves. */
export function cutPath(piece: Pick<Piece, 'cut' | 'edges' | 'cutLine'>): readonly DrawingCommand[] {
  const { points, closed } = cutOutline(piece);
  return smoothOutline(points, closed);
}
