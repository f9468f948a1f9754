import { SILHOUETTE } from '@/lib/choices/slots/silhouette';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import type { Path } from '@/lib/geometry/types';
import type { Body } from '@/lib/measurements/names';
import type { Notice } from '@/lib/pattern/types';
import type { BackShaping } from '../back-shapings/shaping';
import { type Bodice, drawBodice } from '../blocks/bodice/bodice';
import { bodicePoints } from '../blocks/bodice/points';
import type { BodiceRequest } from '../blocks/bodice/request';
import type { Silhouette } from '../blocks/bodice/side';
import type { BodiceStyle } from '../blocks/bodice/style';
import type { Ease } from '../blocks/ease';
import type { BustShaping } from '../bust-shapings/shaping';
import { grownOn } from '../collars/funnel-neck';
import { riseUnderDarts } from '../hems/shapes';
import { cutNecklines } from '../necklines/cut';
import { isOffShoulder } from '../off-shoulder/off-shoulder';
import type { Opening } from '../openings/opening';
import { hasCentreBackSeam, opensNeck } from '../openings/way-in';
import { seamHeight, skirtCut } from '../skirts/waist-seam';
import { bareBackTop } from '../sleeves/halter/back-edge';
import { besideStraps, hasTops, isHaltered } from '../sleeves/straps';
import { blockNotices } from './block-notices';
import { bodiceRequest, looseWaist } from './bodice-choices';
import { shapingNotices } from './figures';
import { hemHeight } from './lengths';

/** What the garment is shaped by, and how much longer than its name says it is, cm. */
interface Parts {
  readonly shaping: BustShaping;
  readonly backShaping: BackShaping;
  readonly opening: Opening;
  readonly longer: number;
}

/** The bodice of a garment as its block draws it, and what was asked of that. */
export interface DrawnBody {
  readonly bodice: Bodice;
  readonly request: BodiceRequest;
  readonly ease: Ease;
  readonly hem: number;
  /** Height of the garment's own lower edge: of the skirt, where one is sewn on. */
  readonly lowerEdge: number;
  readonly notices: readonly Notice[];
  plainTo(hem: number, frontDarts?: boolean): Bodice;
}

/** Levels, widths, necklines and lower edge of a garment in one bodice, drawn with the room that its sleeve asks for. */
export function drawBody(
  choices: Choices,
  body: Body,
  { shaping, backShaping, opening, longer }: Parts,
  extra: Pick<BodiceRequest, 'armholeExtra' | 'widthExtra'>,
): DrawnBody {
  const { options } = choices;
  const { request, notices: eased } = bodiceRequest(choices, body, extra);
  const block = bodicePoints(request);
  const necklines = grownOn(cutNecklines(block, besideStraps(choices, body), !opensNeck(choices)), choices);
  const { hem: lowerEdge, notices: limited } = hemHeight(block, body, choices, {
    belowBust: opening.belowBust?.(choices),
    longer,
  });
  const hem = seamHeight(choices, block) ?? lowerEdge;
  // Below a waist seam it is the skirt that rises.
  const hemRises = skirtCut(choices) ? undefined : riseUnderDarts(choices, block.levels, hem);
  const bareBack = isHaltered(choices)
    ? bareBackTop(block.levels.underarm, hem + (hemRises?.back ?? 0), choices)
    : undefined;
  const plain: BodiceStyle = {
    silhouette: silhouetteOf(options),
    hem,
    ...(hemRises ? { hemRises } : {}),
    sideRadius: opening.sideRadius,
    centreBackSeam: hasCentreBackSeam(choices),
    backDarts: backShaping.atWaist,
    looseWaist: looseWaist(choices, body, request.ease),
    backTop: bareBack?.height,
    oneBackDart: backShaping.oneWaistDart ?? false,
    // What ends below the shoulder, or gives it to the sleeve, has no dart in it.
    backShoulderDart:
      (backShaping.shoulderDart ?? false) && hasShoulder(choices) && options.sleeve !== 'raglan',
    frontDarts: true,
    bareArmhole: request.sleeveless,
    bustDartAtWaist: false,
    oneFrontDart: false,
    front: necklines.front,
    back: necklines.back,
  };
  const bodice = drawBodice(request, necklines.points, {
    ...plain,
    bustDartAtWaist: shaping.atWaist,
    oneFrontDart: shaping.oneWaistDart ?? false,
    ...(shaping.waistTipBelow
      ? { frontTipBelow: (x: number, side: Path) => shaping.waistTipBelow?.(block, hem, x, side) ?? Infinity }
      : {}),
  });
  const plainTo = (at: number, frontDarts = true) =>
    drawBodice(request, necklines.points, { ...plain, hem: at, frontDarts });
  const notices = [
    ...eased,
    ...necklines.notices,
    ...limited,
    ...(bareBack?.notices ?? []),
    ...shapingNotices(bodice, request, plain.looseWaist),
    ...blockNotices(bodice, request),
  ];
  return { bodice, request, ease: request.ease, hem, lowerEdge, notices, plainTo };
}

/** Front and back are sewn together on the shoulder, or given to the sleeve there. */
const hasShoulder = (choices: Choices): boolean => !hasTops(choices) && !isOffShoulder(choices);

/** A peplum is a fitted bodice with a short skirt; what is drawn in at the waist is cut straight. */
function silhouetteOf(options: Choices['options']): Silhouette {
  if (traitsOf(SILHOUETTE, options)?.drawnInBy) return 'straight';
  return options.silhouette === 'peplum' ? 'fitted' : (options.silhouette as Silhouette);
}
