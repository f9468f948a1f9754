import { required } from '@/lib/errors/required';
import { startOf, transformPath, withEnd, withStart } from '@/lib/geometry/path';
import { cubic, line } from '@/lib/geometry/segment';
import type { Path } from '@/lib/geometry/types';
import { firstAlong } from '@/lib/pattern/find';
import { edge, type Panel, type PanelEdge, type PanelLine } from '../../kernel/panel';
import { replaceRun } from '../../kernel/replace';
import { splitLine } from '../../kernel/split';
import { axisLength, overarmSeam } from '../raglan/overarm';
import type { KimonoHalf, Underarm, UnderarmRequest } from './frame';

/** The lower edge of a sleeve cut in one with front or back. */
export const SLEEVE_EDGE = 'sleeve-hem';
const ABOVE: PanelLine = 'side@above';
/** The level that would run on into the sleeve, in as many parts as darts leave it. */
const CROSSED = /^bust(-\d+)?$/;

function lowerEdge({ corner }: Underarm, end: number, { bend, taper, width }: UnderarmRequest): Path {
  const slope = (2 * (-end - corner.y)) / bend;
  const flat = { x: -width + taper + bend, y: -end };
  const reach = bend / 3;
  return [
    cubic(corner, { x: corner.x + reach, y: corner.y + slope * reach }, { x: flat.x - reach, y: -end }, flat),
    line(flat, { x: 0, y: -end }),
  ];
}

/** A half of the bodice with its sleeve grown on: side, underarm, lower edge of the sleeve, overarm, shoulder. */
export function kimonoPanel(
  { panel, arm, back, into }: KimonoHalf,
  underarm: Underarm,
  request: UnderarmRequest,
  finish: Pick<PanelEdge, 'role' | 'kind'>,
): Panel {
  const end = axisLength(arm, request.length);
  const out = (path: Path) => transformPath(path, back);
  const split = splitLine(panel, 'side', underarm.at);
  const parted = {
    ...split,
    edges: split.edges.map((own) =>
      own.line === 'side' && own.from >= underarm.at - 1e-6 ? { ...own, line: ABOVE } : own,
    ),
  };
  const drawn = (own: PanelLine) => required(firstAlong(parted, own), own);
  const from = startOf(drawn(ABOVE).path);
  const over = out(overarmSeam(transformPath(arm.bend, into), end));
  const tip = startOf(drawn('shoulder').path);
  const grown = replaceRun(parted, ABOVE, 'armhole', [
    edge('underarm', withStart(out(underarm.path), from)),
    edge(SLEEVE_EDGE, out(lowerEdge(underarm, end, request)), finish),
    edge('overarm', withEnd(over, tip)),
  ]);
  return { ...grown, internals: grown.internals.filter(({ id }) => !CROSSED.test(id)) };
}
