import { layoutDrawing } from '@/lib/booklet/pictures/ink/draw-layout';
import type { FabricLayout } from '@/lib/layout/fabric';
import type { Piece } from '@/lib/pattern/types';
import { toPicture } from './picture';
import type { LayoutWords, Picture } from './protocol';

/** Pieces laid on cloth as the screen shows them, each with its number in the pattern. */
export function layoutPicture(pieces: readonly Piece[], layout: FabricLayout, labels: LayoutWords): Picture {
  const numbers = new Map(pieces.map(({ id }, i) => [id, i + 1]));
  const numberOf = (piece: string) => numbers.get(piece) ?? 0;
  return toPicture(layoutDrawing(pieces, layout, { labels, numberOf }), { moving: false });
}
