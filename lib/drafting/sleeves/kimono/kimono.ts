import { AppError } from '@/lib/errors/app-error';
import { pathLength } from '@/lib/geometry/length';
import { solve } from '@/lib/geometry/solve';
import { STAGES } from '../../assembly/stages';
import { chosen } from '../../garments/chosen';
import { edgesOf, lineLength } from '../../kernel/lines';
import type { Panel } from '../../kernel/panel';
import { mergePlans } from '../../kernel/plan';
import { rounded } from '../../kernel/rounded';
import { seam } from '../../kernel/seams';
import type { Notice } from '../../types';
import { ARM_ENDS } from '../ends/registry';
import { sleeveReach } from '../lengths';
import type { Sleeve, SleevePlan, SleeveRequest } from '../sleeve';
import { dartLowered } from './dart';
import {
  type KimonoHalf,
  layArm,
  sideLength,
  type Underarm,
  type UnderarmRequest,
  underarmFrom,
} from './frame';
import { kimonoPanel, SLEEVE_EDGE } from './panel';

/** Slopes tried, the steepest and so the least bulky first; the roundness under the arm (METHODS §5.3: 20–35°, ≥ 8). */
const SLOPES = [35, 32, 29, 26, 23, 20];
const RADIUS = 8;
const LEAST_RADIUS = 2.5;
const HALVINGS = 6;
/** The front arm is laid so much less steep: above the bust dart the front's side leans in (H). */
const FRONT_RAISED = 11;
/** More over the arm than a set-in sleeve has: the cloth folds under it (H). */
const WIDER = 2;
/** The underarm begins above the bust dart and below the block's own. */
const ABOVE_DART = 1.6;
const BELOW_UNDERARM = 1;
const SIDE_LEFT = 3;
/** Share of a half of the lower edge that bends to meet the underarm squarely; cloth left below the underarm. */
const BEND = 0.8;
const BELOW_CURVE = 4;
const MOST_APART = 9;

interface Fitted {
  readonly front: KimonoHalf;
  readonly back: KimonoHalf;
  readonly frontArm: Underarm;
  readonly backArm: Underarm;
  readonly requests: { readonly front: UnderarmRequest; readonly back: UnderarmRequest };
}

interface Arm {
  readonly length: number;
  readonly width: number;
  readonly taper: number;
}

function requestFor(
  { length, width, taper }: Arm,
  apart: number,
): { front: UnderarmRequest; back: UnderarmRequest } {
  const half = width / 2;
  const bend = BEND * (half - MOST_APART / 2 - taper);
  const own = (by: number) => ({ width: half + by, taper, bend, length });
  return { front: own(-apart / 2), back: own(apart / 2) };
}

/** Between which two differences of width the underarms become equal: some differences cannot be drawn at all. */
function signChange(miss: (apart: number) => number): { lo: number; hi: number } | undefined {
  let before = Number.NaN;
  for (let apart = -MOST_APART; apart <= MOST_APART; apart += 1.5) {
    const now = miss(apart);
    if (before * now <= 0) return { lo: apart - 1.5, hi: apart };
    before = now;
  }
  return undefined;
}

/** Both underarms begun at one place of the side, and equally long: what one half is wider, the other is narrower. */
function fitFrom(front: KimonoHalf, back: KimonoHalf, at: number, arm: Arm): Fitted | undefined {
  const drawn = (apart: number) => {
    const requests = requestFor(arm, apart);
    return {
      requests,
      frontArm: underarmFrom(front, at, requests.front),
      backArm: underarmFrom(back, at, requests.back),
    };
  };
  const miss = (apart: number) => {
    const { frontArm, backArm } = drawn(apart);
    return frontArm && backArm ? pathLength(frontArm.path) - pathLength(backArm.path) : Number.NaN;
  };
  const bracket = signChange(miss);
  if (!bracket) return undefined;
  const solved = solve({ fn: miss, ...bracket, tolerance: 1e-7, name: 'kimono-underarm' });
  if (!solved.ok) return undefined;
  const { requests, frontArm, backArm } = drawn(solved.value);
  return frontArm && backArm ? { front, back, frontArm, backArm, requests } : undefined;
}

const roundness = ({ frontArm, backArm }: Fitted): number => Math.min(frontArm.radius, backArm.radius);

/** As high on the side as the roundness allows: the lower an underarm begins, the rounder it is. */
function highest(
  fitAt: (at: number) => Fitted | undefined,
  lowest: Fitted,
  from: number,
  to: number,
): Fitted {
  let [low, high, best] = [from, to, lowest];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    const fitted = fitAt(middle);
    if (fitted && roundness(fitted) >= RADIUS) [low, best] = [middle, fitted];
    else high = middle;
  }
  return best;
}

/** At one slope of the arm: as high as can be, or, where nothing is round enough, as low as the bust dart lets it begin. */
function fitSlope(slope: number, lowered: Panel, { bodice }: SleeveRequest, arm: Arm): Fitted | undefined {
  const front = layArm(lowered, slope - FRONT_RAISED);
  const back = layArm(bodice.back, slope);
  const to = Math.min(sideLength(front), sideLength(back)) - BELOW_UNDERARM;
  const from = Math.max(SIDE_LEFT, (edgesOf(lowered, 'side')[1]?.from ?? 0) + ABOVE_DART);
  const fitAt = (at: number) => fitFrom(front, back, at, arm);
  const lowest = fitAt(from);
  return lowest && roundness(lowest) >= RADIUS ? highest(fitAt, lowest, from, to) : lowest;
}

function roundest(request: SleeveRequest, arm: Arm): Fitted {
  const lowered = dartLowered(request.bodice.front);
  let best: Fitted | undefined;
  for (const slope of SLOPES) {
    const fitted = fitSlope(slope, lowered, request, arm);
    if (!fitted) continue;
    if (roundness(fitted) >= RADIUS - 1e-6) return fitted;
    if (!best || roundness(fitted) > roundness(best)) best = fitted;
  }
  if (best && roundness(best) >= LEAST_RADIUS) return best;
  throw new AppError('incompatible-choices', { fields: ['sleeve', 'fit'] });
}

function seams() {
  const both = (line: string, id: string, operation: string, stage: number) =>
    seam({ id, operation, stage, a: [{ family: 'front', line }], b: [{ family: 'back', line }] });
  return [
    both('overarm', 'overarm', 'sew-overarm', STAGES.shoulders + 1),
    both('underarm', 'sleeve-underarm', 'sew-kimono-underarm', STAGES.sides + 1),
  ];
}

/** Told when the underarm had to be drawn tighter than it ought to be: it will crease, and wants a stay tape. */
function roundNotices(radius: number): Notice[] {
  if (radius >= RADIUS - 0.05) return [];
  return [{ code: 'underarm-less-round', figures: { radius: Math.round(radius * 10) / 10 } }];
}

/** Where the underarm of a plain sleeve would lie, for lengths counted from there. */
const CAP = 14;

function draw(request: SleeveRequest): SleevePlan {
  const { choices, body, ease } = request;
  const width = body.bicepsCircumference + ease + WIDER;
  const reach = sleeveReach(choices, body, CAP, width);
  const end = chosen(ARM_ENDS, choices.options['sleeve-finish']);
  const added = end.depth(choices);
  const length = Math.max(reach.length - added, CAP + BELOW_CURVE);
  const arm = { length, width, taper: (width - end.girth(reach, width, added / (reach.length - CAP))) / 2 };
  const fitted = roundest(request, arm);
  const front = kimonoPanel(fitted.front, fitted.frontArm, fitted.requests.front, end.edge);
  const back = kimonoPanel(fitted.back, fitted.backArm, fitted.requests.back, end.edge);
  const edgeLength = lineLength(front, SLEEVE_EDGE) + lineLength(back, SLEEVE_EDGE);
  const lines = [
    { family: 'front', line: SLEEVE_EDGE },
    { family: 'back', line: SLEEVE_EDGE, reversed: true },
  ];
  const site = { choices, reach, lines, length: edgeLength, slit: 0, full: false, families: ['back'] };
  return {
    ...mergePlans(
      {
        seams: seams(),
        notices: roundNotices(roundness(fitted)),
        finished: rounded({ biceps: width, sleeveLength: length + added, sleeveHem: edgeLength }),
        ease: rounded({ biceps: width - body.bicepsCircumference }),
        construction: rounded({
          underarmRadius: fitted.backArm.radius,
          ...(added > 0 ? { sleeveEndDepth: added } : {}),
        }),
      },
      end.finish(site),
    ),
    redrawn: { front, back },
  };
}

/** Sleeves cut in one with front and back, round under the arm (METHODS §5.3). */
export const KIMONO: Sleeve = { id: 'kimono', draw };
