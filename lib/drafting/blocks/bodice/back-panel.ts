import { pathLength, subPath } from '@/lib/geometry/length';
import { endDirection, endOf, polyline, reversePath } from '@/lib/geometry/path';
import { angleOf } from '@/lib/geometry/point';
import { cubic, line } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import { edge, type Panel, type PanelEdge, panel } from '../../kernel/panel';
import { stretches } from '../../kernel/stretches';
import { armholeCurve, BACK_FULLNESS } from './armhole';
import { type BackShoulder, backShoulder } from './back-shoulder';
import { edgeDartTips, hemEdges } from './hem-edges';
import { type HemRequest, hemline } from './hemline';
import { levelLine } from './levels-on';
import { neckEdges } from './neck-edges';
import type { BodicePoints } from './points';
import { type Shaping, straightEnough } from './shaping';
import { armholeKind, type BodiceStyle } from './style';
import { dartReach, type WaistDarts, waistDarts, widens } from './waist-darts';

/** Height of the back-width line between underarm and tip (Gilewska takes a third of the armhole; METHODS §3.3). */
const WIDTH_LINE = 0.42;
/** How far back darts run below the waist (METHODS §3.6). */
const DART_REACH = 12;
const DART_AXIS = 0.5;
/** Under the edge of a back without shoulders a dart ends so far below it. */
const BELOW_TOP = 3;
/** Cloth between two darts at the waist. */
const BETWEEN_DARTS = 3;

/** Where the back turns in toward the waist, under the shoulder blade. */
export function bladePoint({ levels, widths }: BodicePoints, { bustLine }: Pick<Shaping, 'bustLine'>): Point {
  return { x: DART_AXIS * widths.backAcross, y: Math.min(levels.underarm - 1, bustLine) };
}

function dartsOf(
  points: BodicePoints,
  { waist, bustLine }: Shaping,
  { hem, hemRises, oneBackDart, backTop = Infinity }: BodiceStyle,
): WaistDarts {
  const taken = waist.back.reduce((sum, width) => sum + width, 0);
  const own = oneBackDart && taken > 0 ? [taken] : waist.back;
  const { x: first, y: blade } = bladePoint(points, { bustLine });
  const tip = Math.min(blade, backTop - BELOW_TOP);
  const lowerEdge = { hem, rises: hemRises?.back ?? 0 };
  const step = BETWEEN_DARTS + (own[0] ?? 0) * widens(tip, lowerEdge);
  const axes = own.length === 2 ? [first - step * 0.2, first + step * 0.8] : [first];
  const reach = dartReach(DART_REACH, points.levels);
  return waistDarts({ widths: own, axes, tips: axes.map((_, i) => tip - 2 * i), reach }, lowerEdge);
}

/** Centre back from the neck down past the lower edge: straight on a fold, taken in at the waist on a seam. */
function centreLine({ levels }: BodicePoints, { waist, bustLine }: Shaping, top: Point, hem: number): Path {
  const bottom = { x: 0, y: Math.min(hem, levels.hip) - 6 };
  if (waist.centreBack === 0) return polyline(top, bottom);
  const start = { x: 0, y: Math.min(bustLine, top.y - 1) };
  const hip = { x: 0, y: levels.hip };
  // A lower edge at the waist or above: plumb where it ends, so that the hem can be folded up flat.
  if (hem > -1) {
    const reach = start.y - hem;
    const x = Math.min((waist.centreBack * reach) / start.y, straightEnough(reach));
    const end = { x, y: hem };
    return [line(top, start), upright(start, end), line(end, { x: end.x, y: hem - 6 })];
  }
  const taken = { x: waist.centreBack, y: 0 };
  return [line(top, start), upright(start, taken), upright(taken, hip), line(hip, bottom)];
}

/** S-curve that is plumb at both ends. */
function upright(from: Point, to: Point) {
  const third = (to.y - from.y) / 3;
  return cubic(from, { x: from.x, y: from.y + third }, { x: to.x, y: to.y - third }, to);
}

export interface BackOutline {
  readonly hemRequest: HemRequest;
  readonly darts: WaistDarts;
  readonly shoulder: BackShoulder;
  readonly widthPoint: Point;
  readonly armhole: Path;
  /** Height at the centre of one that has no shoulders. */
  readonly top?: number | undefined;
}

/** Everything of the back but its lower edge, which is settled together with the front's. */
export function backOutline(points: BodicePoints, shaping: Shaping, style: BodiceStyle): BackOutline {
  const shoulder = backShoulder(points, style);
  const { tip } = shoulder;
  const underarm = endOf(shaping.backSide);
  const widthPoint = { x: points.widths.backAcross, y: underarm.y + WIDTH_LINE * (tip.y - underarm.y) };
  const darts = dartsOf(points, shaping, style);
  const frame = {
    tip,
    tipHeading: -shoulder.slope - 90,
    width: { x: widthPoint.x - points.armholeCutIn, y: widthPoint.y },
    underarm,
    underarmHeading: angleOf(endDirection(shaping.backSide)) - 90,
  };
  const centre = centreLine(points, shaping, endOf(style.back.path), style.hem);
  return {
    top: style.backTop,
    darts,
    shoulder,
    widthPoint,
    armhole: reversePath(armholeCurve(frame, BACK_FULLNESS)),
    hemRequest: { level: style.hem, side: shaping.backSide, centre, darts: darts.edge },
  };
}

/** The back of the bodice: half of it, at a fold, or one of a pair. */
export function backPanel(
  points: BodicePoints,
  shaping: Shaping,
  style: BodiceStyle,
  outline: BackOutline,
  sideAt: number,
): Panel {
  const { hemRequest, darts, shoulder, widthPoint, armhole } = outline;
  const hem = hemline({ ...hemRequest, sideAt });
  const side = subPath(hemRequest.side, sideAt, pathLength(hemRequest.side));
  const centre = centreEdge(subPath(hemRequest.centre, 0, hem.centreAt), style.centreBackSeam);
  const levels = [
    ...levelLine('bust', shaping.bustLine, hemRequest.centre, side),
    ...(style.hem < -0.5 ? levelLine('waist', 0, hemRequest.centre, side) : []),
    ...(style.hem < points.levels.hip - 0.5
      ? levelLine('hip', points.levels.hip, hemRequest.centre, side)
      : []),
  ];
  return panel({
    id: 'back',
    part: 'back',
    cut: style.centreBackSeam
      ? { count: 2, onFold: false, mirrored: true }
      : { count: 1, onFold: true, mirrored: false },
    edges: [
      ...hemEdges(hem),
      edge('side', side),
      edge('armhole', armhole, { kind: armholeKind(style) }),
      ...stretches('shoulder', shoulder.path),
      ...neckEdges(style.back),
      centre,
    ],
    internals: [
      ...levels,
      ...darts.fisheyes.map((path, i) => ({
        id: `waist-dart-${i + 1}`,
        kind: 'fisheye-dart' as const,
        path,
      })),
    ],
    landmarks: {
      nape: points.back.nape,
      sideNeckPoint: points.back.sideNeck,
      shoulderTip: points.back.bodyTip,
      underarm: endOf(side),
      backWidth: widthPoint,
    },
    darts: edgeDartTips(darts.edge),
  });
}

function centreEdge(path: Path, seam: boolean): PanelEdge {
  return seam ? edge('centre', path) : edge('centre', path, { role: 'fold', kind: 'none' });
}
