import { intersectVertical } from '@/lib/geometry/intersect';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import type { OperationName } from '@/lib/operations/names';
import { edgesOf, linePath } from '../kernel/lines';
import type { Panel, PanelInternal, PanelLine } from '../kernel/panel';
import { operation } from '../kernel/plan';
import { aboveHem, buttonHeights, FROM_SEAM } from './button-heights';
import { type HoleLie, reachOf } from './buttonholes';
import { buttonNotion } from './buttons';
import { firstBelowNeck } from './first-button';
import { fallBeyond, type Lap, lowerLine, outerEdge, upperLine } from './lap';
import { liftOf, type Opened, type OpeningRequest } from './opening';

/** One way of closing a lap with buttons. */
export interface ButtonRow {
  readonly lap: Lap;
  readonly diameter: number;
  /** How far from the centre the holes lie; buttons as far on its other side. */
  readonly column: number;
  readonly lie: HoleLie;
  /** How far beyond the centre the neck edge lies that the first button is set under; at the column itself unless said. */
  readonly under?: number;
}

const FAR_BELOW = -200;

/** Heights of the buttons on a half whose centre is still there. */
export function rowOn(panel: Panel, row: ButtonRow, request: OpeningRequest): number[] {
  const { choices, bodice, waistSeam } = request;
  const { lap, diameter, column, lie, under = column } = row;
  const centre = linePath(panel, 'centre');
  // Where one edge falls beyond the centre as the other rises, both have the row under the lower one.
  const top = startOf(centre).y - under * Math.abs(fallBeyond(panel, lap.extension));
  const bottom = endOf(centre).y + (waistSeam ? 0 : liftOf(lap.face, request));
  const asked = {
    garment: choices.garment,
    top,
    bust: bodice.points.front.bust.y,
    diameter,
    belowNeck: firstBelowNeck(choices, row),
    lie,
    aboveHem: aboveHem(choices, lie, diameter),
  };
  if (!waistSeam) return buttonHeights({ ...asked, hem: bottom });
  // A row that a skirt will carry on ends above the seam.
  const least = bottom + FROM_SEAM + reachOf(lie, diameter).below;
  return buttonHeights({ ...asked, hem: FAR_BELOW, seams: [bottom] }).filter((y) => y >= least);
}

/** The line at which the placket is stitched down on to its facing, as far inside the centre as its edge lies beyond. */
export function placketLine(panel: Panel, x: number): PanelInternal {
  const upper = panel.part.startsWith('skirt') ? upperLine(panel) : 'neckline';
  const meets = (line: PanelLine) =>
    edgesOf(panel, line).flatMap(({ path }) => intersectVertical(path, x))[0];
  const [top, bottom] = [meets(upper), meets(lowerLine(panel))];
  if (!top || !bottom) throw new RangeError('The placket is wider than its panel');
  return { id: 'placket', kind: 'topstitch', path: polyline(top.point, bottom.point) };
}

interface Closed {
  /** Buttonholes: as many as buttons that close something. */
  readonly holes: number;
  readonly buttons: number;
  /** The holes are in a fly and made before it is set under the edge. */
  readonly hidden: boolean;
  /** The placket is stitched down on to its facing. */
  readonly stitched: boolean;
}

/** What closing a lap adds to the making, once all its buttons are counted. */
export function closing(
  families: readonly string[],
  { lap, diameter }: ButtonRow,
  { holes, buttons, hidden, stitched }: Closed,
): Pick<Opened, 'operations' | 'notions'> {
  const lines = families.map((family) => ({ family, line: outerEdge(lap) }));
  const at = (id: string, name: OperationName, own: Record<string, number>) =>
    operation({ id, operation: name, lines, figures: own });
  const made = { count: holes, diameter };
  return {
    operations: [
      ...(stitched ? [at('edge-stitching', 'topstitch-edge', { width: 2 * lap.extension })] : []),
      ...(hidden ? [] : [at('buttonholes', 'make-buttonholes', made)]),
      at('buttons', 'sew-buttons', { count: buttons, diameter }),
    ],
    notions: [buttonNotion(buttons, diameter)],
  };
}
