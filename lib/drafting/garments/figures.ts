import { required } from '@/lib/errors/required';
import { distance, sub, turnDegrees } from '@/lib/geometry/point';
import type { Body, MeasurementName } from '@/lib/measurements/names';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Notice } from '@/lib/pattern/types';
import type { Bodice } from '../blocks/bodice/bodice';
import { BUST_DART } from '../blocks/bodice/front-panel';
import { girthAt } from '../blocks/bodice/girth';
import { bustDartAngle, SHOULDER_EASE } from '../blocks/bodice/points';
import type { BodiceRequest } from '../blocks/bodice/request';
import { findDart } from '../kernel/darts';
import { lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { rounded } from '../kernel/rounded';

interface Figures {
  readonly finished: Readonly<Record<string, number>>;
  readonly ease: Readonly<Record<string, number>>;
  readonly construction: Readonly<Record<string, number>>;
}

type Named = Record<string, number>;

const GIRTHS: readonly (readonly [string, MeasurementName])[] = [
  ['bust', 'bustCircumference'],
  ['waist', 'waistCircumference'],
  ['hip', 'hipCircumference'],
];

/** Girths the garment reaches, measured on what is drawn. */
function girths(bodice: Bodice, hem: number): Named {
  const { levels } = bodice.points;
  const heights: Named = { bust: bodice.shaping.bustLine, waist: 0, hip: levels.hip };
  const reached = GIRTHS.filter(([name]) => required(heights[name], name) > hem - 0.3);
  return Object.fromEntries(
    reached.map(([name]) => [name, girthAt(bodice, Math.max(hem, required(heights[name], name)))]),
  );
}

function easeOver(measured: Named, body: Body): Named {
  const own = GIRTHS.filter(([name]) => measured[name] !== undefined);
  return Object.fromEntries(own.map(([name, of]) => [name, required(measured[name], name) - body[of]]));
}

function construction(
  { points, shaping, backOutline, front, back }: Bodice,
  request: BodiceRequest,
  hem: number,
): Named {
  const { levels, widths, balance, neck } = points;
  const extra = points.armholeDart + points.necklineDart;
  const { backWidth, frontWidth } = request.body;
  return {
    napeLevel: levels.nape,
    underarmLevel: levels.underarm,
    bustLevel: levels.bust,
    bustLine: shaping.bustLine,
    waistLevel: 0,
    hipLevel: levels.hip,
    hemLevel: hem,
    backWidthLevel: back.landmarks.backWidth?.y ?? 0,
    frontWidthLevel: front.landmarks.frontWidth?.y ?? 0,
    armholeDepth: levels.armholeDepth,
    dartAngle: bustDartAngle(points),
    dartAngleTarget: balance.target + extra,
    armholeDart: points.armholeDart,
    necklineDart: points.necklineDart,
    balance: balance.balance,
    frontLengthChange: balance.lengthChange,
    shoulderEase: backOutline.shoulder.dart ? 0 : SHOULDER_EASE,
    backWidthEase: widths.backAcross - backWidth / 2,
    frontWidthEase: (front.landmarks.frontWidth?.x ?? 0) - frontWidth / 2,
    neckEase: request.ease.neck,
    ...(request.blouson ? { blouson: request.blouson } : {}),
    blockNeckline: neck.back + neck.front,
    armholeFront: lineLength(front, 'armhole'),
    armholeBack: lineLength(back, 'armhole'),
    waistShaping: shaping.waist.left,
    waistDartAngle: waistDartAngle(front),
  };
}

/** What a waist dart that runs up to the bust point takes in beside the bust dart, degrees. */
function waistDartAngle(front: Panel): number {
  const bust = front.landmarks.bustPoint;
  if (!bust) return 0;
  const meets = (name: string) => distance(required(front.darts[name], name), bust) < 1e-6;
  const names = Object.keys(front.darts).filter((name) => name !== BUST_DART && meets(name));
  return names.reduce((sum, name) => {
    const { from, to } = findDart(front, name);
    return sum + Math.abs(turnDegrees(sub(from, bust), sub(to, bust)));
  }, 0);
}

/** Measures of the bodice as worn, the ease in them, and the figures the checks compare with. */
export function bodiceFigures(bodice: Bodice, request: BodiceRequest, hem: number): Figures {
  const measured = girths(bodice, hem);
  const { nape } = bodice.points.levels;
  const hemGirth = 2 * (lineLength(bodice.front, 'hem') + lineLength(bodice.back, 'hem'));
  return {
    finished: rounded({
      ...measured,
      hem: hemGirth,
      backLength: nape - hem,
      neckline: 2 * (lineLength(bodice.front, 'neckline') + lineLength(bodice.back, 'neckline')),
    }),
    ease: rounded(easeOver(measured, request.body)),
    construction: rounded(construction(bodice, request, hem)),
  };
}

/** Told when darts and seams could not take the waist in as far as asked; or when a loose one leaves nothing to its darts. */
export function shapingNotices(
  { shaping }: Bodice,
  { ease }: BodiceRequest,
  loose: number | undefined,
): Notice[] {
  if (loose !== undefined && shaping.waist.back.length === 0)
    return [{ code: 'loose-waist-without-darts', figures: {} }];
  if (shaping.waist.left < 0.05) return [];
  const waist = toMillimetre(ease.waist + 2 * shaping.waist.left);
  return [{ code: 'waist-less-shaped', figures: { asked: ease.waist, waist } }];
}
