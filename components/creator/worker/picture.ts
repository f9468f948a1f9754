import type { Drawing, Item, Stroke, Text } from '@/lib/drawing/types';
import { pathData } from '@/lib/svg/svg';
import { type ClothOfPicture, clothOf } from './cloth-of-picture';
import type { Picture, PictureStroke, PictureText } from './protocol';
import { isClosed, TRAIL_LENGTH, trailOf } from './trail';

interface PictureOptions {
  readonly moving?: boolean;
  /** A garment, which the page shows in its cloth. */
  readonly worn?: boolean;
}

/** A drawing as the screen shows it: y downward, paths written out, outlines ready to move. */
export function toPicture(drawing: Drawing, { moving = true, worn = false }: PictureOptions = {}): Picture {
  const [x0, y0, x1, y1] = drawing.box;
  const strokes = drawing.items.filter((item): item is Stroke => item.kind === 'stroke');
  const texts = drawing.items.filter((item): item is Text => item.kind === 'text');
  const trails = moving ? new Float32Array(strokes.length * TRAIL_LENGTH) : undefined;
  const cloth = worn ? clothOf(strokes) : undefined;
  const roomFor = (i: number) => trails?.subarray(i * TRAIL_LENGTH, (i + 1) * TRAIL_LENGTH);
  return {
    box: [x0, -y1, x1 - x0, y1 - y0],
    strokes: named(strokes).map(([id, stroke], i) => strokeOf(id, stroke, roomFor(i), cloth)),
    texts: named(texts).map(([id, text]) => textOf(id, text)),
    ...(cloth ? { cloth: cloth.lying } : {}),
  };
}

/** Every item under a name of its own: the second `front/dart` is `front/dart~2`. */
function named<T extends Item>(items: readonly T[]): [string, T][] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const base = 'id' in item && item.id !== undefined ? item.id : `${item.kind}:${item.layer}`;
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return [count === 1 ? base : `${base}~${count}`, item];
  });
}

/** Signs that jump to their new place: a notch that stretched on its way would be read as a notch. */
const STILL: ReadonlySet<string> = new Set([
  'notch',
  'mark',
  'grain',
  'hairline',
  'frame',
  'grid',
  'grid-fine',
]);

/** `room`: for the trail of a stroke that moves. */
function strokeOf(
  id: string,
  { path, stroke, fill = 'none', grain }: Stroke,
  room: Float32Array<ArrayBuffer> | undefined,
  cloth: ClothOfPicture | undefined,
): PictureStroke {
  const trail = room && !STILL.has(stroke) ? trailOf(path, room) : undefined;
  const paint = cloth?.paintOf(fill, grain);
  const shown = { kind: 'stroke', id, d: pathData(path), stroke, fill, closed: isClosed(path) } as const;
  const plain = paint ? { ...shown, paint } : shown;
  return trail ? { ...plain, trail } : plain;
}

function textOf(id: string, { at: [x, y], size, anchor, angle = 0, text }: Text): PictureText {
  return { kind: 'text', id, x, y: -y, size, anchor, angle: -angle, text };
}
