import { inHalves } from '@/lib/layout/in-halves';
import { isCutOpened } from '@/lib/pattern/cut-opened';
import type { Draft, Material, Piece } from '@/lib/pattern/types';
import { widthFor } from './piece-width';

/** Pieces cut as two halves, because the cloth is too narrow for them on the fold. */
export interface Halved {
  /** As they are cut: one half with its allowance, twice and mirrored. */
  readonly pieces: readonly Piece[];
  /** Added to each half along the fold, cm. */
  readonly allowance: number;
}

/**
 * What has to be cut in two for cloth of a width (cm) to take every piece of a material; undefined where nothing has to
 * be, or where that is no help: what has no fold, or lies on the bias about it, cannot be halved, and halves may be too
 * wide themselves.
 */
export function cutInTwo({ pieces }: Draft, material: Material, width: number): Halved | undefined {
  const tooWide = pieces.filter((piece) => piece.material === material && widthFor(piece) > width);
  if (tooWide.length === 0 || tooWide.some(isCutOpened)) return undefined;
  const allowance = Math.max(...tooWide.map(seamAllowanceOf));
  const halves = tooWide.map((piece) => inHalves(piece, allowance));
  return halves.every((half) => widthFor(half) <= width) ? { pieces: halves, allowance } : undefined;
}

/** What the piece's own seams are sewn with: the new one is sewn with as much, cm. */
const seamAllowanceOf = ({ edges }: Piece): number =>
  Math.max(...edges.filter(({ role }) => role === 'seam').map(({ allowance }) => allowance));
