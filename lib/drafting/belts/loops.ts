import type { GarmentContext } from '../garments/addition';
import { drawnOn, familyOf } from '../kernel/cloth';
import type { Panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import { type Strip, stripPanel, stripSeams } from '../kernel/strip';
import { beltWidth } from './belt';
import { ABOVE_EDGE, type BeltLine, beltFigures } from './belt-line';
import { loopFor } from './loop-length';
import { markBeyond, stretchesAcross, stretchesOver, widthOf } from './loop-marks';

/** Finished width of a loop, and its turned ends (METHODS §10). */
const WIDTH = 1;
const END = 1;
/** Loops stand no farther apart than this (METHODS §10). */
const FARTHEST = 16;

/**
 * Places from the centre to the side, one loop standing on the side seam itself and the centre lying between two: half a
 * step, then whole ones, none longer than the farthest.
 */
export function loopPlaces(half: number): number[] {
  const between = Math.max(1, Math.ceil(half / FARTHEST - 0.5));
  const step = half / (between + 0.5);
  return Array.from({ length: between }, (_, i) => (i + 0.5) * step);
}

/** Cloth of a face along which loops stand, and how far below a seam they end (cm), if they lie across one. */
function groundOf(panels: readonly Panel[], { ground, level }: BeltLine, belt: number, size: number) {
  const [most, least] = [(size + belt) / 2, (size - belt) / 2];
  if (ground === 'cloth') return { stretches: stretchesAcross(panels, level, size) };
  if (ground === 'edge') return { stretches: stretchesOver(panels, 'hem', size, ABOVE_EDGE) };
  return ground === 'over-seam'
    ? { stretches: stretchesOver(panels, 'waist', most), below: least }
    : { stretches: stretchesOver(panels, 'waist', least), below: most };
}

function markedOn(plan: GarmentPlan, face: 'front' | 'back', line: BeltLine, belt: number, size: number) {
  const { stretches, below } = groundOf(familyOf(plan.panels, face), line, belt, size);
  const places = loopPlaces(widthOf(stretches));
  const marked = places.reduce((drawn: readonly Panel[], worn, i) => {
    const { panel, path } = markBeyond(stretches, worn);
    return drawnOn(drawn, panel.id, { internals: [{ id: `belt-loop-${i + 1}`, kind: 'placement', path }] });
  }, plan.panels);
  return { panels: marked, count: 2 * places.length, below };
}

/**
 * Loops on both side seams and between them, their places marked; cut one by one from a folded strip. Across a waist
 * seam they end below it, on the skirt (`below`, cm): marked is what of them lies on the bodice.
 */
export function withLoops(plan: GarmentPlan, context: GarmentContext, line: BeltLine): GarmentPlan {
  const belt = beltWidth(context.choices);
  const { length, notices } = loopFor(context.choices);
  const front = markedOn(plan, 'front', line, belt, length);
  const back = markedOn({ ...plan, panels: front.panels }, 'back', line, belt, length);
  const count = front.count + back.count + 2;
  const strip: Strip = {
    id: 'belt-loop',
    part: 'belt',
    length: length + 2 * END,
    width: WIDTH,
    count,
    // The ends to be turned in are part of its length.
    start: 'cut',
    tip: 'square',
    tipEnd: 'cut',
  };
  return mergePlans({ ...plan, panels: back.panels }, beltFigures(line, context), {
    panels: [stripPanel(strip)],
    notices,
    seams: stripSeams(strip, 'sew-belt-loops'),
    operations: [
      operation({
        id: 'belt-loops',
        operation: 'attach-belt-loops',
        families: ['belt-loop'],
        figures: { count, below: front.below ?? 'none' },
      }),
    ],
  });
}
