import type { Choices } from '@/lib/choices/types';
import { polyline } from '@/lib/geometry/path';
import type { Bodice } from '../blocks/bodice/bodice';
import { girthAt } from '../blocks/bodice/girth';
import { riseAtCentre } from '../hems/shapes';
import { edge, type Panel, panel } from '../kernel/panel';
import { mergePlans, operation, type PlanPart } from '../kernel/plan';
import { seam } from '../kernel/seams';
import { skirtCut } from '../skirts/waist-seam';
import { centrePanels, lapSeams } from './buttoned';
import { type Lap, lapOver, outerEdge } from './lap';
import type { Opening } from './opening';

const TIE = 'wrap-tie';
const LONG_TIE = 'wrap-tie-long';
/** Finished width of a tie, and what each has to be tied in a bow, cm (METHODS §10: 100–140 in all). */
const TIE_WIDTH = 3.5;
const TO_TIE = 50;
/** The front ends this far inside the line of the other bust point (H). */
const INSIDE_BUST = 0.5;
/** The outer edge is at least this long, to carry its tie. */
const LEAST_EDGE = TIE_WIDTH + 0.5;

/** Each front reaches over to the other bust, and its edge slopes down to a tie at the waist. */
export function wrapLap(choices: Choices, { points, frontOutline }: Bodice): Lap {
  const { level } = frontOutline.hemRequest;
  // Where a skirt hangs from it the fronts end in a seam, which is level.
  const rise = skirtCut(choices) ? 0 : riseAtCentre(choices, points.levels, level);
  return {
    face: 'front',
    extension: points.front.bust.x - INSIDE_BUST,
    slopesTo: Math.max(TIE_WIDTH / 2, level + rise + LEAST_EDGE),
  };
}

/** Half of a tie at its fold: sewn down its length and across its end, and turned. */
function tiePanel(id: string, length: number): Panel {
  const [a, b, c, d] = [
    { x: 0, y: 0 },
    { x: TIE_WIDTH, y: 0 },
    { x: TIE_WIDTH, y: length },
    { x: 0, y: length },
  ] as const;
  return panel({
    id,
    part: 'band',
    cut: { count: 1, onFold: true, mirrored: false },
    edges: [
      edge('tie-base', polyline(a, b), { role: 'finished', kind: 'seam' }),
      edge('tie-side', polyline(b, c)),
      edge('tie-end', polyline(c, d)),
      edge('fold', polyline(d, a), { role: 'fold', kind: 'none' }),
    ],
  });
}

/** A tie sewn down its length and across its end. */
function closed(tie: string) {
  return (['tie-side', 'tie-end'] as const).map((line) => {
    const own = { family: tie, line };
    const id = tie === TIE ? line : `${line}-long`;
    return seam({ id, operation: 'sew-ties', a: [own], b: [own] });
  });
}

/**
 * A tie caught at the outer edge of each front. They meet where the upper front ends: the tie of the lower one gets there
 * through the right side seam and round the back, and is by so much the longer.
 */
function ties(bodice: Bodice, lap: Lap): PlanPart {
  const waist = girthAt(bodice, Math.max(0, bodice.frontOutline.hemRequest.level));
  const length = Math.ceil(waist - 2 * lap.extension + TO_TIE);
  return {
    panels: [tiePanel(TIE, TO_TIE), tiePanel(LONG_TIE, length)],
    seams: [TIE, LONG_TIE].flatMap(closed),
    operations: [
      operation({
        id: 'ties',
        operation: 'attach-ties',
        lines: [
          { family: TIE, line: 'tie-base' },
          { family: LONG_TIE, line: 'tie-base' },
          { family: 'front', line: outerEdge(lap) },
        ],
        figures: { width: TIE_WIDTH + 1 },
      }),
    ],
    construction: { extension: lap.extension, tieLength: length },
  };
}

/** Two fronts that cross from the shoulder to the waist and are tied: a lap as wide as from bust to bust. */
export const WRAP: Opening = {
  id: 'wrap',
  lap: wrapLap,
  open: ({ choices, back, front, bodice, waistSeam }) => {
    const lap = wrapLap(choices, bodice);
    const opened = lapOver(front, lap, { overSkirt: waistSeam });
    return { ...mergePlans(ties(bodice, lap)), back, front: opened };
  },
  openSkirt: ({ choices, skirt, bodice }) => {
    const lap = wrapLap(choices, bodice);
    const own = centrePanels(skirt, 'front');
    const { panels: _none, ...rest } = mergePlans({ seams: lapSeams('front', own) });
    return { ...rest, skirt: skirt.map((each) => (own.includes(each) ? lapOver(each, lap) : each)) };
  },
};
