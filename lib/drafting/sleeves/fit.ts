import type { Choices } from '@/lib/choices/types';
import { AppError } from '@/lib/errors/app-error';
import { pathLength } from '@/lib/geometry/length';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Notice } from '@/lib/pattern/types';
import { type Cap, solveCap } from './cap';
import type { SleeveRequest } from './sleeve';

/** Heights a cap may have, as shares of its armhole: METHODS §5.1, INVARIANTS E15. */
interface CapBand {
  readonly low: number;
  readonly high: number;
  /** A cap flatter than this is narrowed instead, down to the least ease of woven cloth. */
  readonly flattest: number;
}

/** Cap ease as a share of the armhole: 2.0 at size 38, growing as Aldrich's does (METHODS §5.1), within bounds of woven cloth. */
interface CapEase {
  readonly share: number;
  readonly min: number;
  readonly max: number;
}

export interface FitRules {
  readonly band: CapBand;
  readonly ease: CapEase;
}

const BLOUSE: FitRules = {
  band: { low: 0.24, high: 0.36, flattest: 0.17 },
  ease: { share: 0.047, min: 1.5, max: 3 },
};

/** Suiting takes more ease, and a jacket's cap stands higher (METHODS §5.1). */
const JACKET: FitRules = {
  band: { low: 0.27, high: 0.38, flattest: 0.19 },
  ease: { share: 0.072, min: 2.5, max: 3.8 },
};

function fitRulesFor({ garment }: Choices): FitRules {
  return garment === 'jacket' ? JACKET : BLOUSE;
}

const WIDER = 0.25;
/** The least ease over the arm in woven cloth. */
export const LEAST_EASE = 3;
const MOST_WIDER = 80;

/** A cap that fits its armhole, and the sleeve's width under it. */
export interface Fitted {
  readonly cap: Cap;
  readonly width: number;
  readonly ease: number;
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

/**
 * The cap solved against the armhole as drawn (METHODS §5.1). Too high a cap means too narrow a sleeve: it is widened
 * until the cap is low enough. Refuses an arm no cap goes round.
 */
export function fitSleeve(
  request: SleeveRequest,
  lastTry: boolean,
  { band, ease: { share: part, min, max } }: FitRules = fitRulesFor(request.choices),
): Fitted | 'deepen-armhole' {
  const armhole = pathLength(request.front) + pathLength(request.back);
  const ease = Math.min(max, Math.max(min, part * armhole));
  let width = request.body.bicepsCircumference + request.ease;
  let { share, cap } = fitAt(request, width, ease, armhole);
  if (share < band.low && !lastTry) return 'deepen-armhole';
  for (let i = 0; share > band.high && i < MOST_WIDER; i++) {
    width += WIDER;
    ({ share, cap } = fitAt(request, width, ease, armhole));
  }
  const least = request.body.bicepsCircumference + LEAST_EASE;
  for (let i = 0; share < band.flattest && width - WIDER >= least && i < MOST_WIDER; i++) {
    width -= WIDER;
    ({ share, cap } = fitAt(request, width, ease, armhole));
  }
  if (!cap) throw new AppError('implausible-body', { fields: ['bicepsCircumference', 'ease-biceps'] });
  return { cap, width, ease };
}

/** Said when the sleeve could not be as wide as asked. */
export function widthNotices(request: SleeveRequest, width: number): Notice[] {
  const asked = request.body.bicepsCircumference + request.ease;
  const by = toMillimetre(Math.abs(width - asked));
  if (by === 0) return [];
  return [{ code: width > asked ? 'sleeve-widened' : 'sleeve-narrowed', figures: { by } }];
}
