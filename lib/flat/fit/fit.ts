import { itemsBox } from '@/lib/drawing/bounds';
import type { Drawing } from '@/lib/drawing/types';
import { joinPaths, mirrorPathX, polyline } from '@/lib/geometry/path';
import type { Draft } from '@/lib/pattern/types';
import { line, shape } from '../ink';
import { wornGarment } from '../worn/worn';
import { bodyStations, formOutline } from './body-form';

/** What the garment leaves at one girth. Places in the drawing, girths in cm. */
export interface FitBar {
  readonly id: 'bust' | 'waist' | 'hip';
  readonly y: number;
  /** Half widths of the garment and of the body under it. */
  readonly outer: number;
  readonly inner: number;
  readonly garment: number;
  readonly body: number;
}

interface FitDrawing {
  readonly drawing: Drawing;
  readonly bars: readonly FitBar[];
}

const GIRTHS = ['bust', 'waist', 'hip'] as const;
const ROOM_FOR_WORDS = 26;

/** The garment over a dress form of the wearer, both flat and to one scale, with what it leaves at bust, waist and hip. */
export function fitDrawing(draft: Draft): FitDrawing {
  const form = formOutline(draft);
  const { hem, side, armhole, shoulder, neckline } = wornGarment(draft, 'front').near.lines;
  const garment = joinPaths(hem, side, armhole, shoulder, neckline);
  const bars = barsOf(draft);
  const items = [
    shape(form, 'shade', 'form'),
    line(form, 'hairline', 'form/edge'),
    ...[garment, mirrorPathX(garment)].map((of, i) => line(of, 'outline', `garment/${i}`)),
    ...bars.flatMap(({ id, y, inner, outer }) =>
      [1, -1].map((way) =>
        line(polyline({ x: way * inner, y }, { x: way * outer, y }), 'highlight', `${id}/${way}`),
      ),
    ),
  ];
  const [x0, y0, x1, y1] = itemsBox(items) ?? [0, 0, 1, 1];
  return { drawing: { box: [x0, y0, x1 + ROOM_FOR_WORDS, y1], items }, bars };
}

/** Girths the garment reaches. */
function barsOf(draft: Draft): FitBar[] {
  const stations = bodyStations(draft);
  return GIRTHS.flatMap((id) => {
    const garment = draft.finished[id];
    const { x: inner, y } = stations[id];
    return garment === undefined ? [] : [{ id, y, inner, outer: garment / 4, garment, body: inner * 4 }];
  });
}
