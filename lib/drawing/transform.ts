import { mapCommand } from '@/lib/geometry/commands';
import { carry, type Motion } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import type { Drawing, DrawingCommand, Item } from './types';

/** A similarity in the order it acts: scaled, mirrored left to right, turned counter-clockwise, moved. */
export interface Similarity {
  readonly scale?: number;
  readonly mirrored?: boolean;
  readonly degrees?: number;
  readonly offset?: Pair;
}

function motionOf({ scale = 1, mirrored = false, degrees = 0, offset: [x, y] = [0, 0] }: Similarity): Motion {
  const cos = scale * Math.cos((degrees * Math.PI) / 180);
  const sin = scale * Math.sin((degrees * Math.PI) / 180);
  const flip = mirrored ? -1 : 1;
  return [cos * flip, sin * flip, -sin, cos, x, y];
}

const moveCommand = (command: DrawingCommand, map: (at: Pair) => Pair): DrawingCommand =>
  command[0] === 'Z' ? command : mapCommand(command, map);

function moveItem(item: Item, map: (at: Pair) => Pair, { scale = 1, degrees = 0 }: Similarity): Item {
  if (item.kind === 'stroke') return { ...item, path: item.path.map((command) => moveCommand(command, map)) };
  return { ...item, at: map(item.at), size: item.size * scale, angle: (item.angle ?? 0) + degrees };
}

/** The items moved, turned, mirrored and scaled; strokes keep their width, letters are never mirrored. */
export function transformItems(items: readonly Item[], by: Similarity): Item[] {
  const motion = motionOf(by);
  const map = (at: Pair) => carry(motion, at);
  return items.map((item) => moveItem(item, map, by));
}

/** The drawing enlarged or reduced to fill a box of the width and height given (cm), centred in it. */
export function fitDrawing(
  { box, items }: Drawing,
  width: number,
  height: number,
  at: Pair = [0, 0],
): Item[] {
  const [x0, y0, x1, y1] = box;
  const scale = Math.min(width / (x1 - x0), height / (y1 - y0));
  const offset: Pair = [
    at[0] + width / 2 - (scale * (x0 + x1)) / 2,
    at[1] + height / 2 - (scale * (y0 + y1)) / 2,
  ];
  return transformItems(items, { scale, offset });
}
