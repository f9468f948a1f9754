import { path } from './path';
import { cubic, line } from './segment';
import type { Pair, Path, PathCommand, Point, Segment } from './types';

const GRAIN = 1e6;

// Adding zero turns −0 into 0, which prints the same on every engine.
function round(value: number): number {
  return Math.round(value * GRAIN) / GRAIN + 0;
}

/** The path written down: absolute commands, rounded to 1e-6 cm. Refuses figures that are not finite. */
export function toCommands(of: Path): PathCommand[] {
  const { a } = of[0];
  if (!Number.isFinite(a.x + a.y)) throw new RangeError('A path left the plane');
  const commands: PathCommand[] = [['M', round(a.x), round(a.y)]];
  for (const segment of of) commands.push(command(segment));
  return commands;
}

function command(segment: Segment): PathCommand {
  const { b } = segment;
  if (!Number.isFinite(b.x + b.y)) throw new RangeError('A path left the plane');
  if (segment.kind === 'line') return ['L', round(b.x), round(b.y)];
  const { c1, c2 } = segment;
  if (!Number.isFinite(c1.x + c1.y + c2.x + c2.y)) throw new RangeError('A path left the plane');
  return ['C', round(c1.x), round(c1.y), round(c2.x), round(c2.y), round(b.x), round(b.y)];
}

/** The place a command runs to. */
export function commandEnd(command: PathCommand): Pair {
  return command[0] === 'C' ? [command[5], command[6]] : [command[1], command[2]];
}

/** The path that commands describe. Refuses a list that does not begin with its only `M`. */
export function fromCommands(commands: readonly PathCommand[]): Path {
  const [head, ...rest] = commands;
  if (head?.[0] !== 'M') throw new RangeError('A path begins with M');
  let at: Point = { x: head[1], y: head[2] };
  const segments: Segment[] = [];
  for (const step of rest) {
    const segment = segmentOf(at, step);
    segments.push(segment);
    at = segment.b;
  }
  return path(...segments);
}

function segmentOf(a: Point, step: PathCommand): Segment {
  if (step[0] === 'M') throw new RangeError('A path is one stroke');
  if (step[0] === 'L') return line(a, { x: step[1], y: step[2] });
  return cubic(a, { x: step[1], y: step[2] }, { x: step[3], y: step[4] }, { x: step[5], y: step[6] });
}

/** A command with every place of it where `map` puts it. */
export function mapCommand(command: PathCommand, map: (at: Pair) => Pair): PathCommand {
  if (command[0] !== 'C') return [command[0], ...map([command[1], command[2]])];
  const [, x1, y1, x2, y2, x, y] = command;
  return ['C', ...map([x1, y1]), ...map([x2, y2]), ...map([x, y])];
}
