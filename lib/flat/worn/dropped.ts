import type { DrawingCommand, Item, Stroke } from '@/lib/drawing/types';
import { fromCommands, toCommands } from '@/lib/geometry/commands';
import { endOf, pathFrom, startDirection, startOf } from '@/lib/geometry/path';
import { lerp } from '@/lib/geometry/point';
import { cubic, splitCubic } from '@/lib/geometry/segment';
import type { Cubic, PathCommand, Point, Segment } from '@/lib/geometry/types';
import type { View, Worn } from './types';

/** What hangs lower on her left follows from this much above the hem, as many times as it drops in all. */
const FOLLOWS = 1.5;
/** A curve is moved in so many parts, each by its own ends and handles. */
const PARTS = 8;

type Move = (p: Point) => Point;

/** How a place of the left half lies that was drawn like the right one: on the hem as much lower as that drops, higher up less. */
function lowering({ near, skirt, draft }: Worn, view: View): Move {
  const drop = draft.construction.hemDrop ?? 0;
  const hem = skirt?.hem ?? near.lines.hem;
  const [width, middle] = [endOf(hem).x, startOf(hem).y];
  const up = startDirection(skirt?.side ?? near.lines.side);
  // It goes on down as the side comes to the hem.
  const out = -up.x / up.y;
  const above = middle + (FOLLOWS + 0.5) * drop;
  const isLeft = (x: number) => x > 0 === (view === 'front');
  return ({ x, y }) => {
    if (!isLeft(x) || y > above) return { x, y };
    const by = drop * Math.sin((Math.PI / 2) * Math.min(1, Math.abs(x) / width));
    const follows = Math.min(1, (above - y) / (above - middle - by / 2));
    return { x: x * (1 + (out * by * follows) / width), y: y - by * follows };
  };
}

const asCubic = (own: Segment): Cubic =>
  own.kind === 'cubic' ? own : cubic(own.a, lerp(own.a, own.b, 1 / 3), lerp(own.a, own.b, 2 / 3), own.b);

function parts(own: Cubic, count: number): Cubic[] {
  if (count === 1) return [own];
  const [first, rest] = splitCubic(own, 1 / count);
  return [first, ...parts(rest, count - 1)];
}

/** What is sewn or tied on lies where it is marked, on both halves alike, and keeps its shape. */
const SEWN_ON = /\/(buttons|ties)$/;

const isMoved = ({ x, y }: Point, move: Move): boolean => move({ x, y }).y !== y;

function moved(own: Segment, move: Move): Segment[] {
  const ends = own.kind === 'cubic' ? [own.a, own.c1, own.c2, own.b] : [own.a, own.b];
  if (!ends.some((p) => isMoved(p, move))) return [own];
  return parts(asCubic(own), PARTS).map(({ a, c1, c2, b }) => cubic(move(a), move(c1), move(c2), move(b)));
}

/** The runs of a drawn path, each begun anew. */
function runsOf(path: readonly DrawingCommand[]): DrawingCommand[][] {
  const runs: DrawingCommand[][] = [];
  for (const command of path) {
    if (command[0] === 'M') runs.push([command]);
    else runs.at(-1)?.push(command);
  }
  return runs;
}

const isDrawn = (command: DrawingCommand): command is PathCommand => command[0] !== 'Z';

function movedStroke(own: Stroke, move: Move): Stroke {
  const path = runsOf(own.path).flatMap((run): DrawingCommand[] => {
    const drawn = fromCommands(run.filter(isDrawn));
    if (drawn.length === 0) return run;
    return [
      ...toCommands(pathFrom(drawn.flatMap((each) => moved(each, move)))),
      ...run.filter((each) => !isDrawn(each)),
    ];
  });
  return { ...own, path };
}

/** The drawing of a garment whose hem drops to her left, from one that was drawn like its right half on both sides. */
export function droppedItems(worn: Worn, items: readonly Item[]): readonly Item[] {
  if ((worn.draft.construction.hemDrop ?? 0) === 0) return items;
  const move = lowering(worn, worn.view);
  return items.map((item) =>
    item.kind === 'stroke' && !SEWN_ON.test(item.id ?? '') ? movedStroke(item, move) : item,
  );
}
