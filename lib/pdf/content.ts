import type { Box, Item, Text } from '@/lib/drawing/types';
import type { Painter } from './paint';
import type { TypeSetter } from './type-setter';
import { pt } from './units';

/** What a content stream is written with: one per document, shared by its pages and forms. */
export interface Pen {
  readonly painter: Painter;
  readonly typeSetter: TypeSetter;
  /** Name of a layer among the properties; undefined when it cannot be switched. */
  layerName(id: string | undefined): string | undefined;
}

/** Marks content as belonging to layers, closing and opening only where the layer changes. */
class LayerTrack {
  private open: readonly string[] = [];

  to(names: readonly string[]): string[] {
    if (names.join() === this.open.join()) return [];
    const operators = [...this.open.map(() => 'EMC'), ...names.map((name) => `/OC /${name} BDC`)];
    this.open = names;
    return operators;
  }
}

function writeText(text: Text, pen: Pen): string[] {
  const { fill = 'ink' } = text;
  if (fill === 'none') return [];
  return [...pen.painter.fillState(fill), ...pen.typeSetter.set(text)];
}

function writeItem(item: Item, pen: Pen): string[] {
  return item.kind === 'stroke' ? pen.painter.paint(item) : writeText(item, pen);
}

/** Operators drawing the items in their order, each inside its layers. */
export function writeItems(items: readonly Item[], pen: Pen): string[] {
  const track = new LayerTrack();
  const operators: string[] = [];
  for (const item of items) {
    const names = [pen.layerName(item.group), pen.layerName(item.layer)].filter((name) => name !== undefined);
    operators.push(...track.to(names), ...writeItem(item, pen));
  }
  operators.push(...track.to([]));
  return operators;
}

/** Operators that keep what follows inside a box. */
export function clipTo([x0, y0, x1, y1]: Box): string[] {
  return [`${pt(x0)} ${pt(y0)} ${pt(x1 - x0)} ${pt(y1 - y0)} re W n`];
}
