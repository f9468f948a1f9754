import type { Look } from '@/lib/cloth/look';
import { flatDrawing, type View } from '@/lib/flat/flat';
import type { Draft } from '@/lib/pattern/types';
import { type Figure, figureOf } from '../drawings/figure';

/** The technical drawing of a draft, in its cloth where it has one. */
export function flatFigure(draft: Draft, view: View, look?: Look): Figure {
  return figureOf(flatDrawing(draft, view), look);
}
