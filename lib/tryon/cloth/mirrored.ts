import type { PieceView } from '@/lib/pattern/piece-view';
import type { WornSheet } from './cloth';
import { hangsFromTier, isFlared } from './mesh-places';
import { isLapped } from './overlying';

/**
 * Vertices of her left, each followed by its image on her right, the same twice where a piece lies across the middle.
 * Undefined of a garment whose sides differ: one laps over the other, or a piece is worn on one side alone; and of flared
 * or tiered skirts, whose folds find no rest where left and right are held to each other.
 */
export function mirroredVertices(sheets: readonly WornSheet[]): Uint32Array | undefined {
  const isAlike = sheets.every(
    (own) => own.sheet.sides.length === 2 && !isLapped(own) && !isWide(own.sheet.mesh.piece),
  );
  if (!isAlike) return undefined;
  return Uint32Array.from(
    sheets.flatMap(({ sheet }) =>
      sheet.mesh.points.flatMap((_, local) => {
        const [left, right] = [sheet.vertex('left', local), sheet.vertex('right', local)];
        return left === undefined || right === undefined ? [] : [left, right];
      }),
    ),
  );
}

const isWide = (piece: PieceView): boolean => isFlared(piece) || hangsFromTier(piece);
