import type { Draft } from '@/lib/drafting/types';
import type { Drawing } from '@/lib/drawing/types';
import { flatDrawing, type View } from '@/lib/flat/flat';
import { renderSvg } from '@/lib/svg/svg';

/** A picture with its true size, so that several can be shown at one scale. */
export interface Figure {
  /** Decoration: what holds it names it. Lines keep their width however large it is shown. */
  readonly svg: string;
  /** Width of what is drawn, cm. */
  readonly width: number;
}

export function figureOf(drawing: Drawing): Figure {
  const [x0, , x1] = drawing.box;
  return { svg: renderSvg(drawing, { theme: 'screen', strokes: 'fixed' }), width: x1 - x0 };
}

/** The technical drawing of a draft. */
export function flatFigure(draft: Draft, view: View): Figure {
  return figureOf(flatDrawing(draft, view));
}
