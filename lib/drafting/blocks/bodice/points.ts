import { polar, rotate } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { type Balance, balanceFor } from './balance';
import { type Levels, levelsFor } from './levels';
import { BACK_SLOPE, FRONT_SLOPE, NECK_RISE, type NeckFigures, solveNeckline } from './neckline';
import type { BodiceRequest } from './request';
import { type Widths, widthsFor } from './widths';

/** Cloth eased into the back shoulder seam (Aldrich, Hofenbitzer 0.5–1). */
export const SHOULDER_EASE = 0.6;
/** How far the shoulder tip of a sleeveless bodice lies in, and the armhole's gape taken into the bust dart (METHODS §3.5). */
const SLEEVELESS_TIP = 1;
const SLEEVELESS_CUT_IN = 0.8;
const SLEEVELESS_GAPE = 0.8;
/** The edge of a halter is longer: it gapes by this share of the bust dart, cm at least and at most (METHODS §10). */
const OF_BUST_DART = 0.25;
const HALTER_GAPE = { least: 0.6, most: 2 };
/** Part of what a strap's tip lies further in that the armhole follows. */
const CUT_WITH_TIP = 0.55;
/**
 * So far outside the tip of a strap an armhole stays that was cut in with it, less by this share of the width of the
 * strap: a narrow one leaves no cloth to cut into, wherever the width lines are (H).
 */
const OUTSIDE_STRAP = { least: 1, share: 0.2 };

interface BackPoints {
  readonly nape: Point;
  readonly sideNeck: Point;
  /** Shoulder tip of the body, and of the garment. */
  readonly bodyTip: Point;
  readonly tip: Point;
  /** Its shoulder is a strap: nothing is eased into that, and neck and armhole are faced in one. */
  readonly isStrap: boolean;
}

/** The front with its bust dart lying open at the side. */
interface FrontPoints {
  readonly neckPit: Point;
  readonly sideNeck: Point;
  readonly bodyTip: Point;
  readonly tip: Point;
  readonly bust: Point;
  /** Shoulder seam below the horizontal, degrees. */
  readonly slope: number;
}

/** Every place the bodice is hung on (METHODS §3.1–3.4). */
export interface BodicePoints {
  readonly levels: Levels;
  readonly widths: Widths;
  readonly neck: NeckFigures;
  readonly balance: Balance;
  /** By how much a bare armhole is cut in behind the width lines, cm. */
  readonly armholeCutIn: number;
  /** What is added to the bust dart so that a bare armhole does not gape, degrees. */
  readonly armholeDart: number;
  /** What is added to it so that a low neckline does not gape, degrees. */
  readonly necklineDart: number;
  readonly back: BackPoints;
  readonly front: FrontPoints;
}

/** How far the shoulder tip lies in, and how far the armhole is cut in behind the width lines with it. */
function bareArmhole({ sleeveless, tipIn = SLEEVELESS_TIP }: BodiceRequest): { tip: number; cutIn: number } {
  if (!sleeveless) return { tip: 0, cutIn: 0 };
  return { tip: tipIn, cutIn: SLEEVELESS_CUT_IN + CUT_WITH_TIP * (tipIn - SLEEVELESS_TIP) };
}

type Tips = Readonly<Record<'front' | 'back', { readonly tip: Point }>>;

/** How far a bare armhole is cut in behind the width lines: with its tip, and clear of the strap that ends there. */
function cutInFor(
  request: BodiceRequest,
  { frontAcross, backAcross }: Widths,
  { front, back }: Tips,
): number {
  const { cutIn } = bareArmhole(request);
  if (request.strapWidth === undefined) return cutIn;
  const room = Math.min(frontAcross - front.tip.x, backAcross - back.tip.x);
  const outside = OUTSIDE_STRAP.least - OUTSIDE_STRAP.share * request.strapWidth;
  return Math.min(cutIn, Math.max(SLEEVELESS_CUT_IN, room - outside));
}

/** A strap eases nothing into its short seam. */
function backTip(request: BodiceRequest): number {
  return bareArmhole(request).tip + (request.tipIn === undefined ? 0 : SHOULDER_EASE);
}

function backPoints(request: BodiceRequest, neck: NeckFigures, { nape: height }: Levels): BackPoints {
  const { body } = request;
  const nape = { x: 0, y: height };
  const sideNeck = { x: neck.backWidth, y: height + NECK_RISE };
  const length = body.shoulderLength + SHOULDER_EASE;
  const tip = (reach: number) => polar(sideNeck, -BACK_SLOPE, reach);
  const isStrap = request.tipIn !== undefined;
  return { nape, sideNeck, bodyTip: tip(length), tip: tip(length - backTip(request)), isStrap };
}

/** Height of the front's side neck point: exactly as measured over the bust point to the waist. */
function sideNeckHeight({ body }: BodiceRequest, neck: NeckFigures, bust: Point): number {
  const across = bust.x - neck.frontWidth;
  return bust.y + Math.sqrt(body.bustHeight ** 2 - across ** 2);
}

function frontPoints(request: BodiceRequest, neck: NeckFigures, bust: Point): FrontPoints {
  const { body } = request;
  const sideNeck = { x: neck.frontWidth, y: sideNeckHeight(request, neck, bust) };
  const tip = (reach: number) => polar(sideNeck, -FRONT_SLOPE, reach);
  return {
    bust,
    slope: FRONT_SLOPE,
    sideNeck,
    neckPit: { x: 0, y: sideNeck.y - neck.frontDrop },
    bodyTip: tip(body.shoulderLength),
    tip: tip(body.shoulderLength - bareArmhole(request).tip),
  };
}

export function bodicePoints(request: BodiceRequest): BodicePoints {
  const levels = levelsFor(request);
  const widths = widthsFor(request);
  const neck = solveNeckline(request.body.neckBaseCircumference, request.ease.neck);
  const back = backPoints(request, neck, levels);
  const measured = { x: widths.bustPoint, y: levels.bust };
  const rise = sideNeckHeight(request, neck, measured) - back.sideNeck.y;
  const balance = balanceFor(request.body, widths.frontBust - widths.bustPoint, rise);
  const bust = { x: measured.x, y: measured.y + balance.lengthChange };
  const front = frontPoints(request, neck, bust);
  const armholeCutIn = cutInFor(request, widths, { front, back });
  const armholeDart = request.sleeveless
    ? gapeAngle(front, levels, request.haltered ? balance.angle : undefined)
    : 0;
  return {
    levels: { ...levels, bust: bust.y },
    widths,
    neck,
    balance,
    armholeCutIn,
    armholeDart,
    necklineDart: 0,
    back,
    front,
  };
}

/** The gape of a bare armhole as an angle at the bust point, whose distance from the armhole is taken at mid height. */
function gapeAngle({ bust, tip }: FrontPoints, { underarm }: Levels, bustDart: number | undefined): number {
  const reach = Math.hypot(tip.x - bust.x, (tip.y + underarm) / 2 - bust.y);
  const share = ((OF_BUST_DART * (bustDart ?? 0)) / 180) * Math.PI * reach;
  const gape =
    bustDart === undefined ? SLEEVELESS_GAPE : Math.min(HALTER_GAPE.most, Math.max(HALTER_GAPE.least, share));
  return (gape / reach) * (180 / Math.PI);
}

/** Opening of the bust dart with all that was taken into it, degrees. */
export function bustDartAngle({ balance, armholeDart, necklineDart }: BodicePoints): number {
  return balance.angle + armholeDart + necklineDart;
}

/**
 * The same bodice with `width` cm taken out of a low front neckline, so that it does not gape: a wedge from the bust
 * point is closed there and opens the bust dart by as much (METHODS §4, contouring).
 */
export function contoured(points: BodicePoints, width: number, necklinePoint: Point): BodicePoints {
  if (width <= 0) return points;
  const { front } = points;
  const reach = Math.hypot(necklinePoint.x - front.bust.x, necklinePoint.y - front.bust.y);
  const degrees = (width / reach) * (180 / Math.PI);
  const turned = (p: Point) => rotate(p, front.bust, degrees);
  return {
    ...points,
    necklineDart: degrees,
    front: {
      ...front,
      sideNeck: turned(front.sideNeck),
      bodyTip: turned(front.bodyTip),
      tip: turned(front.tip),
      slope: front.slope - degrees,
    },
  };
}
