import type { Box } from '@/lib/drawing/types';
import { PLIES, type Ply } from '../expected/trace';
import { boxOfPoints, type InkForm, type InkStroke, type Polyline } from '../reading/ink';
import { lengthOf } from './poses';
import { SegmentGrid } from './segment-grid';

/** The layers of a sheet under their readers' names, and the weight of its cut lines, cm. */
export interface Reckoning {
  readonly layers: Readonly<Record<Exclude<Ply, 'fold'>, string>>;
  readonly cutWidth: number;
}

/** A stroke of the pattern, and what it is drawn as. */
interface DrawnLine extends Polyline {
  readonly ply: Ply;
  readonly stroke: InkStroke;
}

/** A cut line as it was found. */
export interface DrawnChain extends DrawnLine {
  readonly box: Box;
  readonly length: number;
}

/** The lines of a form sorted by what they are drawn as. */
export interface Drawn {
  readonly lines: readonly DrawnLine[];
  readonly chains: readonly DrawnChain[];
  /** As heavy as a cut line, in no layer of one. */
  readonly heavy: readonly InkStroke[];
  readonly grids: Readonly<Record<Ply, SegmentGrid>>;
}

/** A line so much lighter than a cut line is none, cm. */
const LIGHTER = 0.002;

export const isHeavy = ({ width }: InkStroke, { cutWidth }: Reckoning): boolean => width > cutWidth - LIGHTER;

function plyOf(stroke: InkStroke, reckoning: Reckoning): Ply | undefined {
  const { cut, stitch, marks } = reckoning.layers;
  if (stroke.layers.includes(cut)) return isHeavy(stroke, reckoning) ? 'cut' : 'fold';
  if (isHeavy(stroke, reckoning)) return undefined;
  return stroke.layers.includes(stitch) ? 'stitch' : stroke.layers.includes(marks) ? 'marks' : undefined;
}

/** Room beyond the form's own box in which lines are looked for, cm. */
const BEYOND = 2;

export function emptyGrids([x0, y0, x1, y1]: Box): Record<Ply, SegmentGrid> {
  const box: Box = [x0 - BEYOND, y0 - BEYOND, x1 + BEYOND, y1 + BEYOND];
  return Object.fromEntries(PLIES.map((ply) => [ply, new SegmentGrid(box)])) as Record<Ply, SegmentGrid>;
}

export function sortLines(form: InkForm, reckoning: Reckoning): Drawn {
  const lines: DrawnLine[] = [];
  const heavy: InkStroke[] = [];
  const grids = emptyGrids(form.box);
  for (const stroke of form.strokes) {
    const ply = plyOf(stroke, reckoning);
    if (ply) for (const line of stroke.lines) lines.push({ ...line, ply, stroke });
    else if (isHeavy(stroke, reckoning)) heavy.push(stroke);
  }
  lines.forEach(({ ply, points, closed }, i) => {
    grids[ply].addLine(points, closed, i);
  });
  const chains = lines
    .filter(({ ply }) => ply === 'cut')
    .map((line) => ({
      ...line,
      box: boxOfPoints(line.points),
      length: lengthOf(line.points, line.closed),
    }));
  return { lines, chains, heavy, grids };
}
