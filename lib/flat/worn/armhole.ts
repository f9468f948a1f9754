import { cubicWithTangents } from '@/lib/geometry/fit';
import { flatten } from '@/lib/geometry/flatten';
import { endOf, path, startOf, transformPath } from '@/lib/geometry/path';
import { add, sub, unit } from '@/lib/geometry/point';
import { line } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import { wornAtNeck } from './at-neck';
import type { Frame, SewnFace } from './frame';
import type { Top } from './thin-straps';

/** Brings the ends of an upright path to two points: what one end is moved sideways more than the other leans all between. */
function leaned(of: Path, from: Point, to: Point): Path {
  const [a, b] = [startOf(of), endOf(of)];
  return transformPath(of, (p) => {
    const share = (p.y - a.y) / (b.y - a.y);
    return {
      x: p.x + (from.x - a.x) * (1 - share) + (to.x - b.x) * share,
      y: from.y + (to.y - from.y) * share,
    };
  });
}

/**
 * The armhole from the underarm up to the tip: level with the underarm, upright where it reaches furthest in, square to
 * the shoulder. How far in and how high, the pattern says; the open bust dart would tilt its own curve.
 */
export function wornArmhole(sewn: SewnFace, frame: Frame): Path {
  return sewn.top ? upToStrap(sewn, sewn.top, frame) : roundArmhole(sewn, frame);
}

/** Up to the corner of the top, on to the strap, and along that to the shoulder. */
function upToStrap(sewn: SewnFace, top: Top, { neck, tip, underarm }: Frame): Path {
  const { neckline } = sewn;
  const worn = (p: Point) => wornAtNeck(neckline, p, neck);
  const corner = add(worn(top.inner), sub(top.outer, top.inner));
  const strap = add(worn(top.strap), sub(tip, neck));
  const curve = cubicWithTangents(underarm, { x: -1, y: 0 }, corner, { x: 0, y: 1 }, 0.5, 0.5);
  return path(curve, line(corner, strap), line(strap, tip));
}

/** Across a strap where it leaves the top. */
export function seamOf({ neckline }: SewnFace, top: Top, { neck, tip }: Frame): Path {
  const near = wornAtNeck(neckline, top.strap, neck);
  return path(line(near, add(near, sub(tip, neck))));
}

export function roundArmhole(sewn: SewnFace, { tip, neck, underarm }: Frame): Path {
  const furthestIn = (of: Path) => flatten(of, 0.02).reduce((best, p) => (p.x < best.x ? p : best));
  const { y } = furthestIn(leaned(sewn.armhole, tip, underarm));
  const inner = { x: Math.min(tip.x, furthestIn(sewn.armhole).x), y };
  const leaving = unit(sub(neck, tip));
  const square = { x: leaving.y, y: -leaving.x };
  const level = { x: -1, y: 0 };
  if (tip.x - inner.x < 0.15) return [cubicWithTangents(underarm, level, tip, square, 0.45, 0.35)];
  const upward = { x: 0, y: 1 };
  return path(
    cubicWithTangents(underarm, level, inner, upward, 0.42, 0.36),
    cubicWithTangents(inner, upward, tip, square, 0.34, 0.34),
  );
}
