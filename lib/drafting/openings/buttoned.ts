import type { Choices } from '@/lib/choices/types';
import { endOf, startOf } from '@/lib/geometry/path';
import { lastOf } from '@/lib/geometry/sequence';
import type { Notion } from '@/lib/pattern/types';
import { linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { mergePlans, type PlanPart } from '../kernel/plan';
import { type SeamPlan, seam } from '../kernel/seams';
import { aboveHem, FROM_SEAM, pitchOf } from './button-heights';
import { type ButtonRow, closing, placketLine, rowOn } from './button-row';
import { reachOf } from './buttonholes';
import { buttonMarks, withMarks } from './buttons';
import { buttonFly } from './fly';
import { LAPPED_WAIST, type Lap, lapOver } from './lap';
import type { Opening, SkirtOpeningRequest } from './opening';
import { isBand } from './plackets';

interface Buttoned {
  readonly id: string;
  readonly face: Lap['face'];
  row(choices: Choices): ButtonRow;
  /** Buttons on the upper half as well, that close nothing. */
  readonly double?: boolean;
  /** The holes are in a fly under the edge. */
  readonly hidden?: boolean;
}

type Style = Pick<Buttoned, 'double' | 'hidden'>;

/** Flat, inside the front that laps over a double row: it holds the one beneath, cm across. */
const INNER: Notion = { kind: 'inner-button', count: 1, width: 1.5 };

/** A band that is seen is held by its stitching. */
const isStitched = (choices: Choices, { double = false, hidden = false }: Style): boolean =>
  !double && !hidden && isBand(choices);

/** What shows of the row on the lapped panel: buttons, holes that are not hidden, the stitching of a placket. */
function dressed(
  panel: Panel,
  lapped: Panel,
  heights: readonly number[],
  row: ButtonRow,
  style: Style,
  choices: Choices,
): Panel {
  const all = buttonMarks(heights, row);
  const marks = style.hidden ? all.filter(({ kind }) => kind === 'button') : all;
  const own = withMarks(lapped, marks);
  if (!style.hidden && !isStitched(choices, style)) return own;
  return { ...own, internals: [...own.internals, placketLine(panel, row.lap.extension)] };
}

const buttonsOn = ({ marks }: Panel) => marks.filter(({ kind }) => kind === 'button').map(({ at }) => at.y);

/**
 * The row of the bodice carried on in the skirt at its own pitch; where no row was clear of the seam, from below it. A
 * single button has no pitch yet: the way from it to the next sets it (INVARIANTS F7).
 */
function carriedOn(
  heights: readonly number[],
  skirt: Panel,
  { lie, diameter }: ButtonRow,
  least: number,
): number[] {
  const last = lastOf(heights);
  const centre = linePath(skirt, 'centre');
  const highest = startOf(centre).y - FROM_SEAM - reachOf(lie, diameter).above;
  const first = Math.min(last - pitchOf(heights), highest);
  const pitch = heights.length === 1 ? last - first : pitchOf(heights);
  const count = Math.max(0, Math.floor((first - endOf(centre).y - least) / pitch) + 1);
  return Array.from({ length: count }, (_, i) => first - i * pitch);
}

/** The cloth beyond the centre, bodice to skirt. */
export function lapSeam(face: Lap['face']): SeamPlan {
  return seam({
    id: 'waist-lap',
    operation: 'join-skirt',
    a: [{ family: `skirt-${face}`, line: LAPPED_WAIST, reversed: true }],
    b: [{ family: face, line: LAPPED_WAIST }],
  });
}

/** The panel of a skirt that lies at its centre. Refuses a skirt without one. */
export function centrePanel(skirt: readonly Panel[], face: Lap['face']): Panel {
  const found = skirt.find(
    ({ part, edges }) => part === `skirt-${face}` && edges.some(({ line }) => line === 'centre'),
  );
  if (!found) throw new Error('The skirt has no centre to open');
  return found;
}

/** How the whole row is closed, from the neck to the hem. `upper`: the lapped front or back. */
function closed(
  families: readonly string[],
  upper: Panel,
  row: ButtonRow,
  heights: readonly number[],
  style: Style,
  choices: Choices,
): PlanPart {
  const { double = false, hidden = false } = style;
  const holes = heights.length;
  const buttons = (double ? 2 : 1) * holes;
  return mergePlans(
    closing(families, row, { holes, buttons, hidden, stitched: isStitched(choices, style) }),
    hidden ? buttonFly(families, upper, row, heights) : {},
    double ? { notions: [INNER] } : {},
  );
}

function openSkirt({ face, row, ...style }: Buttoned, request: SkirtOpeningRequest) {
  const own = row(request.choices);
  const panel = centrePanel(request.skirt, face);
  const heights = buttonsOn(request[face]);
  const more = carriedOn(heights, panel, own, aboveHem(request.choices, own.lie, own.diameter));
  const opened = dressed(panel, lapOver(panel, own.lap), more, own, style, request.choices);
  return mergePlans(
    { panels: request.skirt.map((each) => (each === panel ? opened : each)), seams: [lapSeam(face)] },
    closed([face, panel.family], request[face], own, [...heights, ...more], style, request.choices),
  );
}

/** A front or back that opens from the neck to the hem and is closed by buttons, right over left. */
export function buttoned(style: Buttoned): Opening {
  const { id, face, row } = style;
  return {
    id,
    lap: (choices) => row(choices).lap,
    belowBust: (choices) => {
      if (face === 'back') return 0;
      const { lie, diameter } = row(choices);
      return aboveHem(choices, lie, diameter);
    },
    open: (request) => {
      const { choices, back, front, waistSeam } = request;
      const own = row(choices);
      const heights = rowOn(request[face], own, request);
      const lapped = lapOver(request[face], own.lap, { overSkirt: waistSeam });
      const opened = dressed(request[face], lapped, heights, own, style, choices);
      const { construction: _none, ...more } = mergePlans(
        waistSeam ? {} : closed([face], opened, own, heights, style, choices),
      );
      const construction = { extension: own.lap.extension, buttonColumn: own.column };
      return { ...more, back, front, [face]: opened, construction };
    },
    openSkirt: (request) => {
      const { panels, ...more } = openSkirt(style, request);
      return { skirt: panels, ...more };
    },
  };
}
