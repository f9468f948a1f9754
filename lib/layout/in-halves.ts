import { cyclic } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import { foldLine, isOnFold } from '@/lib/pattern/unfold';

/**
 * A piece on the fold cut as two mirrored halves instead, an allowance (cm) added along the fold where they are sewn
 * together. The piece itself where it has no fold.
 */
export function inHalves(piece: Piece, allowance: number): Piece {
  const fold = piece.cut.onFold ? foldLine(piece) : undefined;
  if (!fold) return piece;
  return {
    ...piece,
    cut: { count: 2 * piece.cut.count, onFold: false, mirrored: true },
    edges: piece.edges.map((edge) => (edge.role === 'fold' ? { ...edge, role: 'seam', allowance } : edge)),
    cutLine: widened(piece.cutLine, fold, allowance),
  };
}

/** The cut line moved outward where it runs along the fold; its ends go straight across. */
function widened(cutLine: readonly Pair[], fold: readonly [Pair, Pair], by: number): Pair[] {
  const isOn = isOnFold(fold);
  const out = outwardOf(cutLine, fold, by);
  return cutLine.flatMap((point, i): Pair[] => {
    if (!isOn(point)) return [point];
    const [before, after] = [cyclic(cutLine, i - 1), cyclic(cutLine, i + 1)];
    const moved: Pair = [point[0] + out[0], point[1] + out[1]];
    return [...(isOn(before) ? [] : [point]), moved, ...(isOn(after) ? [] : [point])];
  });
}

/** From the fold away from the cloth of the piece. */
function outwardOf(cutLine: readonly Pair[], [[ax, ay], [bx, by]]: readonly [Pair, Pair], far: number): Pair {
  const size = Math.hypot(bx - ax, by - ay);
  const [x, y] = [(by - ay) / size, (ax - bx) / size];
  const side = cutLine.reduce((sum, [px, py]) => sum + (px - ax) * x + (py - ay) * y, 0);
  return side < 0 ? [x * far, y * far] : [-x * far, -y * far];
}
