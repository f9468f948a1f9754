import { mirrorPathX } from '@/lib/geometry/path';
import { mirrorX } from '@/lib/geometry/point';
import { isMirroredRight, liesOver } from '@/lib/pattern/halves';
import { leftName } from '@/lib/pattern/left-name';
import type { BodySide } from '@/lib/pattern/types';
import { assertLoop, type Panel, type PanelMark } from '../kernel/panel';
import { turnedEdge } from './join-outlines';
import type { Halves } from './laid';

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

/** The one has the holes of a row, the other its buttons; of a double row either has both. */
function rowOf(panel: Panel, side: BodySide): Panel['marks'] {
  const columns = new Set(
    panel.marks.flatMap(({ kind, at }) => (kind === 'button' ? [at.x.toFixed(2)] : [])),
  );
  if (columns.size > 1) return panel.marks;
  const other = liesOver(panel, side) ? 'button' : 'buttonhole';
  return panel.marks.filter(({ kind }) => kind !== other);
}

/** A pair is cut once for its side: as it is drawn, right side up, unless that side has it on the fold or twice. */
function cutForSide({ cut }: Panel, side: BodySide): Panel['cut'] {
  const count = Math.max(1, cut.count / 2);
  if (cut.onFold || count > 1) return { ...cut, count, side };
  return { count, onFold: false, mirrored: false, rightSideUp: true, side };
}

function partedPanel(own: Panel, side: BodySide): Panel {
  const isImage = isMirroredRight(own) === (side === 'right');
  const seen = isImage && !own.cut.onFold ? turnedOver(own) : own;
  const name = side === 'left' ? leftName(own.id) : own.id;
  assertLoop(name, seen.edges);
  return {
    ...seen,
    ...{ id: name, family: name },
    cut: cutForSide(own, side),
    internals: onSide(seen, side),
  };
}

/** What is not cut whole as the pieces that are cut: each for its side, those of both with the buttons or with their holes. */
export function partedPanels({ right, left }: Halves): Panel[] {
  const sides = [right && partedPanel(right, 'right'), left && partedPanel(left, 'left')];
  const parted = sides.filter((own) => own !== undefined);
  if (parted.length < sides.length) return parted;
  return parted.map((own) => ({ ...own, marks: rowOf(own, own.cut.side ?? 'right') }));
}
