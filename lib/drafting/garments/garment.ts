import type { Choices } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import { type Bodice, drawBodice } from '../blocks/bodice/bodice';
import { bodicePoints } from '../blocks/bodice/points';
import type { BodiceRequest } from '../blocks/bodice/request';
import type { Silhouette } from '../blocks/bodice/side';
import type { Ease } from '../blocks/ease';
import { BUST_SHAPINGS } from '../bust-shapings/registry';
import type { BustShaping } from '../bust-shapings/shaping';
import { type GarmentPlan, mergePlans, type PlanPart } from '../kernel/plan';
import { cutNecklines } from '../necklines/cut';
import type { Opened, Opening } from '../openings/opening';
import { OPENINGS } from '../openings/registry';
import { seamHeight, skirtCut } from '../skirts/waist-seam';
import { SLEEVES } from '../sleeves/registry';
import type { Notice } from '../types';
import { ADDITIONS } from './additions';
import { blockNotices } from './block-notices';
import { bodiceRequest } from './bodice-choices';
import { bodiceSeams, fisheyeOperations } from './bodice-seams';
import { chosen } from './chosen';
import { bodiceFigures, shapingNotices } from './figures';
import { bodiceGuides } from './guides';
import { hemHeight } from './lengths';
import { withSleeve } from './sleeved';
import { walkingNotices } from './walking';

interface Parts {
  readonly shaping: BustShaping;
  readonly opening: Opening;
}

interface DrawnBody {
  readonly bodice: Bodice;
  readonly request: BodiceRequest;
  readonly ease: Ease;
  readonly hem: number;
  /** Height of the garment's own lower edge: of the skirt, where one is sewn on. */
  readonly lowerEdge: number;
  readonly notices: readonly Notice[];
}

function drawBody(
  choices: Choices,
  body: Body,
  { shaping, opening }: Parts,
  extra: Pick<BodiceRequest, 'armholeExtra' | 'widthExtra'>,
): DrawnBody {
  const { options } = choices;
  const { request, notices: eased } = bodiceRequest(choices, body, opening, extra);
  const block = bodicePoints(request);
  const necklines = cutNecklines(block, choices, !opening.opensNeck);
  const { hem: lowerEdge, notices: limited } = hemHeight(block, body, choices);
  const hem = seamHeight(choices, block) ?? lowerEdge;
  const bodice = drawBodice(request, necklines.points, {
    silhouette: silhouetteOf(options.silhouette),
    hem,
    centreBackSeam: opening.centreBackSeam,
    backDarts: options['back-shaping'] === 'waist-darts',
    frontDarts: true,
    bareArmhole: request.sleeveless,
    bustDartAtWaist: shaping.atWaist,
    oneFrontDart: shaping.oneWaistDart ?? false,
    ...(shaping.waistTipBelow
      ? { frontTipBelow: (x: number) => shaping.waistTipBelow?.(block, hem, x) ?? Infinity }
      : {}),
    front: necklines.front,
    back: necklines.back,
  });
  const notices = [
    ...eased,
    ...necklines.notices,
    ...limited,
    ...shapingNotices(bodice, request),
    ...blockNotices(bodice, request),
  ];
  return { bodice, request, ease: request.ease, hem, lowerEdge, notices };
}

/**
 * A garment: bodice with its necklines and shaping, sleeves and opening; then everything that is added to it, each in
 * its turn.
 */
export function drawGarment(choices: Choices, body: Body): GarmentPlan {
  const { options } = choices;
  const shaping = chosen(BUST_SHAPINGS, options['bust-shaping']);
  const opening = chosen(OPENINGS, options.opening);
  const sleeved = withSleeve(choices, body, chosen(SLEEVES, options.sleeve), (extra) =>
    drawBody(choices, body, { shaping, opening }, extra),
  );
  const { bodice, request, hem, lowerEdge, notices } = sleeved.body;
  const waistSeam = skirtCut(choices) !== undefined;
  const shaped = shaping.shape(bodice.front);
  const opened = opening.open({ choices, body, bodice, back: bodice.back, front: shaped.front, waistSeam });
  const shell = [opened.front, ...(shaped.beside ?? []), opened.back];
  const figures = bodiceFigures(bodice, request, hem);
  const plan = mergePlans(
    { ...figures, notices, guides: bodiceGuides(bodice, hem) },
    { panels: shell, operations: fisheyeOperations(shell) },
    { seams: [...(shaped.seams ?? []), ...bodiceSeams(opened.back, opened.front)] },
    { notices: sleeved.notices },
    { notices: shaped.notices },
    { notices: waistSeam ? [] : walkingNotices(choices, body, hem, figures.finished.hem ?? 0) },
    pieceless(opened),
    sleeved.sleeve,
  );
  const context = { choices, body, bodice, request, hem, lowerEdge, opening };
  return ADDITIONS.reduce((drawn, { add }) => add(drawn, context), plan);
}

/** A peplum is a fitted bodice with a short skirt. */
function silhouetteOf(chosen: string | undefined): Silhouette {
  return chosen === 'peplum' ? 'fitted' : (chosen as Silhouette);
}

/** What an opening brings beside the front and back it changed. */
function pieceless({ front: _front, back: _back, ...rest }: Opened): PlanPart {
  return rest;
}
