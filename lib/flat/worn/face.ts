import { intersectHorizontal } from '@/lib/geometry/intersect';
import { endOf, reversePath, startOf, transformPath, withEnd } from '@/lib/geometry/path';
import { item } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import type { Piece } from '@/lib/pattern/types';
import { roundArmhole, seamOf, wornArmhole } from './armhole';
import { wornAtNeck } from './at-neck';
import { wornBare } from './bare-back';
import { wornBareLeft } from './bare-left';
import { wornBelow } from './below-shoulders';
import { clothOf, clothUpTo } from './cloth';
import type { Frame, SewnFace } from './frame';
import { bodyReach, isGrownOn, underarmOf } from './kimono';
import { isYoke, openLoop, reachesAcross } from './panels';
import { raglanLines } from './raglan';
import { sideCurve } from './side';
import type { Face } from './types';

/** Stretches a path in width and height so that its ends come to lie on two points. */
function spanned(of: Path, from: Point, to: Point): Path {
  const [a, b] = [startOf(of), endOf(of)];
  const fx = Math.abs(b.x - a.x) < 1e-6 ? 1 : (to.x - from.x) / (b.x - a.x);
  const fy = Math.abs(b.y - a.y) < 1e-6 ? 1 : (to.y - from.y) / (b.y - a.y);
  return transformPath(of, (p) => ({ x: from.x + (p.x - a.x) * fx, y: from.y + (p.y - a.y) * fy }));
}

/** The neckline keeps its depth and takes the shared width. */
function wornNeckline({ neckline }: SewnFace, { neck }: Frame): Path {
  return transformPath(neckline, (p) => wornAtNeck(neckline, p, neck));
}

/**
 * The hem from the middle of the garment to where both faces meet at the side. A centre seam that is shaped at the waist
 * is sewn into the middle; a hem that the darts have tilted comes to the height the other face has.
 */
function wornHem({ hem }: SewnFace, side: Path): Path {
  const [own, middle] = [endOf(hem), startOf(hem)];
  const to = startOf(side);
  const rise = Math.abs(own.y - middle.y) < 0.05 ? 0 : (to.y - middle.y) / (own.y - middle.y);
  const across = to.x / (own.x - middle.x);
  const worn = transformPath(hem, ({ x, y }) => ({
    x: (x - middle.x) * across,
    y: middle.y + (y - middle.y) * rise,
  }));
  return withEnd(worn, to);
}

/** Height as worn: above the waist the front is longer over the bust, and is drawn as high as the back. */
function levelMap(sewn: SewnFace, frame: Frame): (p: Point, share: number) => number {
  // A back that ends under the arms has no shoulder to be drawn higher or lower.
  const neckFrom = sewn.bare ? frame.neck.y : startOf(sewn.shoulder).y;
  const underarmFrom = underarmHeight(sewn);
  const [neckTo, underarmTo] = [frame.neck.y, frame.underarm.y];
  return ({ y }, share) => {
    if (y <= 0) return y;
    const atCentre = (y * neckTo) / neckFrom;
    const atSide =
      y <= underarmFrom
        ? (y * underarmTo) / underarmFrom
        : underarmTo + ((y - underarmFrom) * (neckTo - underarmTo)) / (neckFrom - underarmFrom);
    return atCentre + (atSide - atCentre) * share;
  };
}

/** Height, in its own piece, at which side and armhole meet. */
function underarmHeight({ panels }: SewnFace): number {
  const sleeved = panels.filter((piece) => openLoop(piece).some(({ line }) => line === 'armhole'));
  const outer = panels.find(isGrownOn) ?? sleeved.findLast((piece) => !isYoke(piece)) ?? sleeved.at(-1);
  const first = outer && openLoop(outer).find(({ line }) => line === 'armhole');
  const landmark = outer && isGrownOn(outer) ? underarmOf(outer) : undefined;
  if (landmark) return landmark.y;
  if (!first) throw new RangeError('The outer panel of a face has no armhole');
  return startOf(pathOf(first)).y;
}

function widthAt(side: Path, y: number, underarm: Point): number {
  if (y >= underarm.y) return underarm.x;
  const [hit] = intersectHorizontal(side, y);
  return hit?.point.x ?? startOf(side).x;
}

function placing(sewn: SewnFace, frame: Frame, side: Path): Face['place'] {
  const cloths = sewn.panels.map((piece) => ({ cloth: clothOf(piece), reach: bodyReach(piece) }));
  const widthOn = ({ cloth, reach }: (typeof cloths)[number], y: number) => clothUpTo(cloth, y, reach(y));
  const heightOf = levelMap(sewn, frame);
  const top = underarmHeight(sewn);
  return (piece: Piece, p: Point) => {
    const level = Math.min(p.y, top - 0.01);
    const whole = cloths.reduce((sum, own) => sum + widthOn(own, level), 0);
    const at = sewn.panels.indexOf(piece);
    // A yoke that falls toward the side lies outward of what hangs from it.
    const inside = (own: (typeof cloths)[number], i: number) =>
      reachesAcross(item(sewn.panels, i)) ? clothUpTo(own.cloth, p.y, p.x) : widthOn(own, p.y);
    const inner = cloths.slice(0, at).reduce((sum, own, i) => sum + inside(own, i), 0);
    const along = inner + clothUpTo(item(cloths, at).cloth, p.y, p.x);
    const share = Math.min(1, along / whole);
    const y = heightOf(p, share);
    return { x: (along * widthAt(side, y, frame.underarm)) / whole, y };
  };
}

function wornUpper(sewn: SewnFace, frame: Frame): Omit<Face['lines'], 'hem' | 'side'> {
  return {
    armhole: wornArmhole(sewn, frame),
    shoulder: reversePath(spanned(sewn.shoulder, frame.neck, frame.tip)),
    neckline: reversePath(wornNeckline(sewn, frame)),
  };
}

function upperOf(sewn: SewnFace, frame: Frame): Omit<Face['lines'], 'hem' | 'side'> {
  if (sewn.bare) return wornBare(sewn, frame);
  return sewn.below ? wornBelow(sewn, frame, roundArmhole(sewn, frame)) : wornUpper(sewn, frame);
}

/** A face laid on the frame it shares with the other one. */
export function wornFace(sewn: SewnFace, frame: Frame): Face {
  const side = sideCurve(frame.stations, { below: frame.below });
  const hem = wornHem(sewn, side);
  const lines = { hem, side, ...upperOf(sewn, frame) };
  return {
    view: sewn.view,
    panels: sewn.panels,
    lines,
    ...(sewn.bare ? { bare: true } : {}),
    ...(sewn.below ? { below: true } : {}),
    ...(sewn.bareLeft ? { bareLeft: wornBareLeft(lines.neckline, frame.underarm) } : {}),
    ...(sewn.grownOn ? { grownOn: true } : {}),
    ...(sewn.top ? { strapSeam: seamOf(sewn, sewn.top, frame) } : {}),
    ...(sewn.raglan ? { raglan: raglanLines(lines, sewn.raglan) } : {}),
    place: placing(sewn, frame, side),
  };
}
