import { cubicWithTangents } from '@/lib/geometry/fit';
import { endOf, joinPaths, mirrorPathX, path, polyline, reversePath, startOf } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import type { Draft } from '@/lib/pattern/types';
import { type Station, sideCurve } from '../worn/side';

/** A dress form ends this far below the hip, and its neck this far above the shoulder, cm. */
const BELOW_HIP = 9;
const NECK = 5.5;
/** Where the body's arm begins: below the shoulder tip, as a share of the way to its bust. */
const ARM = { width: 0.9, height: 0.62 };
/** Thighs carry on a little narrower than the hip. */
const THIGH = 0.97;

/** Heights of the wearer's girths above her waist, and the half widths they take when laid flat, cm. */
export function bodyStations({ body, construction }: Draft): Record<'bust' | 'waist' | 'hip', Station> {
  return {
    bust: { y: construction.bustLevel as number, x: body.bustCircumference / 4 },
    waist: { y: 0, x: body.waistCircumference / 4 },
    hip: { y: construction.hipLevel as number, x: body.hipCircumference / 4 },
  };
}

/** The wearer as a dress form of her measurements, flat and to scale. */
export function formOutline(draft: Draft): Path {
  const half = halfForm(draft);
  return joinPaths(half, reversePath(mirrorPathX(half)));
}

/** Half of the wearer as a dress form of her measurements, flat as the garment is: from the lower edge up to the neck's middle. */
function halfForm(draft: Draft): Path {
  const { bust, waist, hip } = bodyStations(draft);
  const neckHalf = draft.body.neckBaseCircumference / (2 * Math.PI);
  const neck: Point = { x: neckHalf, y: neckHeight(draft) };
  const tip = tipOf(draft, neck);
  const side = sideCurve([{ y: hip.y - BELOW_HIP, x: hip.x * THIGH }, hip, waist, bust]);
  const upward = { x: 0, y: 1 };
  const inner = { x: Math.min(tip.x, bust.x) * ARM.width, y: bust.y + (tip.y - bust.y) * ARM.height };
  const arm = [
    cubicWithTangents(endOf(side), upward, inner, upward, 0.3, 0.4),
    cubicWithTangents(inner, upward, tip, { x: 0.3, y: 1 }, 0.34, 0.3),
  ];
  const top = { x: neckHalf * 0.92, y: neck.y + NECK };
  const throat = cubicWithTangents(neck, { x: -0.6, y: 0.8 }, top, { x: 0.05, y: 1 }, 0.3, 0.3);
  const foot = polyline({ x: 0, y: startOf(side).y }, startOf(side));
  return joinPaths(
    foot,
    side,
    path(...arm),
    polyline(tip, neck),
    [throat],
    polyline(top, { x: 0, y: top.y }),
  );
}

/** The piece over the back's shoulders: the back itself, or its yoke. */
const shoulderPiece = ({ pieces }: Draft) =>
  pieces.find(({ part, landmarks }) => part === 'back' && landmarks.sideNeckPoint);

/** The side of the neck is higher than the nape; the garment lies on it with the thickness of its cloth. */
function neckHeight(draft: Draft): number {
  const at = shoulderPiece(draft)?.landmarks.sideNeckPoint;
  return at ? at[1] - 0.3 : (draft.construction.napeLevel as number) + 2;
}

/** The shoulder as long as measured, sloping as the draft has it. */
function tipOf(draft: Draft, neck: Point): Point {
  const back = shoulderPiece(draft)?.landmarks;
  const [from, to] = [back?.sideNeckPoint, back?.shoulderTip];
  const fall = from && to ? (from[1] - to[1]) / Math.hypot(to[0] - from[0], to[1] - from[1]) : 0.36;
  const reach = draft.body.shoulderLength;
  return { x: neck.x + reach * Math.sqrt(1 - fall * fall), y: neck.y - reach * fall };
}
