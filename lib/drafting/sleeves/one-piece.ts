import { intersectVertical } from '@/lib/geometry/intersect';
import { pathLength } from '@/lib/geometry/length';
import { elbowDepth } from '../blocks/estimates';
import { linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { mergePlans, type OperationPlan, operation } from '../kernel/plan';
import { rounded } from '../kernel/rounded';
import { type LineRef, seam } from '../kernel/seams';
import { remainingArmhole } from '../off-shoulder/armhole-seam';
import { cutOnLevel, laidIn, shoulderTip } from '../off-shoulder/below-shoulder';
import { isOffShoulder } from '../off-shoulder/off-shoulder';
import { widenedCap, widenedPlaces } from '../off-shoulder/widened-cap';
import { armholeSeam, plainCap, type SewnCap } from './armhole-seam';
import { armEnd } from './ends/registry';
import { wornGirth } from './ends/worn-girth';
import { finishEdge } from './finish-edge';
import { type Fitted, fitSleeve, widthNotices } from './fit';
import { sleeveReach } from './lengths';
import { drawPanel } from './one-piece-panel';
import type { OnePieceStyle, StyleContext } from './one-piece-style';
import type { Sleeve, SleevePlan, SleeveRequest } from './sleeve';

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
