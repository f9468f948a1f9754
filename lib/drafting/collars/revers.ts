import { COLLAR } from '@/lib/choices/slots/collar';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import { pathLength } from '@/lib/geometry/length';
import { endOf, polyline, reversePath, startOf, withStart } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { lineLength } from '../kernel/lines';
import { edge, type Panel, type PanelEdge, type PanelLine } from '../kernel/panel';
import { replaceRun } from '../kernel/replace';
import { type LineRef, type SeamPlan, seam } from '../kernel/seams';
import { crosses, opensAtBack } from '../openings/way-in';
import { LAPEL, type Lapel, lapelled, lapelOn, rolledOver } from './lapel';
import type { Neck } from './neck';
import { rollOver } from './peter-pan';
import { type RollCollar, rollCollar } from './roll-collar';

/** The fall is deeper than the stand by this at the centre back (METHODS §6: 1.0–1.5; drafts 2.5 and 4). */
const COVER = 1.5;
/** What the lapel has beyond the collar, the length of the collar's end, and the angle between them (METHODS §6). */
const STEP = 3.5;
const NOTCH = 75;
/** Lines of a facing that goes on round the neck as the upper collar. */
const NECK = 'collar-neck';
const CENTRE = 'collar-centre';
const OUTER = 'collar-outer';

/** A collar that rolls over with the front: what is drawn on the front for it, and what its facing becomes. */
export interface Revers {
  readonly lapel: Lapel;
  /** The lapel of the facing, which lies over it. */
  readonly over: Lapel;
  readonly under: RollCollar;
  readonly upper: RollCollar;
  /** The upper collar is one piece with the facing. */
  readonly inOne: boolean;
  /** It comes apart at the centre back, where the garment opens. */
  readonly partsBehind: boolean;
}

/** Whether a collar brings its own lapels. */
export function hasLapel({ options }: Pick<Choices, 'options'>): boolean {
  return traitsOf(COLLAR, options)?.kind === 'lapel';
}

/** Lapel and collar for a front in halves, whose neckline is a V to the break, and the neck they go round. */
export function reversFor(front: Panel, { front: whole, back }: Neck['flat'], choices: Choices): Revers {
  const { options, sizes } = choices;
  const inOne = traitsOf(COLLAR, options)?.made === 'in-one';
  const { 'collar-height': stand = 3, 'collar-width': width = 8 } = sizes;
  const step = inOne ? 0 : STEP;
  const lapel = lapelOn(front, { whole, stand, width, step, crosses: crosses(choices) });
  const layer = (roll: number) =>
    rollCollar({ lapel, stand, fall: stand + COVER, back: back.neckline, end: step, notch: NOTCH, roll });
  const roll = rollOver(width);
  return {
    lapel,
    over: rolledOver(lapel, roll),
    under: layer(0),
    upper: layer(roll),
    inOne,
    partsBehind: opensAtBack(choices),
  };
}

/** The centre back of a layer, from the neck to its outer edge. */
const centreOf = ({ neckBack, outer }: RollCollar): Path => polyline(startOf(neckBack), endOf(outer));

function grownEdges({ over, upper }: Revers): PanelEdge[] {
  const enclosed = { kind: 'enclosed' } as const;
  const outer = reversePath(upper.outer);
  return [
    edge(NECK, reversePath(upper.neckBack), enclosed),
    edge(CENTRE, centreOf(upper), enclosed),
    edge(OUTER, outer, enclosed),
    edge(LAPEL, withStart(over.edge, endOf(outer)), enclosed),
  ];
}

/** The facing of a front with its lapel, gone on to the centre back where the upper collar is one with it. */
export function reversFacing(facing: Panel, revers: Revers): Panel {
  if (!revers.inOne) return lapelled(facing, revers.over);
  return replaceRun(lapelled(facing, revers.lapel), 'neckline', LAPEL, grownEdges(revers));
}

const on = (family: string, line: PanelLine, reversed?: true): LineRef =>
  reversed ? { family, line, reversed } : { family, line };

/** The edge of a collar in one with its facing: round its ends as well, where it comes apart at the back. */
function edgeRound(front: Panel, { upper, under, partsBehind }: Revers): Pick<SeamPlan, 'a' | 'b' | 'ease'> {
  const ease = pathLength(upper.outer) - pathLength(under.outer);
  const [above, below] = [on(front.family, OUTER, true), on('collar-under', 'outer')];
  if (!partsBehind) return { a: [above], b: [below], ease };
  return {
    a: [above, on(front.family, CENTRE, true)],
    b: [below, on('collar-under', 'centre')],
    ease: ease + lineLength(front, CENTRE) - pathLength(centreOf(under)),
  };
}

/** How a facing in one with its upper collar goes round the neck. */
export function grownSeams(front: Panel, back: Panel, revers: Revers): SeamPlan[] {
  const own = (line: PanelLine) => [on(front.family, line)];
  return [
    ...(revers.partsBehind
      ? []
      : [seam({ id: 'shawl-centre', operation: 'join-collar-halves', a: own(CENTRE), b: own(CENTRE) })]),
    seam({
      id: 'shawl-neck',
      operation: 'sew-facing-ends',
      stage: 'collarStand',
      a: own(NECK),
      b: [on(back.family, 'neckline')],
    }),
    seam({
      id: 'shawl-outer',
      operation: 'sew-collar',
      stage: 'shawlEdge',
      ...edgeRound(front, revers),
    }),
  ];
}
