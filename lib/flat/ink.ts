import type { DrawingCommand, FillName, Item, Stroke, StrokeName } from '@/lib/drawing/types';
import { toCommands } from '@/lib/geometry/commands';
import { joinPaths, mirrorPathX, reversePath } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';

/** A line of the drawing, named by what it shows. */
export function line(of: Path, stroke: StrokeName, id: string): Stroke {
  return { kind: 'stroke', layer: 'stitch', path: toCommands(of), stroke, id };
}

/** A closed shape without a line of its own. */
export function shape(of: Path, fill: FillName, id: string): Stroke {
  const path: readonly DrawingCommand[] = [...toCommands(of), ['Z']];
  return { kind: 'stroke', layer: 'sheet', path, stroke: 'none', fill, id };
}

/** The same thing on both halves of the garment. */
export function both(draw: (side: (of: Path) => Path) => readonly Item[]): Item[] {
  return [...draw((of) => of), ...draw(mirrorPathX)];
}

/** A path that ends at the centre, run on into its mirror image: one line from side to side. */
export function acrossCentre(toCentre: Path): Path {
  return joinPaths(toCentre, reversePath(mirrorPathX(toCentre)));
}
