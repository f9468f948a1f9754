import { pathLength } from '@/lib/geometry/length';
import { elbowDepth, elbowGirth } from '../blocks/estimates';
import type { Panel } from '../kernel/panel';
import type { SewnCap } from './armhole-seam';
import { capPleats, withCapPleats } from './cap-pleats';
import { clearOfElbow } from './clear-of-elbow';
import { type Fullness, fullPanel } from './full-panel';
import { AT_ELBOW } from './lengths';
import type { OnePieceStyle, StyleContext } from './one-piece-style';
import { sleevePanel } from './sleeve-panel';
import { leastUnderarm } from './slit';

/** A full sleeve blouses over what closes it (METHODS §5.1: 1–2). */
const BLOUSON = 1.5;
interface Drawn {
  readonly panel: Panel;
  readonly cap: SewnCap;
}

/** The sleeve as its style fills it, and its cap as that is sewn in. */
export function drawPanel(style: OnePieceStyle, context: StyleContext, plain: SewnCap): Drawn {
  const { request, fitted, reach, end } = context;
  const { cap, width } = fitted;
  const own = Math.max(
    reach.length - (style.shorter ?? 0) - end.depth(request.choices),
    cap.height + leastUnderarm(end),
  );
  if (!style.full) {
    const raised = end.depth(request.choices) / (reach.length - cap.height);
    const bend = elbowDepth(request.body) - (style.shorter ?? 0);
    const panel = clearOfElbow({
      draw: (hem) => sleevePanel(cap, width, { length: own, hem, edge: end.edge }, bend),
      hem: end.girth(reach, width, raised),
      width,
      elbow: elbowGirth(request.body) + AT_ELBOW,
    });
    return { panel, cap: plain };
  }
  const length = own + (end.closed ? BLOUSON : 0);
  const fullness = context.laidIn
    ? belowShoulder(style.full(context), context.laidIn, length)
    : style.full(context);
  const edge = { length, hem: width, edge: end.edge };
  const full = fullPanel(cap, plain, width, edge, fullness, pathLength(request.front));
  // Below the shoulder the pleats are cut away with the cap: what is left of their depth is gathered in the edge.
  return style.pleated && !context.laidIn ? inPleats(full) : full;
}

/** Cut below its crown a sleeve flares by no more of its length: it leans out with its cap, which must stay upright (H). */
const FLARE = 0.15;

/** Of a sleeve cut below its crown: what it would have above and below alike is laid in already, `by` of what flares. */
const belowShoulder = ({ upper, lower, drop }: Fullness, by: number, length: number): Fullness => ({
  ...{ upper: 0, raise: 0, drop },
  lower: upper > 0 ? 0 : Math.max(0, Math.min(lower - by, FLARE * length)),
});

function inPleats({ panel, cap }: Drawn): Drawn {
  const pleats = capPleats(cap.crown);
  return { panel: withCapPleats(panel, pleats), cap: { ...cap, pleats } };
}
