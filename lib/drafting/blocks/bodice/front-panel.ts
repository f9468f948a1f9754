import { dartWidth } from '@/lib/geometry/dart';
import { pathLength, splitAtLength, subPath } from '@/lib/geometry/length';
import { endDirection, endOf, polyline, reversePath, rotatePath, startOf } from '@/lib/geometry/path';
import { angleOf, rotate } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { dartEdges } from '../../kernel/darts';
import { edge, type Panel, type PanelInternal, panel } from '../../kernel/panel';
import { turnContents } from '../../kernel/sector';
import { armholeCurve, FRONT_FULLNESS } from './armhole';
import { edgeDartTips, hemEdges, waistDartName } from './hem-edges';
import { type HemRequest, hemline } from './hemline';
import { levelLine } from './levels-on';
import { neckEdges } from './neck-edges';
import { type BodicePoints, bustDartAngle } from './points';
import type { Shaping } from './shaping';
import { armholeKind, type BodiceStyle } from './style';
import { dartReach, type WaistDarts, waistDarts } from './waist-darts';
import { bustLine as bustLineOf } from './widths';

/** The bust dart as the block draws it: open at the side. */
export const BUST_DART = 'bust-dart';

const WIDTH_LINE = 0.36;
const DART_REACH = 10;
const BETWEEN_DARTS = 3;
/** The side dart's mouth: how far under the bust point it lies, and how far below the underarm it may (METHODS §4). */
const MOUTH_BELOW_BUST = 2;
const MOUTH = { min: 2.5, max: 6 };
/** The width line stays this far from the underarm (METHODS §3.4). */
const WIDTH_TO_UNDERARM = 2.8;

/** Side seam left below the mouth. */
const ABOVE_HEM = 2.5;
/** The mouth keeps this far from the bust line, whose notch is on the same seam. */
const OFF_BUST_LINE = 1.3;

/** Cloth between the bust dart and the bottom of the armhole, and how far beyond the width line that bottom lies. */
const UNDER_ARMHOLE = 1.7;
const BOTTOM_BEYOND = 1.8;

/** How far down the side the mouth must be for the dart to pass under the armhole: a high bust under a deep one. */
function clearOfArmhole({ levels, widths, front }: BodicePoints): number {
  const above = levels.bust - levels.underarm;
  const share = (widths.frontAcross + BOTTOM_BEYOND - front.bust.x) / (widths.frontBust - front.bust.x);
  return (above + UNDER_ARMHOLE) / share - above;
}

/** Where the bust dart opens, measured down the side from the underarm. */
export function mouthBelowUnderarm(points: BodicePoints): number {
  const { levels } = points;
  const line = levels.underarm - bustLineOf(levels);
  const usual = Math.min(MOUTH.max, Math.max(MOUTH.min, levels.underarm - levels.bust + MOUTH_BELOW_BUST));
  const wanted = Math.max(usual, clearOfArmhole(points));
  if (Math.abs(wanted - line) >= OFF_BUST_LINE) return wanted;
  return line - OFF_BUST_LINE >= MOUTH.min ? line - OFF_BUST_LINE : line + OFF_BUST_LINE;
}

/** Widest bust and waist dart together, at the waist, before the waist gets a dart of its own (INVARIANTS B6). */
const WIDEST_TOGETHER = 6;

/** Two darts stand either side of the bust point; beside a bust dart in the waist they stand on its outer side. */
function dartAxes(bust: number, widths: readonly number[], bustWidth: number, mayMeet: boolean): number[] {
  const step = BETWEEN_DARTS + (widths[0] ?? 0);
  if (bustWidth === 0) return widths.length < 2 ? [bust] : [bust - step / 2, bust + step / 2];
  const together = mayMeet && bustWidth + (widths[0] ?? 0) <= WIDEST_TOGETHER;
  return widths.map((_, i) => bust + step * (together ? i : i + 0.9));
}

const BESIDE_BUST_DART = 2.05;

/** Darts pushed back toward the centre until the outermost leaves cloth before the side seam. */
function withinSide(axes: readonly number[], widths: readonly number[], outermost: number): number[] {
  let limit = outermost;
  return axes
    .map((_, i) => axes.length - 1 - i)
    .map((i) => {
      const width = widths[i] ?? 0;
      const x = Math.min(axes[i] as number, limit - width / 2);
      limit = x - width / 2 - BETWEEN_DARTS + 0.8;
      return x;
    })
    .reverse();
}

/** Pushed back, darts still leave cloth beside the bust dart in the waist, if the side has to give it (INVARIANTS B8). */
function besideBustDart(axes: readonly number[], widths: readonly number[], bust: number): number[] {
  const innermost = (axes[0] ?? bust) - (widths[0] ?? 0) / 2;
  const lack = axes[0] === bust ? 0 : Math.max(0, bust + BESIDE_BUST_DART - innermost);
  return axes.map((x) => x + lack);
}

function dartsOf(
  points: BodicePoints,
  { waist, bustLine }: Shaping,
  { hem, bustDartAtWaist, frontTipBelow, oneFrontDart }: BodiceStyle,
): WaistDarts {
  const { bust } = points.front;
  const bustWidth = bustDartAtWaist ? dartWidth(bustDartAngle(points), bust.y) : 0;
  // Where the bust is measured below the bust point, cloth taken in from there would be missing in its girth.
  const taken = waist.front.reduce((sum, width) => sum + width, 0);
  const widths = oneFrontDart && taken > 0 ? [taken] : waist.front;
  const outermost = points.widths.frontBust - waist.side - BETWEEN_DARTS;
  const wanted = dartAxes(bust.x, widths, bustWidth, bustLine > bust.y - 0.05);
  const axes = besideBustDart(
    withinSide(wanted, widths, outermost),
    widths,
    bustWidth > 0 ? bust.x : -Infinity,
  );
  // A waist dart that meets the bust dart runs up to the bust point; any other stops well below it.
  const below = Math.min(4, 0.25 * bust.y);
  const free = (x: number) => Math.min(bust.y - below, bustLine - 0.2, frontTipBelow?.(x) ?? Infinity);
  const tips = axes.map((x) => (bustDartAtWaist && x === bust.x ? bust.y : free(x)));
  return waistDarts({ widths, axes, tips, reach: dartReach(DART_REACH, points.levels) }, hem);
}

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
  const darts = dartsOf(points, shaping, style);
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
