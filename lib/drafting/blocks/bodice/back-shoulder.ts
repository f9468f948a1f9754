import { dartDegrees } from '@/lib/geometry/dart';
import { polyline } from '@/lib/geometry/path';
import { distance, polar, rotate } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { BACK_SLOPE } from './neckline';
import { type BodicePoints, SHOULDER_EASE } from './points';
import type { BodiceStyle } from './style';

/** Dart over the shoulder blade: Gilewska, Aldrich and Bunka take 1–1.5 by 7 (METHODS §3.3). */
const DART = { width: 1.2, length: 7 };
/** It lies in the middle of the shoulder or beyond, clear of a neck facing; and this far from the tip. */
const FROM_NECK = 6;
const FROM_TIP = 2.2;
/** On a strap it lies in the middle, with at least so much of it on either side. */
const OF_STRAP = 0.9;

/** Where a dart of the back shoulder opens; the cloth beyond it is turned out by so many degrees. */
export interface ShoulderDart {
  readonly inner: Point;
  readonly outer: Point;
  readonly tip: Point;
  readonly degrees: number;
}

export interface BackShoulder {
  readonly tip: Point;
  /** From the tip to the neckline, over the open mouth of the dart. */
  readonly path: Path;
  readonly slope: number;
  readonly dart?: ShoulderDart;
}

function dartFrom(neck: Point, reach: number): ShoulderDart {
  const inner = polar(neck, -BACK_SLOPE, reach);
  const tip = polar(inner, -BACK_SLOPE - 90, DART.length);
  const degrees = dartDegrees(DART.width, DART.length);
  return { inner, outer: rotate(inner, tip, -degrees), tip, degrees };
}

/** The back's shoulder: its ease worked in, or in its place a dart, where the seam is long enough for one. */
export function backShoulder({ back }: BodicePoints, style: BodiceStyle): BackShoulder {
  const neck = style.back.shoulder;
  const length = distance(neck, back.tip) - (back.isStrap ? 0 : SHOULDER_EASE);
  const reach = back.isStrap ? 0.5 * length : Math.max(FROM_NECK, 0.5 * length);
  if (!style.backShoulderDart || reach > length - (back.isStrap ? OF_STRAP : FROM_TIP))
    return { tip: back.tip, path: polyline(back.tip, neck), slope: BACK_SLOPE };
  const dart = dartFrom(neck, reach);
  const tip = rotate(polar(neck, -BACK_SLOPE, length), dart.tip, -dart.degrees);
  const path = polyline(tip, dart.outer, dart.inner, neck);
  return { tip, path, slope: BACK_SLOPE + dart.degrees, dart };
}
