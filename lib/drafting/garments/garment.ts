import { SILHOUETTE } from '@/lib/choices/slots/silhouette';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import type { Path } from '@/lib/geometry/types';
import type { Body } from '@/lib/measurements/names';
import type { Notice } from '@/lib/pattern/types';
import { BACK_SHAPINGS } from '../back-shapings/registry';
import type { BackShaping } from '../back-shapings/shaping';
import { type Bodice, drawBodice } from '../blocks/bodice/bodice';
import { bodicePoints } from '../blocks/bodice/points';
import type { BodiceRequest } from '../blocks/bodice/request';
import type { Silhouette } from '../blocks/bodice/side';
import type { BodiceStyle } from '../blocks/bodice/style';
import type { Ease } from '../blocks/ease';
import type { BustShaping } from '../bust-shapings/shaping';
import { shapingFor } from '../bust-shapings/under-lapel';
import { grownOn } from '../collars/funnel-neck';
import { cowled } from '../cowl/cowled';
import { facesInOne } from '../facings/faces-neck';
import { joinedHalves } from '../halves/join-plans';
import { riseUnderDarts } from '../hems/shapes';
import { type BackFullness, type GarmentPlan, mergePlans, type PlanPart } from '../kernel/plan';
import { rounded } from '../kernel/rounded';
import { cutNecklines } from '../necklines/cut';
import { bareSide } from '../one-shoulder/bare-side';
import { isOneSided } from '../one-shoulder/one-sided';
import { openingFor } from '../openings/keyholed';
import type { Opened, Opening } from '../openings/opening';
import { OPENINGS } from '../openings/registry';
import { fallsWhole, hasCentreBackSeam, opensNeck, opensToHem } from '../openings/way-in';
import { seamHeight, skirtCut } from '../skirts/waist-seam';
import { bareBackTop } from '../sleeves/halter/back-edge';
import { SLEEVES } from '../sleeves/registry';
import type { SleevePlan } from '../sleeves/sleeve';
import { besideStraps, hasTops, isHaltered } from '../sleeves/straps';
import { leftUnbuttoned } from '../slits/slit-length';
import { ADDITIONS } from './additions';
import { blockNotices } from './block-notices';
import { bodiceRequest, looseWaist } from './bodice-choices';
import { bodiceSeams, fisheyeOperations, shoulderEase } from './bodice-seams';
import { chosen } from './chosen';
import { bodiceFigures, shapingNotices } from './figures';
import { bodiceGuides } from './guides';
import { hemHeight } from './lengths';
import { longEnough } from './long-enough';
import { sewnShoulder } from './shoulder';
import { withSleeve } from './sleeved';
import { walkingNotices } from './walking';

interface Parts {
  readonly shaping: BustShaping;
  readonly backShaping: BackShaping;
  readonly opening: Opening;
  readonly longer: number;
}

interface DrawnBody {
  readonly bodice: Bodice;
  readonly request: BodiceRequest;
  readonly ease: Ease;
  readonly hem: number;
  /** Height of the garment's own lower edge: of the skirt, where one is sewn on. */
  readonly lowerEdge: number;
  readonly notices: readonly Notice[];
  plainTo(hem: number, frontDarts?: boolean): Bodice;
}

function drawBody(
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
    backShoulderDart: (backShaping.shoulderDart ?? false) && !hasTops(choices) && options.sleeve !== 'raglan',
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

/**
 * A garment: bodice with its necklines and shaping, sleeves and opening; then everything that is added to it, each in
 * its turn. A front that opens down to a hem which rises there is drawn again, its row or zip ended above that hem.
 */
export function drawGarment(choices: Choices, body: Body): GarmentPlan {
  return longEnough(choices, (longer) => {
    if (isOneSided(choices)) return drawnApart(choices, body, { front: 0, longer });
    const plan = drawnTo(choices, body, { front: 0, longer });
    const front = plan.construction.hemLiftFront ?? 0;
    return front > 0 && opensToHem(choices) ? drawnTo(choices, body, { front, longer }) : plan;
  });
}

/** Right and left half each with all that is added to it, then both in one (METHODS §4, one shoulder). */
const drawnApart = (choices: Choices, body: Body, reach: Reach): GarmentPlan =>
  joinedHalves(drawnTo(choices, body, reach), drawnTo(choices, body, reach, bareSide));

interface Reach {
  /** How much above the level lower edge of the front the opening ends. */
  readonly front: number;
  /** How much longer than its name says the garment is. */
  readonly longer: number;
}

/** How the bodice of one side is cut; as it was drawn unless said. */
type CutSide = (bodice: Bodice) => Bodice;
const AS_DRAWN: CutSide = (bodice) => bodice;

function drawnTo(
  choices: Choices,
  body: Body,
  { front, longer }: Reach,
  cutSide: CutSide = AS_DRAWN,
): GarmentPlan {
  const { options } = choices;
  const shaping = shapingFor(choices);
  const backShaping = chosen(BACK_SHAPINGS, options['back-shaping']);
  const opening = openingFor(choices, chosen(OPENINGS, options.opening));
  const sleeved = withSleeve(choices, body, chosen(SLEEVES, options.sleeve), (extra) =>
    drawBody(choices, body, { shaping, backShaping, opening, longer }, extra),
  );
  const { request, hem, lowerEdge, notices } = sleeved.body;
  const bodice = cutSide(sleeved.body.bodice);
  const faced = sleeved.faced === sleeved.body.bodice ? bodice : cutSide(sleeved.faced);
  const plainTo: DrawnBody['plainTo'] = (at, frontDarts) => cutSide(sleeved.body.plainTo(at, frontDarts));
  const lifted = { front, back: leftUnbuttoned({ choices, body, bodice, lowerEdge }) };
  const waistSeam = skirtCut(choices) !== undefined;
  const cowl = cowled(choices, bodice.front);
  const shaped = shaping.shape(cowl.front);
  const shapedBack = backShaping.shape({ choices, bodice });
  const opened = opening.open({
    choices,
    body,
    bodice,
    whole: faced,
    back: shapedBack.back,
    front: shaped.front,
    waistSeam,
    lifted,
  });
  const parted = backShaping.part?.({
    back: opened.back,
    nape: napeOf(faced),
    front: faced.front,
    easedIn: facesInOne(choices, request.sleeveless),
    fallsWhole: fallsWhole(choices),
  });
  const backs = parted ? [parted.back, ...parted.beside] : [opened.back, ...(shapedBack.beside ?? [])];
  const shell = [opened.front, ...(shaped.beside ?? []), ...backs];
  const figures = bodiceFigures(faced, request, hem);
  const plan = mergePlans(
    { ...figures, notices, guides: bodiceGuides(bodice, hem) },
    { finished: hasTops(choices) ? {} : sewnShoulder(bodice.front) },
    { panels: shell, operations: fisheyeOperations(shell) },
    { seams: [...(shaped.seams ?? []), ...(shapedBack.seams ?? [])] },
    { seams: parted?.seams ?? [], operations: parted?.operations ?? [] },
    parted?.fullness ? fullBack(parted.fullness, figures.finished.hem) : {},
    shaped.gathers ? { frontGathers: shaped.gathers } : {},
    cowl.part,
    {
      seams: bodiceSeams(
        opened.back,
        opened.front,
        hasTops(choices)
          ? undefined
          : shoulderEase(
              faced,
              bodice === faced
                ? parted
                  ? backs
                  : [shapedBack.back, ...(shapedBack.beside ?? [])]
                : [faced.back],
            ),
      ),
    },
    { notices: sleeved.notices },
    { notices: [...shaped.notices, ...(shapedBack.notices ?? [])] },
    { notices: waistSeam ? [] : walkingNotices(choices, body, hem, figures.finished.hem ?? 0) },
    pieceless(opened),
    withoutRedrawn(sleeved.sleeve),
  );
  const context = { choices, body, bodice: faced, request, hem, lowerEdge, lifted, opening, plainTo };
  return ADDITIONS.reduce((drawn, { add }) => add(drawn, context), plan);
}

function napeOf({ back }: Bodice) {
  const { nape } = back.landmarks;
  if (!nape) throw new Error('The back has no nape');
  return nape;
}

/** More cloth hangs down the back, to a lower edge that is so much longer. */
function fullBack(backFullness: BackFullness, hem: number | undefined): PlanPart {
  const construction = rounded({
    backFullness: backFullness.by,
    ...(backFullness.from === undefined ? {} : { backFullnessFrom: backFullness.from }),
  });
  return {
    backFullness,
    construction,
    finished: hem === undefined ? {} : rounded({ hem: hem + 2 * backFullness.by }),
  };
}

/** A peplum is a fitted bodice with a short skirt; what is drawn in at the waist is cut straight. */
function silhouetteOf(options: Choices['options']): Silhouette {
  if (traitsOf(SILHOUETTE, options)?.drawnInBy) return 'straight';
  return options.silhouette === 'peplum' ? 'fitted' : (options.silhouette as Silhouette);
}

/** What a sleeve brings beside the front and back it changed. */
function withoutRedrawn({ redrawn: _redrawn, ...rest }: SleevePlan): PlanPart {
  return rest;
}

/** What an opening brings beside the front and back it changed. */
function pieceless({ front: _front, back: _back, ...rest }: Opened): PlanPart {
  return rest;
}
