import type { Point } from '@/lib/geometry/types';
import { pointsOf } from '../lines';
import type { MeasuredDraft } from '../measured-draft';
import type { PieceView } from '../piece-view';
import type { Piece } from '../types';

/** A strip behind which something runs that draws the waist in. */
export const isWaistCasing = ({ id, part }: Pick<Piece, 'id' | 'part'>): boolean =>
  part === 'binding' && id.startsWith('waist-casing');

/** Points along a line are no farther off it than this, cm. */
const OFF_LINE = 0.05;

/**
 * The lines of a piece along which its cloth is drawn in: both rows of a casing, or the one above a seam and the seam
 * itself, on the skirt below it as well, but for what lies flat beside an opening. None where its face of the garment has
 * no casing.
 */
export function drawnInLines({ piece, face, edges }: PieceView, { pieces, draft }: MeasuredDraft): Point[][] {
  const isCased = pieces.some((own) => isWaistCasing(own.piece) && own.id.endsWith(face));
  if (!isCased) return [];
  const rows = rowsOf(piece);
  if (draft.construction.casingLevel === 0) return rows;
  const faced = pieces.filter((own) => own.face === face).flatMap((own) => rowsOf(own.piece));
  const flat = Math.min(...faced.flat().map(({ x }) => x));
  const seams = edges
    .filter(({ line }) => line === 'waist')
    .map(({ points }) => points.filter(({ x }) => x > flat - OFF_LINE));
  return [...rows, ...seams.filter(({ length }) => length > 1)];
}

const rowsOf = ({ internal }: Piece): Point[][] =>
  internal.filter(({ id }) => id.startsWith('waist-casing')).map((row) => [...pointsOf(row, OFF_LINE)]);
