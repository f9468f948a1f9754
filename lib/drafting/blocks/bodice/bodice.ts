import type { Panel } from '../../kernel/panel';
import { type BackOutline, backOutline, backPanel } from './back-panel';
import { type FrontOutline, frontOutline, frontPanel } from './front-panel';
import { hemline } from './hemline';
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

/** Back and front of the bodice to the lower edge, the bust dart open at the side, every seam of one length with its partner. */
export function drawBodice(request: BodiceRequest, points: BodicePoints, style: BodiceStyle): Bodice {
  const shaping = shapingFor(points, style, request.body, request.ease);
  const back = backOutline(points, shaping, style);
  const front = frontOutline(points, shaping, style);
  // Each half would meet its side seam most evenly at its own height; sewn together they must agree on one.
  const sideAt = (hemline(back.hemRequest).sideAt + hemline(front.hemRequest).sideAt) / 2;
  return {
    points,
    shaping,
    backOutline: back,
    frontOutline: front,
    back: backPanel(points, shaping, style, back, sideAt),
    front: frontPanel(points, shaping, style, front, sideAt),
  };
}
