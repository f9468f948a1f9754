import type { Piece } from '../types';

/** A strip behind which something runs that draws the waist in. */
export const isWaistCasing = ({ id, part }: Pick<Piece, 'id' | 'part'>): boolean =>
  part === 'binding' && id.startsWith('waist-casing');
