import { mirrorPathX } from '@/lib/geometry/path';
import { mirrorX } from '@/lib/geometry/point';
import { leftName } from '@/lib/pattern/left-name';
import type { BodySide } from '@/lib/pattern/types';
import { assertLoop, type Panel, type PanelMark } from '../kernel/panel';
import { turnedEdge } from './join-outlines';
import { type Halves, laid } from './laid';

const HALF_TURN = 180;

const turnedMark = (mark: PanelMark): PanelMark => ({
  ...mark,
  at: mirrorX(mark.at),
  ...(mark.angle === undefined ? {} : { angle: HALF_TURN - mark.angle }),
});

/** A half seen from the other side, as what lies beyond the centre is drawn. */
function turnedOver(panel: Panel): Panel {
  const places = <Of extends Panel['landmarks' | 'darts']>(of: Of) =>
    Object.fromEntries(Object.entries(of).map(([name, at]) => [name, mirrorX(at)]));
  return {
    ...panel,
    edges: panel.edges.map((own) => turnedEdge(own, panel)).reverse(),
    internals: panel.internals.map((own) => ({ ...own, path: mirrorPathX(own.path) })),
    marks: panel.marks.map(turnedMark),
    landmarks: places(panel.landmarks),
    darts: places(panel.darts),
    grain: HALF_TURN - panel.grain,
  };
}

/** What is for one side of her alone lies on that half. */
const onSide = (panel: Panel, side: BodySide): Panel['internals'] =>
  panel.internals.filter((own) => !own.side || own.side === side);

/** The half that lies over the other where they lap: the right front, the left back (METHODS §8, §10). */
const liesOver = ({ part }: Panel, side: BodySide): boolean => part.endsWith('front') === (side === 'right');

/** The one has the holes of a row, the other its buttons; of a double row either has both. */
function rowOf(panel: Panel, side: BodySide): Panel['marks'] {
  const columns = new Set(
    panel.marks.flatMap(({ kind, at }) => (kind === 'button' ? [at.x.toFixed(2)] : [])),
  );
  if (columns.size > 1) return panel.marks;
  const other = liesOver(panel, side) ? 'button' : 'buttonhole';
  return panel.marks.filter(({ kind }) => kind !== other);
}

/** Two halves that a centre parts as the pieces that are cut: each once, right side up, for its side. */
export function partedPanels(halves: Halves): [Panel, Panel] {
  const { mirrored } = laid(halves);
  const half = (own: Panel, side: BodySide, name: string): Panel => {
    const seen = mirrored.panel === own ? turnedOver(own) : own;
    assertLoop(name, seen.edges);
    return {
      ...seen,
      ...{ id: name, family: name },
      cut: { count: 1, onFold: false, mirrored: false, rightSideUp: true, side },
      internals: onSide(seen, side),
      marks: rowOf(seen, side),
    };
  };
  const { id } = halves.right;
  return [half(halves.right, 'right', id), half(halves.left, 'left', leftName(id))];
}
