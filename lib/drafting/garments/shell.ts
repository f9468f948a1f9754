import type { BackShaping } from '../back-shapings/shaping';
import type { Bodice } from '../blocks/bodice/bodice';
import type { BustShaping } from '../bust-shapings/shaping';
import { cowled } from '../cowl/cowled';
import { facesInOne } from '../facings/faces-neck';
import type { Panel } from '../kernel/panel';
import { type BackFullness, type GarmentPlan, mergePlans, type PlanPart } from '../kernel/plan';
import { rounded } from '../kernel/rounded';
import { isOffShoulder } from '../off-shoulder/off-shoulder';
import { liesUnder } from '../one-shoulder/lies-under';
import type { Opened } from '../openings/opening';
import { fallsWhole } from '../openings/way-in';
import { skirtCut } from '../skirts/waist-seam';
import type { SleevePlan } from '../sleeves/sleeve';
import { hasTops } from '../sleeves/straps';
import type { GarmentContext } from './addition';
import { bodiceSeams, fisheyeOperations, riseSeams, shoulderEase } from './bodice-seams';
import type { DrawnBody } from './body';
import { bodiceFigures } from './figures';
import { bodiceGuides } from './guides';
import { sewnShoulder } from './shoulder';
import type { Sleeved } from './sleeved';
import { walkingNotices } from './walking';

/** What body and sleeves of a garment, or of one side of it, are drawn from. */
export interface Asked {
  readonly context: GarmentContext;
  /** The bodice as this side is cut: the sleeve may have taken cloth from it that facings keep. */
  readonly bodice: Bodice;
  /** The bodice before this side of it was cut away from its shoulder, where it was. */
  readonly uncut?: Bodice | undefined;
  readonly shaping: BustShaping;
  readonly backShaping: BackShaping;
  readonly sleeved: Sleeved<DrawnBody>;
}

/** Front and back with the shape, the opening and the yoke they are cut to. */
function shapedBody({ context, bodice, shaping, backShaping, uncut }: Asked) {
  const { choices, body, bodice: faced, request, lifted, opening } = context;
  const cowl = cowled(choices, bodice.front);
  const shaped = shaping.shape(cowl.front, uncut?.front);
  const shapedBack = backShaping.shape({ choices, bodice, whole: uncut?.back });
  const opened = opening.open({
    choices,
    body,
    bodice,
    whole: faced,
    back: shapedBack.back,
    front: shaped.front,
    waistSeam: skirtCut(choices) !== undefined,
    lifted,
    ...liesUnder(context),
  });
  const parted = backShaping.part?.({
    back: opened.back,
    nape: napeOf(faced),
    front: faced.front,
    easedIn: facesInOne(choices, request.sleeveless),
    fallsWhole: fallsWhole(choices),
  });
  const backs = parted ? [parted.back, ...parted.beside] : [opened.back, ...(shapedBack.beside ?? [])];
  return { cowl, shaped, shapedBack, opened, parted, backs };
}

function napeOf({ back }: Bodice) {
  const { nape } = back.landmarks;
  if (!nape) throw new Error('The back has no nape');
  return nape;
}

/** The front of one side, shaped and opened, before anything is added to it. */
export const openedFront = (asked: Asked): Panel => shapedBody(asked).opened.front;

/** What the back is longer than the front at the shoulder; none where a garment ends below it. */
function easedShoulder(
  { context, bodice }: Asked,
  { parted, backs, shapedBack }: ReturnType<typeof shapedBody>,
): number | undefined {
  const { choices, bodice: faced } = context;
  if (hasTops(choices) || isOffShoulder(choices)) return undefined;
  const cut = parted ? backs : [shapedBack.back, ...(shapedBack.beside ?? [])];
  return shoulderEase(faced, bodice === faced ? cut : [faced.back]);
}

/** Body and sleeves shaped, opened and parted, with the seams that join them; nothing added yet. */
export function drawnShell(asked: Asked): GarmentPlan {
  const { context, bodice, sleeved } = asked;
  const { choices, body, bodice: faced, request, hem } = context;
  const drawn = shapedBody(asked);
  const { cowl, shaped, shapedBack, opened, parted, backs } = drawn;
  const shell = [opened.front, ...(shaped.beside ?? []), ...backs];
  const figures = bodiceFigures(faced, request, hem);
  const walking = skirtCut(choices) ? [] : walkingNotices(choices, body, hem, figures.finished.hem ?? 0);
  return mergePlans(
    { ...figures, notices: sleeved.body.notices, guides: bodiceGuides(bodice, hem) },
    { finished: hasTops(choices) || isOffShoulder(choices) ? {} : sewnShoulder(bodice.front) },
    { panels: shell, operations: fisheyeOperations(shell) },
    { seams: [...(shaped.seams ?? []), ...(shapedBack.seams ?? [])] },
    { seams: parted?.seams ?? [], operations: parted?.operations ?? [] },
    parted?.fullness ? fullBack(parted.fullness, figures.finished.hem) : {},
    shaped.gathers ? { frontGathers: shaped.gathers } : {},
    cowl.part,
    { seams: bodiceSeams(opened.back, opened.front, easedShoulder(asked, drawn)) },
    { seams: riseSeams(faced) },
    { notices: sleeved.notices },
    { notices: [...shaped.notices, ...(shapedBack.notices ?? [])] },
    { notices: walking },
    pieceless(opened),
    withoutRedrawn(sleeved.sleeve),
  );
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

/** What a sleeve brings beside the front and back it changed. */
function withoutRedrawn({ redrawn: _redrawn, endsBelow: _endsBelow, ...rest }: SleevePlan): PlanPart {
  return rest;
}

/** What an opening brings beside the front and back it changed. */
function pieceless({ front: _front, back: _back, ...rest }: Opened): PlanPart {
  return rest;
}
