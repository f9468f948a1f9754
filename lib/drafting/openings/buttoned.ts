import type { Choices } from '@/lib/choices/types';
import { endOf } from '@/lib/geometry/path';
import { STAGES } from '../assembly/stages';
import { linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type SeamPlan, seam } from '../kernel/seams';
import { type ButtonRow, closing, placketLine, rowOn } from './button-row';
import { ABOVE_HEM, buttonMarks, pitchOf, withMarks } from './buttons';
import { LAPPED_WAIST, type Lap, lapOver } from './lap';
import type { Opening, SkirtOpeningRequest } from './opening';

export interface Buttoned {
  readonly id: string;
  readonly face: Lap['face'];
  row(choices: Choices): ButtonRow;
  /** Buttons on the upper half as well, that close nothing. */
  readonly double?: boolean;
}

function marked(lapped: Panel, heights: readonly number[], row: ButtonRow): Panel {
  return withMarks(lapped, buttonMarks(heights, row.diameter, row.column));
}

function stitched(panel: Panel, lapped: Panel, { lap }: ButtonRow): Panel {
  return { ...lapped, internals: [...lapped.internals, placketLine(panel, lap.extension)] };
}

const buttonsOn = ({ marks }: Panel) => marks.filter(({ kind }) => kind === 'button').map(({ at }) => at.y);

/** The row of the bodice carried on in the skirt at its own pitch. */
function carriedOn(heights: readonly number[], skirt: Panel): number[] {
  const pitch = pitchOf(heights);
  const hem = endOf(linePath(skirt, 'centre')).y;
  const first = (heights.at(-1) as number) - pitch;
  const count = Math.max(0, Math.floor((first - hem - ABOVE_HEM) / pitch) + 1);
  return Array.from({ length: count }, (_, i) => first - i * pitch);
}

/** The cloth beyond the centre, bodice to skirt. */
function lapSeam(face: Lap['face']): SeamPlan {
  return seam({
    id: 'waist-lap',
    operation: 'join-skirt',
    stage: STAGES.waistSeam,
    a: [{ family: `skirt-${face}`, line: LAPPED_WAIST, reversed: true }],
    b: [{ family: face, line: LAPPED_WAIST }],
  });
}

/** A front or back that opens from the neck to the hem and is closed by buttons, right over left. */
export function buttoned({ id, face, row, double = false }: Buttoned): Opening {
  const each = double ? 2 : 1;
  const openSkirt = ({ choices, skirt, ...bodice }: SkirtOpeningRequest) => {
    const own = row(choices);
    const heights = buttonsOn(bodice[face]);
    const below = skirt.filter(({ part }) => part === `skirt-${face}`);
    const [panel] = below.filter(({ edges }) => edges.some(({ line }) => line === 'centre'));
    if (!panel) throw new Error('The skirt has no centre to open');
    const more = carriedOn(heights, panel);
    const lapped = marked(lapOver(panel, own.lap), more, own);
    const opened = double ? lapped : stitched(panel, lapped, own);
    return {
      skirt: skirt.map((each) => (each === panel ? opened : each)),
      ...closing([face, `skirt-${face}`], own, each * (heights.length + more.length), !double),
      seams: [lapSeam(face)],
      construction: {},
      notices: [],
    };
  };
  return {
    id,
    centreBackSeam: false,
    opensNeck: true,
    lap: (choices) => row(choices).lap,
    open: (request) => {
      const { choices, back, front, waistSeam } = request;
      const own = row(choices);
      const heights = rowOn(request[face], own, request);
      const lapped = marked(lapOver(request[face], own.lap, { overSkirt: waistSeam }), heights, own);
      const closed = closing([face], own, each * heights.length, !double);
      return {
        back,
        front,
        [face]: double ? lapped : stitched(request[face], lapped, own),
        seams: [],
        ...(waistSeam ? { operations: [], notions: [] } : closed),
        construction: { extension: own.lap.extension, buttonColumn: own.column },
        notices: [],
      };
    },
    openSkirt,
  };
}
