import type { Item, Stroke } from '@/lib/drawing/types';
import { flatDrawing, type View } from '@/lib/flat/flat';
import type { Draft } from '@/lib/pattern/types';
import type { Drawn, Model, WordFigure } from './figure';

/** The technical drawing of a garment, with the lines whose name matches drawn in red. */
export function onGarment(view: View, model: Model = {}, lines?: RegExp): WordFigure {
  return { kind: 'drawn', model, take: (draft) => takeView(draft, view, lines) };
}

function takeView(draft: Draft, view: View, lines: RegExp | undefined): Drawn | undefined {
  const flat = flatDrawing(draft, view);
  const red = lines ? flat.items.filter((item) => isNamed(item, lines)).map(inRed) : [];
  if (lines && red.length === 0) return undefined;
  const shown = { kind: 'garment', view, marked: red.length > 0 } as const;
  return { shown, drawing: { ...flat, items: [...flat.items, ...red] } };
}

function isNamed(item: Item, lines: RegExp): item is Stroke {
  return item.kind === 'stroke' && item.stroke !== 'none' && lines.test(item.id ?? '');
}

function inRed(item: Stroke): Item {
  return { ...item, stroke: 'highlight', fill: 'none' };
}
