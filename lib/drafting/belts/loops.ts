import { firstOf } from '@/lib/geometry/sequence';
import type { Notice } from '@/lib/pattern/types';
import type { GarmentContext } from '../garments/addition';
import { drawnOn } from '../kernel/cloth';
import { hasLine } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import { type Strip, stripPanel, stripSeams } from '../kernel/strip';
import { beltWidth } from './belt';
import { markBeyond, stretchesAcross, stretchesOnSeam, widthOf } from './loop-marks';
import { waistCloth } from './waist';

/** Finished width of a loop, and what its length has over the belt: clearance and two turned ends (METHODS §10). */
const WIDTH = 1;
const CLEARANCE = 1.5;
const END = 1;
/** Loops stand no farther apart than this (METHODS §10). */
const FARTHEST = 16;

/** The least that lets the belt through. */
const LEAST_CLEARANCE = 0.5;

/** Length of a loop between its ends: as set by hand, or as the belt asks; said when the belt would not have passed. */
function loopLength({ choices }: GarmentContext, belt: number): { length: number; notices: Notice[] } {
  const asked = choices.sizes['belt-loops'] ?? belt + CLEARANCE;
  const least = belt + LEAST_CLEARANCE;
  if (asked >= least) return { length: asked, notices: [] };
  return { length: least, notices: [{ code: 'belt-loops-lengthened', figures: { asked, used: least } }] };
}

/**
 * Places from the centre to the side, one loop standing on the side seam itself and the centre lying between two: half a
 * step, then whole ones, none longer than the farthest.
 */
export function loopPlaces(half: number): number[] {
  const between = Math.max(1, Math.ceil(half / FARTHEST - 0.5));
  const step = half / (between + 0.5);
  return Array.from({ length: between }, (_, i) => (i + 0.5) * step);
}

function markedOn(plan: GarmentPlan, face: 'front' | 'back', belt: number, size: number) {
  const { panels, level } = waistCloth(plan, face, belt);
  const onSeam = hasLine(firstOf(panels), 'waist');
  const stretches = onSeam
    ? stretchesOnSeam(panels, (belt + size) / 2)
    : stretchesAcross(panels, level, size);
  const places = loopPlaces(widthOf(stretches));
  const marked = places.reduce((drawn: readonly Panel[], worn, i) => {
    const { panel, path } = markBeyond(stretches, worn);
    return drawnOn(drawn, panel.id, { internals: [{ id: `belt-loop-${i + 1}`, kind: 'placement', path }] });
  }, plan.panels);
  return { panels: marked, count: 2 * places.length, below: onSeam ? (size - belt) / 2 : undefined };
}

/**
 * Loops on both side seams and between them, their places marked; cut one by one from a folded strip. Above a waist seam
 * they begin below it, on the skirt (`below`, cm): marked is what of them lies on the bodice.
 */
export function withLoops(plan: GarmentPlan, context: GarmentContext): GarmentPlan {
  const belt = beltWidth(context);
  const { length, notices } = loopLength(context, belt);
  const front = markedOn(plan, 'front', belt, length);
  const back = markedOn({ ...plan, panels: front.panels }, 'back', belt, length);
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
  return mergePlans(
    { ...plan, panels: back.panels },
    {
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
    },
  );
}
