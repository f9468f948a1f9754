import { intersectVertical } from '@/lib/geometry/intersect';
import { pathLength } from '@/lib/geometry/length';
import type { Bodice } from '../blocks/bodice/bodice';
import { elbowDepth, elbowGirth } from '../blocks/estimates';
import { linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { mergePlans, type OperationPlan, operation } from '../kernel/plan';
import { rounded } from '../kernel/rounded';
import { type LineRef, seam } from '../kernel/seams';
import { remainingArmhole } from '../off-shoulder/armhole-seam';
import { type CutRequest, cutOnLevel, laidIn, shoulderTip } from '../off-shoulder/below-shoulder';
import { isOffShoulder } from '../off-shoulder/off-shoulder';
import { widenedCap, widenedPlaces } from '../off-shoulder/widened-cap';
import { armholeSeam, plainCap, type SewnCap } from './armhole-seam';
import { capPleats, withCapPleats } from './cap-pleats';
import { clearOfElbow } from './clear-of-elbow';
import type { ArmEnd } from './ends/arm-end';
import { laidInPleats } from './ends/laid-in-pleats';
import { armEnd } from './ends/registry';
import { wornGirth } from './ends/worn-girth';
import { type FitRules, type Fitted, fitSleeve, widthNotices } from './fit';
import { type Fullness, fullPanel } from './full-panel';
import { AT_ELBOW, type Reach, sleeveReach } from './lengths';
import type { Sleeve, SleevePlan, SleeveRequest } from './sleeve';
import { sleevePanel } from './sleeve-panel';
import { leastUnderarm, type Slit, slashed, slashLength } from './slit';

/** What a style may want to know before it says how full the sleeve is. */
interface StyleContext {
  readonly request: SleeveRequest;
  readonly fitted: Fitted;
  readonly reach: Reach;
  readonly end: ArmEnd;
  /** The cap between its notches. */
  readonly capBetween: number;
  /** What was laid in from top to bottom where the sleeve ends below the shoulder, cm; else nothing. */
  readonly laidIn: number;
}

/** The bodice as a seam that leaves its armholes cuts it, and what that gives to the sleeve. */
type Led = Pick<CutRequest, 'bodice' | 'lead'>;

/** A sleeve of one piece set into the armhole. */
interface OnePieceStyle {
  readonly id: string;
  readonly rules?: FitRules;
  readonly deeper?: number;
  /** What it is shorter than an arm because the shoulder reaches down to it, cm. */
  readonly shorter?: number;
  /** The bodice it is sewn to, where that is not as the block drew it. */
  redraw?(bodice: Bodice): NonNullable<SleevePlan['redrawn']>;
  /** What its seam is led to where it ends below the shoulder; unsaid of one that follows the armhole. */
  led?(request: SleeveRequest): Led;
  /** What is laid into it; nothing for a plain sleeve. */
  full?(context: StyleContext): Fullness;
  /** What is laid into its cap is laid in pleats, not gathered. */
  readonly pleated?: true;
  /** Its own length, where none is asked. */
  reach?(request: SleeveRequest, fitted: Fitted): Reach;
  readonly end?: ArmEnd;
}

/** A full sleeve blouses over what closes it (METHODS §5.1: 1–2). */
const BLOUSON = 1.5;
/** The slash lies at a quarter from the back (METHODS §5.4). */
const SLIT_AT = 0.25;

interface Drawn {
  readonly panel: Panel;
  readonly cap: SewnCap;
}

function drawPanel(style: OnePieceStyle, context: StyleContext, plain: SewnCap): Drawn {
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

/** The pleats of a cap are laid before it is set in. */
function folding({ pleats }: SewnCap): OperationPlan[] {
  if (!pleats) return [];
  const figures = { count: pleats.length };
  return [operation({ id: 'cap-pleats', operation: 'fold-cap-pleats', families: ['sleeve'], figures })];
}

function underarmSeam() {
  const line = (side: 'front' | 'back', reversed: boolean): LineRef => ({
    family: 'sleeve',
    line: `underarm@${side}`,
    ...(reversed ? { reversed } : {}),
  });
  return seam({
    id: 'sleeve-underarm',
    operation: 'sew-sleeve-underarm',
    a: [line('front', false)],
    b: [line('back', true)],
  });
}

/** From the crown straight down to the edge of the sleeve itself. */
function ownLength(panel: Panel): number {
  const crown = panel.landmarks.crown ?? { x: 0, y: 0 };
  const [hit] = intersectVertical(linePath(panel, 'hem'), crown.x);
  return crown.y - (hit?.point.y ?? Number.NaN);
}

interface Opened {
  readonly panel: Panel;
  readonly lines: readonly LineRef[];
}

const whole = (panel: Panel): Opened => ({ panel, lines: [{ family: 'sleeve', line: 'hem' }] });

/** The lower edge from the slash round to the slash again. */
const opensAt = ({ panel, before, after }: Slit): Opened => ({ panel, lines: [after, before] });

function finishEdge(panel: Panel, context: StyleContext, full: boolean) {
  const { request, reach, end } = context;
  const underarm = pathLength(linePath(panel, 'underarm@front'));
  const slit = slashLength(underarm);
  const { panel: opened, lines } = end.slit ? opensAt(slashed(panel, 'hem', SLIT_AT, slit)) : whole(panel);
  const length = pathLength(linePath(panel, 'hem'));
  const site = { choices: request.choices, reach, length, full, slit, lines, families: ['sleeve'] };
  const { panels, pleats, operations } = laidInPleats(end, site, [opened]);
  return { panels, plan: mergePlans({ operations }, end.finish({ ...site, pleats })) };
}

function figures(style: OnePieceStyle, { request, fitted, reach, end }: StyleContext, panel: Panel) {
  const { cap, ease } = fitted;
  const biceps = panel.internals.find(({ id }) => id === 'biceps');
  const width = biceps ? pathLength(biceps.path) : fitted.width;
  const depth = end.depth(request.choices);
  return {
    finished: rounded({
      biceps: width,
      sleeveLength: ownLength(panel) + depth,
      sleeveHem: wornGirth(end, reach, pathLength(linePath(panel, 'hem'))),
    }),
    ease: rounded({ biceps: width - request.body.bicepsCircumference }),
    construction: rounded({
      capHeight: cap.height,
      capEase: ease,
      elbowLevel: cap.height - elbowDepth(request.body),
      ...(depth > 0 ? { sleeveEndDepth: depth } : {}),
      ...(style.shorter ? { shoulderDrop: style.shorter } : {}),
    }),
  };
}

function plan(style: OnePieceStyle, request: SleeveRequest, solved: Fitted): SleevePlan {
  const { choices, body } = request;
  const cutAcross = { ...request, ...style.led?.(request) };
  const by = isOffShoulder(choices) ? laidIn(cutAcross, solved.cap) : 0;
  const fitted = by > 0 ? widenedCap(solved, by) : solved;
  const { cap, width, ease } = fitted;
  const reach = style.reach?.(request, fitted) ?? sleeveReach(choices, body, cap.height, width);
  const end = request.end ?? style.end ?? armEnd(choices);
  const plain = widenedPlaces(plainCap(request, ease, pathLength(solved.cap.path)), by);
  const capBetween = plain.backNotch - (plain.length - plain.backNotch);
  const context = { request, fitted, reach, end, capBetween, laidIn: by };
  const drawn = drawPanel(style, context, plain);
  const cut = by > 0 ? cutOnLevel(cutAcross, drawn.panel) : undefined;
  const finished = finishEdge(cut?.sleeve ?? drawn.panel, context, style.full !== undefined);
  const armhole = cut ? remainingArmhole(request, cut.joins) : [armholeSeam(request, drawn.cap)];
  const seams = [underarmSeam(), ...armhole];
  const height = (cap.height - reach.length) * 0.45;
  const whole = mergePlans(
    {
      panels: finished.panels,
      seams,
      operations: folding(drawn.cap),
      guides: height < -4 ? [{ family: 'sleeve', id: 'above-elbow', height }] : [],
      // A shirt's flat cap asks for a wide sleeve: that is the style, not a change of what was asked.
      notices: style.rules ? [] : widthNotices(request, solved.width),
      ...figures(style, context, drawn.panel),
    },
    finished.plan,
  );
  if (!cut) return whole;
  return {
    ...mergePlans(whole, { construction: shoulderTip(request), notices: cut.notices }),
    redrawn: { front: cut.front, back: cut.back },
    endsBelow: true,
  };
}

function armholes({ front, back }: NonNullable<SleevePlan['redrawn']>) {
  return { front: linePath(front, 'armhole'), back: linePath(back, 'armhole') };
}

/** A sleeve of one piece, its cap solved against the armhole as drawn (METHODS §5.1). */
export function onePiece(style: OnePieceStyle): Sleeve {
  return {
    id: style.id,
    ...(style.deeper ? { deeper: style.deeper } : {}),
    ...(style.redraw ? { redraw: style.redraw } : {}),
    draw: (request, lastTry) => {
      const redrawn = request.whole ? undefined : style.redraw?.(request.bodice);
      const own = redrawn ? { ...request, ...armholes(redrawn) } : request;
      const fitted = fitSleeve(own, lastTry, style.rules);
      if (fitted === 'deepen-armhole') return fitted;
      const drawn = plan(style, own, fitted);
      return redrawn ? { ...drawn, redrawn } : drawn;
    },
  };
}
