import { AppError } from '@/lib/errors/app-error';
import { pathLength } from '@/lib/geometry/length';
import { allowancesFor } from '../assembly/allowances';
import { STAGES } from '../assembly/stages';
import { elbowDepth } from '../blocks/estimates';
import { lineLength } from '../kernel/lines';
import { operation } from '../kernel/plan';
import { rounded } from '../kernel/rounded';
import { type SeamPlan, seam } from '../kernel/seams';
import type { Notice } from '../types';
import { type Cap, solveCap } from './cap';
import { sleeveEnd } from './lengths';
import type { Sleeve, SleevePlan, SleeveRequest } from './sleeve';
import { sleevePanel } from './sleeve-panel';

/** Cap ease as a share of the armhole: 2.0 at size 38, growing as Aldrich's does (METHODS §5.1), within bounds of woven cloth. */
const EASE = { share: 0.047, min: 1.5, max: 3 };
/** Part of the ease that lies in front of the shoulder seam. */
const FRONT_EASE = 0.45;
/** Blouse caps (METHODS §5.1, INVARIANTS E15). */
const CAP = { low: 0.24, high: 0.36 };
/** Notches at these shares of each armhole from the underarm: no ease below them. */
export const NOTCH = { front: 0.4, back: 0.42 };
const WIDER = 0.25;
/** A cap flatter than this share of the armhole is narrowed instead, down to the least ease of woven cloth. */
const FLATTEST = 0.17;
const LEAST_EASE = 3;
const MOST_WIDER = 80;

interface Fitted {
  readonly cap: Cap;
  readonly width: number;
  readonly ease: number;
}

function capEase(armhole: number): number {
  return Math.min(EASE.max, Math.max(EASE.min, EASE.share * armhole));
}

/** Height of the cap for a width, as a share of the armhole: 0 when even the flattest is too long, 1 when too short. */
function fitAt(
  request: SleeveRequest,
  width: number,
  ease: number,
  armhole: number,
): { share: number; cap?: Cap } {
  const { solved, draw } = solveCap({ ...request, width, ease });
  if (solved.ok) return { share: solved.value / armhole, cap: draw(solved.value) };
  return { share: solved.atLo > 0 ? 0 : 1 };
}

/** Too high a cap means too narrow a sleeve: it is widened until the cap is low enough. */
function fitSleeve(request: SleeveRequest, lastTry: boolean): Fitted | 'deepen-armhole' {
  const armhole = pathLength(request.front) + pathLength(request.back);
  const ease = capEase(armhole);
  let width = request.body.bicepsCircumference + request.ease;
  let { share, cap } = fitAt(request, width, ease, armhole);
  if (share < CAP.low && !lastTry) return 'deepen-armhole';
  for (let i = 0; share > CAP.high && i < MOST_WIDER; i++) {
    width += WIDER;
    ({ share, cap } = fitAt(request, width, ease, armhole));
  }
  const least = request.body.bicepsCircumference + LEAST_EASE;
  for (let i = 0; share < FLATTEST && width - WIDER >= least && i < MOST_WIDER; i++) {
    width -= WIDER;
    ({ share, cap } = fitAt(request, width, ease, armhole));
  }
  if (!cap) throw new AppError('implausible-body', { fields: ['bicepsCircumference', 'ease-biceps'] });
  return { cap, width, ease };
}

function armholeSeam({ front, back }: SleeveRequest, { cap, ease }: Fitted): SeamPlan {
  const [f, b] = [pathLength(front), pathLength(back)];
  const total = f + b + ease;
  const backNotch = NOTCH.back * b;
  return seam({
    id: 'armhole',
    operation: 'set-sleeve',
    stage: STAGES.setSleeve,
    a: [{ family: 'sleeve', line: 'cap' }],
    b: [
      { family: 'front', line: 'armhole' },
      { family: 'back', line: 'armhole', reversed: true },
    ],
    ease: pathLength(cap.path) - f - b,
    notches: [
      { a: NOTCH.front * f, b: NOTCH.front * f, kind: 'single' },
      { a: total - backNotch, b: f + b - backNotch, kind: 'double' },
      { a: f + FRONT_EASE * ease, kind: 'single' },
    ],
  });
}

function noticesOf(request: SleeveRequest, { width }: Fitted): Notice[] {
  const asked = request.body.bicepsCircumference + request.ease;
  const by = Math.round(Math.abs(width - asked) * 10) / 10;
  if (by === 0) return [];
  return [{ code: width > asked ? 'sleeve-widened' : 'sleeve-narrowed', figures: { by } }];
}

function plan(request: SleeveRequest, fitted: Fitted): SleevePlan {
  const { choices, body } = request;
  const { cap, width, ease } = fitted;
  const end = sleeveEnd(choices, body, cap.height, width);
  const panel = sleevePanel(cap, width, end, elbowDepth(body));
  const underarm = (side: 'front' | 'back', reversed: boolean) => ({
    family: 'sleeve',
    line: `underarm@${side}`,
    reversed,
  });
  return {
    panels: [panel],
    seams: [
      seam({
        id: 'sleeve-underarm',
        operation: 'sew-sleeve-underarm',
        stage: STAGES.sleeveUnderarm,
        a: [underarm('front', false)],
        b: [underarm('back', true)],
      }),
      armholeSeam(request, fitted),
    ],
    operations: [
      operation({
        id: 'sleeve-hem',
        operation: 'hem',
        stage: STAGES.sleeveHem,
        lines: [{ family: 'sleeve', line: 'hem' }],
        figures: { depth: allowancesFor(choices)['sleeve-hem'] },
      }),
    ],
    guides: [{ family: 'sleeve', id: 'above-elbow', height: (cap.height - end.length) * 0.45 }],
    finished: rounded({ biceps: width, sleeveLength: end.length, sleeveHem: lineLength(panel, 'hem') }),
    ease: rounded({ biceps: width - body.bicepsCircumference }),
    construction: rounded({
      capHeight: cap.height,
      capEase: ease,
      elbowLevel: cap.height - elbowDepth(body),
    }),
    notices: noticesOf(request, fitted),
  };
}

/** A one-piece set-in sleeve, its cap solved against the armhole as drawn (METHODS §5.1). */
export const SET_IN: Sleeve = {
  id: 'set-in',
  draw: (request, lastTry) => {
    const fitted = fitSleeve(request, lastTry);
    return fitted === 'deepen-armhole' ? fitted : plan(request, fitted);
  },
};
