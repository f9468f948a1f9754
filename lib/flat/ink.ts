import type { DrawingCommand, FillName, Grain, Item, Stroke, StrokeName } from '@/lib/drawing/types';
import { toCommands } from '@/lib/geometry/commands';
import { joinPaths, mirrorPathX, reversePath } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';

/** A line of the drawing, named by what it shows. */
export function line(of: Path, stroke: StrokeName, id: string): Stroke {
  return { kind: 'stroke', layer: 'stitch', path: toCommands(of), stroke, id };
}

/** A closed shape without a line of its own; `grain`: how its cloth lies. */
export function shape(of: Path, fill: FillName, id: string, grain?: Grain): Stroke {
  const path: readonly DrawingCommand[] = [...toCommands(of), ['Z']];
  const lies = grain && Math.abs(grain.turn) >= 0.5 ? { grain: rounded(grain) } : {};
  return { kind: 'stroke', layer: 'sheet', path, stroke: 'none', fill, id, ...lies };
}

// Nobody sees less of a turn, and equal ones are drawn as one cloth.
const rounded = ({ turn, about: [x, y] }: Grain): Grain => ({
  turn: Math.round(turn),
  about: [Math.round(x * 10) / 10, Math.round(y * 10) / 10],
});

/** How the same cloth lies on the other half. */
const mirrored = ({ turn, about: [x, y] }: Grain): Grain => ({ turn: -turn, about: [-x, y] });

/** A half of the drawing: how lines drawn at x above 0, and cloth that lies there, come to lie on it. */
export interface DrawnSide {
  readonly on: (of: Path) => Path;
  readonly lying: (grain: Grain) => Grain;
}

/** First that to the right of the drawing. */
export const SIDES: readonly [DrawnSide, DrawnSide] = [
  { on: (of) => of, lying: (grain) => grain },
  { on: mirrorPathX, lying: mirrored },
];

/** What is drawn on a half of the garment; `lying`: how cloth of the half with x above 0 lies on this one. */
export type DrawOn = (side: DrawnSide['on'], lying: DrawnSide['lying']) => readonly Item[];

/** The same thing on both halves of the garment. */
export const both = (draw: DrawOn): Item[] => SIDES.flatMap(({ on, lying }) => draw(on, lying));

/** A path that ends at the centre, run on into its mirror image: one line from side to side. */
export function acrossCentre(toCentre: Path): Path {
  return joinPaths(toCentre, reversePath(mirrorPathX(toCentre)));
}
