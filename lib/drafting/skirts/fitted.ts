import { intersect } from '@/lib/geometry/intersect';
import { pathLength, subPath } from '@/lib/geometry/length';
import { polyline, reversePath } from '@/lib/geometry/path';
import { firstOf, item } from '@/lib/geometry/sequence';
import type { Path } from '@/lib/geometry/types';
import { type EdgeDart, type Hemline, hemline } from '../blocks/bodice/hemline';
import { dartSeams } from '../garments/bodice-seams';
import type { Panel } from '../kernel/panel';
import { fittedSide } from './fitted-side';
import { halfPanel, levelsPassed, totalLength } from './half';
import type { Intake } from './intake';
import { both, type DrawnSkirt, FACES, type Face, FLAT, type Halves, type SkirtRequest } from './skirt';
import { dartsOf } from './skirt-darts';
import { centreSeams, sideSeam } from './skirt-seams';
import { dartName, topEdge, topEdges } from './top-edge';
import { type Cut, type Flared, flaredFromDart } from './turned-flare';

/** What makes a fitted skirt straight or an A-line. */
interface FittedStyle {
  readonly intake: Intake;
  /** What the side leans out below the hip line, cm for each cm down. */
  readonly flare: number;
  /** Part of a dart of this width that is closed and opened in the hem instead. */
  closedShare(width: number): number;
}

/** Upper edges of both halves, their sides cut at one height. */
function topsOf(request: SkirtRequest, { side, hip, darts }: Intake, flare: number): Halves<Cut> {
  const { top, hip: hipLevel, hem } = request;
  const wanted = both((face) => ({
    height: top,
    side: fittedSide({ top, hipLevel, hem, hip: hip[face], taken: side, flare }),
    darts: dartsOf(face, request, darts[face]),
  }));
  const sideAt = (topEdge(wanted.front).sideAt + topEdge(wanted.back).sideAt) / 2;
  return both((face) => ({ side: wanted[face].side, top: topEdge({ ...wanted[face], sideAt }) }));
}

/** How far a half may be from what it is sewn to, cm; where the edge changes its form just there, it comes no nearer. */
const CLOSE_ENOUGH = 0.002;
const CLOSEST_ON_A_STEP = 0.005;
/** Most come out in four; a skirt that widens upward over a short way comes near by a quarter less at a time. */
const ROUNDS = 40;
const DAMPED = 0.65;
/** One that then still swings from too long to too short takes half steps. */
const SWINGING = { after: 12, pace: 0.5 };

/** The intake corrected by how far each half came out too long: in its darts, or at the hips where it has none. */
function corrected({ side, darts, hip }: Intake, over: Halves<number>): Intake {
  const plain = FACES.filter((face) => darts[face].length === 0);
  const shared = plain.reduce((sum, face) => sum + over[face], 0) / 2;
  // A side that leans more is also met higher: the whole step would overshoot.
  const atHip = (face: Face) => (plain.includes(face) ? shared - over[face] : 0);
  return {
    side: side + DAMPED * shared,
    darts: both((face) => darts[face].map((width) => width + (over[face] - shared) / darts[face].length)),
    hip: both((face) => hip[face] + atHip(face)),
  };
}

/** Waist seams drawn until each half is as long, sewn, as the edge it is sewn to. */
function cutsFor(request: SkirtRequest, { intake, flare }: FittedStyle): Halves<Cut> {
  let tried = intake;
  for (let round = 0; round < ROUNDS; round++) {
    const cuts = topsOf(request, tried, flare);
    const over = both((face) => totalLength(cuts[face].top.parts) - request.waist[face]);
    const near = round < 2 * SWINGING.after ? CLOSE_ENOUGH : CLOSEST_ON_A_STEP;
    if (Math.max(Math.abs(over.front), Math.abs(over.back)) < near) return cuts;
    const pace = round < SWINGING.after ? 1 : SWINGING.pace;
    tried = corrected(
      tried,
      both((face) => pace * over[face]),
    );
  }
  throw new RangeError('The waist seam of the skirt does not come out');
}

function hemOf({ hip, hem }: SkirtRequest, side: Path, sideAt?: number): Hemline {
  const centre = polyline({ x: 0, y: hip }, { x: 0, y: hem - 8 });
  const line = { level: hem, side: reversePath(side), centre, darts: [] };
  return hemline(sideAt === undefined ? line : { ...line, sideAt });
}

/** Half-way between where either half would meet its side evenly; higher where one of them could only turn up to it in a corner. */
const agreedSide = ({ front, back }: Halves<Hemline>): number =>
  Math.max((front.sideAt + back.sideAt) / 2, front.leastSideAt, back.leastSideAt);

function mouth({ from, to }: EdgeDart): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

function flaredHalf(cut: Cut, { closedShare }: FittedStyle): Flared {
  const [dart] = cut.top.darts;
  return flaredFromDart(cut, dart ? closedShare(mouth(dart)) : 0);
}

function panelOf(face: Face, half: Flared, sideAt: number, request: SkirtRequest): Panel {
  const { side, top, levelAt } = half;
  const up = reversePath(side);
  const internals = levelsPassed(request).map(({ id, height }) => ({
    id,
    kind: 'level' as const,
    path: levelAt(height),
  }));
  return halfPanel(
    face,
    {
      waist: topEdges(top),
      side: subPath(up, sideAt, pathLength(up) - top.sideAt),
      hem: firstOf(hemOf(request, side, sideAt).parts),
      internals,
      darts: Object.fromEntries(top.darts.map(({ tip }, i) => [dartName(i), tip])),
    },
    request,
  );
}

/** Width of a half at a height, its darts sewn, cm. */
function wornWidth({ levelAt, top }: Flared, height: number): number {
  const level = levelAt(height);
  const gaps = top.darts.map(({ tip, from, to }) => {
    const hits = [from, to].flatMap((mouth) => intersect(level, polyline(tip, mouth)).slice(0, 1));
    return hits.length < 2 ? 0 : Math.abs(firstOf(hits).lengthA - item(hits, 1).lengthA);
  });
  return gaps.reduce((width, gap) => width - gap, pathLength(level));
}

/** Girth between the waist seam, the hip line and the hem, straight from one to the next. */
function girthBetween({ waist, top, hip, hem }: SkirtRequest, atHip: number, atHem: number) {
  const atTop = 2 * (waist.front + waist.back);
  return (height: number): number => {
    if (height >= hip) return atHip + ((atTop - atHip) * (height - hip)) / (top - hip);
    return atHip + ((atHem - atHip) * (hip - height)) / (hip - hem);
  };
}

/** A skirt that lies on the hips: darts and sides take it in to the waist seam, and it may flare below them. */
export function fittedSkirt(request: SkirtRequest, style: FittedStyle): DrawnSkirt {
  const cuts = cutsFor(request, style);
  const halves = both((face) => flaredHalf(cuts[face], style));
  const hems = both((face) => hemOf(request, halves[face].side));
  const sideAt = agreedSide(hems);
  const panels = FACES.map((face) => panelOf(face, halves[face], sideAt, request));
  const whole = (lengths: readonly number[]) => 2 * lengths.reduce((sum, length) => sum + length, 0);
  const girth = (height: number) => whole(FACES.map((face) => wornWidth(halves[face], height)));
  const levels = levelsPassed(request).map(({ id, height }) => [id, girth(height)] as const);
  const atHem = whole(FACES.map((face) => totalLength(hems[face].parts)));
  const seams = [sideSeam('skirt-front', 'skirt-back'), ...centreSeams(panels)];
  return {
    ...FLAT,
    part: { panels, seams: [...panels.flatMap(dartSeams), ...seams] },
    girths: Object.fromEntries(levels),
    girthAt: girthBetween(request, girth(request.hip), atHem),
    opensTo: request.hem,
  };
}
