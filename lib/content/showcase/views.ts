import { flatDrawing, type View } from '@/lib/flat/flat';
import type { Draft } from '@/lib/pattern/types';
import { type Figure, figureOf } from '../drawings/figure';

/** The technical drawing of a draft. */
export function flatFigure(draft: Draft, view: View): Figure {
  return figureOf(flatDrawing(draft, view));
}
