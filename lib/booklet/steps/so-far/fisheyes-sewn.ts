import { fisheyesOf } from '@/lib/pattern/fisheye';
import type { Pair } from '@/lib/pattern/types';
import type { Book } from '../../book';

const SEWN = 'sew-fisheye-dart';

/** Double darts sewn before a stage: along their axis, from point to point, the cloth lies in a fold. */
export function fisheyesSewn(
  { draft, measured }: Pick<Book, 'draft' | 'measured'>,
  piece: string,
  stage: number,
): Pair[][] {
  const view = measured.piece(piece);
  const isSewn = draft.operations.some(
    (each) => each.operation === SEWN && each.stage < stage && each.pieces.includes(piece),
  );
  if (!view || !isSewn) return [];
  return fisheyesOf(view).map(({ top, bottom }): Pair[] => [
    [top.x, top.y],
    [bottom.x, bottom.y],
  ]);
}
