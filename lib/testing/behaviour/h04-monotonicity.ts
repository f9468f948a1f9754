import type { Choices } from '@/lib/choices/types';
import { bodyGirth, girthAt } from '@/lib/drafting/checks/context/body-girth';
import type { Body, MeasurementName } from '@/lib/measurements/names';
import { landmarkOn, waistHeight } from '@/lib/pattern/landmarks';
import { type MeasuredDraft, measureDraft, shellPieces } from '@/lib/pattern/measured-draft';
import type { Draft, LandmarkName } from '@/lib/pattern/types';
import { type Draw, type Lapse, withMeasure } from './lapse';

type Dimension = (context: MeasuredDraft) => number | undefined;

function between(
  context: MeasuredDraft,
  part: string,
  one: LandmarkName,
  other: LandmarkName,
): number | undefined {
  const a = landmarkOn(context, part, one)?.at;
  const b = landmarkOn(context, part, other)?.at;
  return a && b && Math.hypot(a.x - b.x, a.y - b.y);
}

function sleeveHeight(context: MeasuredDraft): number | undefined {
  const [sleeve] = shellPieces(context, 'sleeve');
  return sleeve && Math.max(...sleeve.seamLine.ys) - Math.min(...sleeve.seamLine.ys);
}

/** What each measurement is for. */
const DIMENSIONS: Readonly<Partial<Record<MeasurementName, Dimension>>> = {
  bustCircumference: (context) => bodyGirth(context, 'bust'),
  waistCircumference: (context) => bodyGirth(context, 'waist'),
  hipCircumference: (context) => bodyGirth(context, 'hip'),
  backHeight: (context) => {
    const nape = landmarkOn(context, 'back', 'nape');
    return nape && nape.at.y - waistHeight(context);
  },
  armLength: sleeveHeight,
  shoulderLength: (context) => between(context, 'front', 'sideNeckPoint', 'shoulderTip'),
  neckBaseCircumference: ({ draft }) => draft.construction.blockNeckline,
  bicepsCircumference: (context) => girthAt(context, 'biceps', ({ piece }) => piece.part === 'sleeve'),
  backWidth: (context) => landmarkOn(context, 'back', 'backWidth')?.at.x,
  frontWidth: (context) => landmarkOn(context, 'front', 'frontWidth')?.at.x,
};

// Rounding of the format.
const GRAIN = 1e-5;

/** INVARIANTS H4: dimensions that become smaller when the measurement they are for becomes a centimetre greater. */
export function shrinking(draw: Draw, choices: Choices, body: Body): Lapse[] {
  const before = measureDraft(draw(choices, body));
  return Object.entries(DIMENSIONS).flatMap(([name, dimension]) => {
    const grown: Draft = draw(choices, withMeasure(body, name as MeasurementName, 1));
    const from = dimension(before);
    const to = dimension(measureDraft(grown));
    if (from === undefined || to === undefined || to - from >= -GRAIN) return [];
    return [{ where: name, figure: from - to }];
  });
}
