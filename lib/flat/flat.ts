import { itemsBox } from '@/lib/drawing/bounds';
import type { Box, Drawing, Item } from '@/lib/drawing/types';
import type { Draft } from '@/lib/pattern/types';
import { PARTS } from './parts/registry';
import { droppedItems } from './worn/dropped';
import type { View } from './worn/types';
import { wornGarment } from './worn/worn';

export type { View } from './worn/types';

const MARGIN = 1.5;

function framed(items: readonly Item[]): Box {
  const [x0, y0, x1, y1] = itemsBox(items) ?? [0, 0, 0, 0];
  return [x0 - MARGIN, y0 - MARGIN, x1 + MARGIN, y1 + MARGIN];
}

/**
 * Technical drawing of the garment as worn, from the front or from the back, in cm of the garment itself (fit it to its
 * place with `fitDrawing`; strokes keep their width). Drawn from the draft's own lengths and widths with darts sewn.
 * Refuses a draft that has no front or no back. Every line carries the id of what it shows: `front`, `front/side` …
 */
export function flatDrawing(draft: Draft, view: View): Drawing {
  const worn = wornGarment(draft, view);
  const items = droppedItems(
    worn,
    PARTS.flatMap((part) => part(worn)),
  );
  return { box: framed(items), items };
}
