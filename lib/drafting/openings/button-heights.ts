import type { Choices, Garment } from '@/lib/choices/types';
import { firstOf } from '@/lib/geometry/sequence';
import { allowancesFor } from '../assembly/allowances';
import { type HoleLie, reachOf } from './buttonholes';

/** Distance between buttons aimed at, the middle of METHODS §10: shirts 7–9, dresses 8–10, jackets 9–12. */
const PITCH: Readonly<Record<Garment, number>> = { top: 8, dress: 9, jacket: 10.5 };

/** Above the bust no button is worth it in less than this: the bust's own is then the first. */
const LEAST_PITCH = 5.3;
/** Last button above the lower edge (METHODS §10, INVARIANTS F10). */
const ABOVE_HEM = 6;
/** Cloth between the end of an upright hole and what is turned up at the hem: room for a fly to end there too. */
const ABOVE_TURNED = 1;

/** How far above the lower edge the last button stays: its hole is not worked through the hem (INVARIANTS F10). */
export function aboveHem(choices: Choices, lie: HoleLie, diameter: number): number {
  const { below } = reachOf(lie, diameter);
  return Math.max(ABOVE_HEM, allowancesFor(choices).hem + ABOVE_TURNED + below);
}

/** Button and hole keep this far from a seam that crosses the row (INVARIANTS F10), for which the whole row may move. */
export const FROM_SEAM = 1.2;
const SHIFTS = [0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9];
/** Where moving it is not enough, its buttons stand closer by as much, or there is one more. */
const CLOSER = [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2];
const MORE = [0, 1];

interface RowRequest {
  readonly garment: Garment;
  /** Heights of the neck edge at the centre, of the bust points, and of the lower edge. */
  readonly top: number;
  readonly bust: number;
  readonly hem: number;
  readonly diameter: number;
  /** How far below the neck edge the first button lies. */
  readonly belowNeck: number;
  readonly lie: HoleLie;
  /** How far above the lower edge the last button stays. */
  readonly aboveHem: number;
  /** Heights of seams that cross the row. */
  readonly seams?: readonly number[];
}

interface Offer {
  readonly shift: number;
  readonly closer: number;
  readonly more: number;
}

const OFFERS: readonly Offer[] = MORE.flatMap((more) =>
  CLOSER.flatMap((closer) => SHIFTS.map((shift) => ({ shift, closer, more }))),
);

/**
 * Heights of the buttons from the top: one at the bust, the pitch above it chosen nearest to what suits the garment, and
 * the same pitch on downward (METHODS §10, INVARIANTS F7, F8, F10).
 */
export function buttonHeights(request: RowRequest): number[] {
  const { lie, diameter, seams = [] } = request;
  const { above, below } = reachOf(lie, diameter);
  const clear = (y: number) =>
    seams.every((at) => at >= y + above + FROM_SEAM || at <= y - below - FROM_SEAM);
  for (const offer of OFFERS) {
    const row = rowThrough(request, offer);
    if (row.every(clear)) return row;
  }
  return rowThrough(request, firstOf(OFFERS));
}

function rowThrough(request: RowRequest, { shift, closer, more }: Offer): number[] {
  const { garment, top, hem } = request;
  const bust = request.bust + shift;
  const target = PITCH[garment];
  const first = top - request.belowNeck;
  const above = first - bust;
  const steps = above < LEAST_PITCH ? 0 : nearestSteps(above, target) + more;
  // With none above the bust, one more makes nothing closer: such a row may stand wider instead.
  const wider = more > 0 ? closer : -closer;
  const pitch = steps === 0 ? target + wider : above / steps - closer;
  const start = Math.min(first, bust + steps * pitch);
  const count = Math.max(1, Math.floor((start - hem - request.aboveHem) / pitch + 1e-9) + 1);
  return Array.from({ length: count }, (_, i) => start - i * pitch);
}

/** Number of equal steps whose size comes nearest to the target. */
function nearestSteps(way: number, target: number): number {
  const [fewer, more] = [Math.max(1, Math.floor(way / target)), Math.ceil(way / target)];
  return way / fewer - target < target - way / more ? fewer : more;
}

/** Distance between the buttons of a row. */
export function pitchOf([first, second]: readonly number[]): number {
  return first === undefined || second === undefined ? PITCH.dress : first - second;
}
