import { pathLength, splitAtLength, subPath } from '@/lib/geometry/length';
import { endDirection, endOf, polyline, reversePath, rotatePath, startOf } from '@/lib/geometry/path';
import { angleOf, rotate } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { dartEdges } from '../../kernel/darts';
import { edge, type Panel, type PanelInternal, panel } from '../../kernel/panel';
import { turnContents } from '../../kernel/sector';
import { armholeCurve, FRONT_FULLNESS } from './armhole';
import { mouthBelowUnderarm } from './bust-mouth';
import { frontDarts } from './front-darts';
import { edgeDartTips, hemEdges, waistDartName } from './hem-edges';
import { type HemRequest, hemline } from './hemline';
import { levelLine } from './levels-on';
import { neckEdges } from './neck-edges';
import { type BodicePoints, bustDartAngle } from './points';
import type { Shaping } from './shaping';
import { armholeKind, type BodiceStyle } from './style';
import type { WaistDarts } from './waist-darts';

/** The bust dart as the block draws it: open at the side. */
export const BUST_DART = 'bust-dart';

const WIDTH_LINE = 0.36;
/** The width line stays this far from the underarm (METHODS §3.4). */
const WIDTH_TO_UNDERARM = 2.8;

/** Side seam left below the mouth. */
const ABOVE_HEM = 2.5;

export interface FrontOutline {
  readonly hemRequest: HemRequest;
  readonly darts: WaistDarts;
  readonly widthPoint: Point;
  readonly armhole: Path;
  /** Turns what lies above the bust dart from its sewn place to its open one, degrees. */
  readonly opening: number;
}

export function frontOutline(points: BodicePoints, shaping: Shaping, style: BodiceStyle): FrontOutline {
  const { tip, bust } = points.front;
  const opening = bustDartAngle(points);
  const underarm = rotate(endOf(shaping.frontSide), bust, opening);
  const across = Math.min(points.widths.frontAcross, underarm.x - WIDTH_TO_UNDERARM);
  const widthPoint = { x: across, y: underarm.y + WIDTH_LINE * (tip.y - underarm.y) };
  const frame = {
    tip,
    tipHeading: -points.front.slope - 90,
    width: { x: widthPoint.x - points.armholeCutIn, y: widthPoint.y },
    underarm,
    underarmHeading: angleOf(endDirection(shaping.frontSide)) + opening - 90,
  };
  const darts = frontDarts(points, shaping, style);
  const top = endOf(style.front.path);
  const centre = polyline(top, { x: 0, y: Math.min(style.hem, points.levels.hip) - 6 });
  return {
    darts,
    widthPoint,
    opening,
    armhole: reversePath(armholeCurve(frame, FRONT_FULLNESS)),
    hemRequest: { level: style.hem, side: shaping.frontSide, centre, darts: darts.edge },
  };
}

/** Half the front at its fold, with the bust dart open at the side. */
export function frontPanel(
  points: BodicePoints,
  shaping: Shaping,
  style: BodiceStyle,
  outline: FrontOutline,
  sideAt: number,
): Panel {
  const { hemRequest, widthPoint, armhole, opening } = outline;
  const { bust } = points.front;
  const hem = hemline({ ...hemRequest, sideAt });
  const side = subPath(hemRequest.side, sideAt, pathLength(hemRequest.side));
  const mouthAt = Math.max(ABOVE_HEM, pathLength(side) - mouthBelowUnderarm(points));
  const [lower, upper] = splitAtLength(side, mouthAt);
  const mouth = endOf(lower);
  const opened = rotatePath(upper, bust, opening);
  const centre = subPath(hemRequest.centre, 0, hem.centreAt);
  return panel({
    id: 'front',
    part: 'front',
    cut: { count: 1, onFold: true, mirrored: false },
    edges: [
      ...hemEdges(hem),
      edge('side', lower),
      ...dartEdges(BUST_DART, mouth, bust, startOf(opened)),
      edge('side', opened, { from: mouthAt }),
      edge('armhole', armhole, { kind: armholeKind(style) }),
      edge('shoulder', polyline(points.front.tip, style.front.shoulder)),
      ...neckEdges(style.front),
      edge('centre', centre, { role: 'fold', kind: 'none' }),
    ],
    internals: contentsOpened(bust, mouth, opening, innerLines(points, shaping, style, outline, side)),
    marks: [{ kind: 'bust-point', at: bust }],
    landmarks: {
      bustPoint: bust,
      sideNeckPoint: points.front.sideNeck,
      shoulderTip: points.front.bodyTip,
      neckPit: points.front.neckPit,
      underarm: endOf(opened),
      frontWidth: widthPoint,
    },
    darts: { [BUST_DART]: bust, ...edgeDartTips(outline.darts.edge) },
  });
}

/** Levels and fish-eyes as they lie when the bust dart is sewn. */
function innerLines(
  points: BodicePoints,
  shaping: Shaping,
  style: BodiceStyle,
  { hemRequest, darts }: FrontOutline,
  side: Path,
): PanelInternal[] {
  const { bust } = points.front;
  const { centre } = hemRequest;
  const atBust = Math.abs(shaping.bustLine - bust.y) < 1e-6 ? [bust] : [];
  return [
    ...levelLine('bust', shaping.bustLine, centre, side, atBust),
    ...(style.hem < -0.5 ? levelLine('waist', 0, centre, side) : []),
    ...(style.hem < points.levels.hip - 0.5 ? levelLine('hip', points.levels.hip, centre, side) : []),
    ...darts.fisheyes.map((path, i) => ({ id: waistDartName(i), kind: 'fisheye-dart' as const, path })),
  ];
}

// Above the cut from bust point to mouth the cloth turns with the dart; what lies far enough up stands for all of it.
function contentsOpened(
  bust: Point,
  mouth: Point,
  opening: number,
  internals: readonly PanelInternal[],
): readonly PanelInternal[] {
  const far = 100;
  const outline = [
    bust,
    mouth,
    { x: mouth.x + far, y: mouth.y },
    { x: mouth.x + far, y: far },
    { x: bust.x, y: far },
  ];
  const flat = { internals, marks: [], landmarks: {}, darts: {} };
  return turnContents(flat, { pivot: bust, outline }, opening).internals;
}
