import { fitDrawing, transformItems } from '@/lib/drawing/transform';
import type { Drawing } from '@/lib/drawing/types';
import type { Block } from './block';

interface FigureOptions {
  readonly width: number;
  readonly height: number;
  /** Cm on the page for one cm of the drawing; the largest that fits when absent. */
  readonly scale?: number;
}

/** The scale at which a drawing fills a frame without leaving it. */
export function fittingScale({ box: [x0, y0, x1, y1] }: Drawing, width: number, height: number): number {
  return Math.min(width / Math.max(x1 - x0, 1e-6), height / Math.max(y1 - y0, 1e-6));
}

/** A drawing centred in a frame. Line widths stay as they are, so that small figures keep the same hand. */
export function figure(drawing: Drawing, { width, height, scale }: FigureOptions): Block {
  const [x0, y0, x1, y1] = drawing.box;
  if (scale === undefined) {
    return { height, draw: (x, y) => fitDrawing(drawing, width, height, [x, y - height]) };
  }
  const left = (width - (x1 - x0) * scale) / 2 - x0 * scale;
  const foot = (height - (y1 - y0) * scale) / 2 - y0 * scale;
  return {
    height,
    draw: (x, y) => transformItems(drawing.items, { scale, offset: [x + left, y - height + foot] }),
  };
}
