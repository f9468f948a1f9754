import type { Panel } from '../../kernel/panel';
import { type BackOutline, backOutline, backPanel } from './back-panel';
import { type FrontOutline, frontOutline, frontPanel } from './front-panel';
import { type HemRequest, hemline } from './hemline';
import type { BodicePoints } from './points';
import type { BodiceRequest } from './request';
import { type Shaping, shapingFor } from './shaping';
import type { BodiceStyle } from './style';

export interface Bodice {
  readonly points: BodicePoints;
  readonly shaping: Shaping;
  readonly backOutline: BackOutline;
  readonly frontOutline: FrontOutline;
  readonly back: Panel;
  readonly front: Panel;
}

/**
 * Each half would meet its side seam most evenly at its own height; sewn together they must agree on one. A half whose
 * edge no dart parts has the say: nothing there hides a slant.
 */
function agreedSide(back: HemRequest, front: HemRequest): number {
  const [atBack, atFront] = [hemline(back).sideAt, hemline(front).sideAt];
  const [plainBack, plainFront] = [back.darts.length === 0, front.darts.length === 0];
  if (plainBack === plainFront) return (atBack + atFront) / 2;
  return plainBack ? atBack : atFront;
}

/** Back and front of the bodice to the lower edge, the bust dart open at the side, every seam of one length with its partner. */
export function drawBodice(request: BodiceRequest, points: BodicePoints, style: BodiceStyle): Bodice {
  const shaping = shapingFor(points, style, request.body, request.ease);
  const back = backOutline(points, shaping, style);
  const front = frontOutline(points, shaping, style);
  const sideAt = agreedSide(back.hemRequest, front.hemRequest);
  return {
    points,
    shaping,
    backOutline: back,
    frontOutline: front,
    back: backPanel(points, shaping, style, back, sideAt),
    front: frontPanel(points, shaping, style, front, sideAt),
  };
}
