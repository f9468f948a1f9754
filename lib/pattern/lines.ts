import { fromCommands, toCommands } from '@/lib/geometry/commands';
import { flatten } from '@/lib/geometry/flatten';
import { pathLength } from '@/lib/geometry/length';
import { reversePath } from '@/lib/geometry/path';
import type { Path, PathCommand, Point } from '@/lib/geometry/types';
import { once } from './once';

/** What a line is written down on: an edge, or a line inside a piece. */
interface Written {
  readonly path: readonly PathCommand[];
}

const read = once(fromCommands);
const measured = once(pathLength);

/** The line of an edge or inside a piece, read once. Refuses one that is not a single stroke. */
export const pathOf = ({ path }: Written): Path => read(path);

/** Points along a line, both ends included; chords leave its curves by at most `tolerance`, cm. */
export const pointsOf = (line: Written, tolerance: number): readonly Point[] =>
  flatten(pathOf(line), tolerance);

/** The same line travelled the other way, as it is written down. */
export const turnedRound = (line: Written): PathCommand[] => toCommands(reversePath(pathOf(line)));

/** Length of a line in cm, measured once. */
export const lengthOf = (line: Written): number => measured(pathOf(line));

/** Length in cm of lines one after the other. */
export const lengthOfAll = (lines: readonly Written[]): number =>
  lines.reduce((sum, line) => sum + lengthOf(line), 0);
