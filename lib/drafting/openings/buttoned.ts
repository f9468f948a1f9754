import type { Choices } from '@/lib/choices/types';
import { endOf, startOf } from '@/lib/geometry/path';
import { firstOf, item, lastOf } from '@/lib/geometry/sequence';
import type { Path } from '@/lib/geometry/types';
import type { OperationName } from '@/lib/operations/names';
import type { Notion } from '@/lib/pattern/types';
import { linePath } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import { mergePlans, type PlanPart } from '../kernel/plan';
import { type LineRef, type SeamPlan, seam } from '../kernel/seams';
import { aboveHem, FROM_SEAM, pitchOf } from './button-heights';
import { type ButtonRow, closing, placketLine, rowOn } from './button-row';
import { reachOf } from './buttonholes';
import { buttonMarks, withMarks } from './buttons';
import { buttonFly } from './fly';
import { LAPPED_WAIST, type Lap, lapOf, lapOver } from './lap';
import { liftOf, type Opening, type OpeningRequest, type SkirtOpeningRequest, type Taken } from './opening';
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

/** A row on the bodice, and the heights of the waist seam and the hem between which a skirt carries it on. */
interface Carried {
  readonly choices: Choices;
  readonly heights: readonly number[];
  readonly top: number;
  readonly hem: number;
}

const buttonsOn = ({ marks }: Panel) => marks.filter(({ kind }) => kind === 'button').map(({ at }) => at.y);

/**
 * The row of the bodice carried on in the skirt at its own pitch; where no row was clear of the seam, from below it. A
 * single button has no pitch yet: the way from it to the next sets it (INVARIANTS F7).
 */
function carriedOn({ choices, heights, top, hem }: Carried, { lie, diameter }: ButtonRow): number[] {
  const last = lastOf(heights);
  const highest = top - FROM_SEAM - reachOf(lie, diameter).above;
  const first = Math.min(last - pitchOf(heights), highest);
  const pitch = heights.length === 1 ? last - first : pitchOf(heights);
  const count = Math.max(0, Math.floor((first - hem - aboveHem(choices, lie, diameter)) / pitch) + 1);
  return Array.from({ length: count }, (_, i) => first - i * pitch);
}

/** Stretches of height that a button or its hole takes, with what stays between it and a seam. */
function takenBy(heights: readonly number[], { lie, diameter }: ButtonRow): Taken[] {
  const { above, below } = reachOf(lie, diameter);
  return heights.map((y) => ({ from: y - below - FROM_SEAM, to: y + above + FROM_SEAM }));
}

/** The cloth beyond the centre: of the bodice to the skirt, and of each tier to the next. */
export function lapSeams(face: Lap['face'], tiers: readonly Panel[]): SeamPlan[] {
  const join = (id: string, operation: OperationName, upper: LineRef, lower: LineRef) =>
    seam({ id, operation, a: [{ ...lower, reversed: true }], b: [upper] });
  const on = ({ family }: Panel, line: PanelLine): LineRef => ({ family, line: lapOf(line) });
  return tiers.map((tier, i) =>
    i === 0
      ? join('waist-lap', 'join-skirt', { family: face, line: LAPPED_WAIST }, on(tier, 'waist'))
      : join(`${tier.family}-lap`, 'join-tier', on(item(tiers, i - 1), 'tier-lower'), on(tier, 'tier-upper')),
  );
}

/** The panels of a skirt that lie at its centre, from the waist down: one, or one of each tier. Refuses a skirt without any. */
export function centrePanels(skirt: readonly Panel[], face: Lap['face']): Panel[] {
  const found = skirt.filter(
    ({ part, edges }) => part === `skirt-${face}` && edges.some(({ line }) => line === 'centre'),
  );
  if (found.length === 0) throw new Error('The skirt has no centre to open');
  return found;
}

/** How the whole row is closed, from the neck to the hem. `upper`: the lapped front or back. */
function closed(
  families: readonly string[],
  upper: Panel,
  row: ButtonRow,
  heights: readonly number[],
  style: Style,
  { choices, isUnder }: Pick<OpeningRequest, 'choices' | 'isUnder'>,
): PlanPart {
  const { double = false, hidden = false } = style;
  const holes = heights.length;
  const buttons = (double ? 2 : 1) * holes;
  return mergePlans(
    closing(families, row, { holes, buttons, hidden, stitched: isStitched(choices, style) }),
    hidden && !isUnder ? buttonFly(families, upper, row, heights) : {},
    double ? { notions: [INNER] } : {},
  );
}

/** What of a row lies on a panel. */
function within(heights: readonly number[], panel: Panel): number[] {
  const centre = linePath(panel, 'centre');
  return heights.filter((y) => y <= startOf(centre).y && y > endOf(centre).y);
}

function openSkirt({ face, row, ...style }: Buttoned, request: SkirtOpeningRequest) {
  const { choices, skirt } = request;
  const own = row(choices);
  const panels = centrePanels(skirt, face);
  const [top, hem] = [firstOf(panels as [Panel]), lastOf(panels as [Panel])].map((each) =>
    linePath(each, 'centre'),
  );
  const heights = buttonsOn(request[face]);
  const ends = { top: startOf(top as Path).y, hem: endOf(hem as Path).y + liftOf(face, request) };
  const more = carriedOn({ choices, heights, ...ends }, own);
  const opened = new Map(
    panels.map((each) => [
      each,
      dressed(each, lapOver(each, own.lap), within(more, each), own, style, choices),
    ]),
  );
  const families = [face, ...panels.map(({ family }) => family)];
  return mergePlans(
    { panels: skirt.map((each) => opened.get(each) ?? each), seams: lapSeams(face, panels) },
    closed(families, request[face], own, [...heights, ...more], style, request),
  );
}

/** A front or back that opens from the neck to the hem and is closed by buttons. */
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
        waistSeam ? {} : closed([face], opened, own, heights, style, request),
      );
      const construction = { extension: own.lap.extension, buttonColumn: own.column };
      return { ...more, back, front, [face]: opened, construction };
    },
    takenBelow: (request) => {
      const own = row(request.choices);
      const hem = request.hem + liftOf(face, request);
      return takenBy(carriedOn({ ...request, hem, heights: buttonsOn(request[face]) }, own), own);
    },
    openSkirt: (request) => {
      const { panels, ...more } = openSkirt(style, request);
      return { skirt: panels, ...more };
    },
  };
}
