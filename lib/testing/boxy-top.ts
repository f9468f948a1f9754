import { toCommands } from '@/lib/geometry/commands';
import { cubicWithTangents } from '@/lib/geometry/fit';
import { pathLength, subPath } from '@/lib/geometry/length';
import { endDirection, endOf, path, polyline, reversePath, transformPath } from '@/lib/geometry/path';
import { add, lerp, perp, point, rotate, scale, sub, unit } from '@/lib/geometry/point';
import { solve } from '@/lib/geometry/solve';
import type { Path, Point } from '@/lib/geometry/types';
import type { Draft, Notch, Piece } from '@/lib/pattern/types';
import { sketchDraft, sketchPiece, sketchSeam } from './hand-made';

/**
 * A plain top of size 38 drawn by hand, apart from the engine: straight sides, a side dart, bound neckline, set-in
 * sleeves cut straight. It keeps every rule, so that a test can break one at a time.
 */

const HEM = -20;
const BUST = 18;
const UNDERARM = 20.5;
const DART_ANGLE = 13.9;
const TIP_SHORT = 1.6;
const bustPoint = point(9.55, BUST);
const FRONT = {
  sideNeck: point(6.45, 44.82),
  tip: point(17.95, 39.94),
  width: 25,
  across: point(17.05, 30.2),
};
const BACK = {
  sideNeck: point(6.94, 43.5),
  tip: point(19.33, 39.24),
  width: 24,
  across: point(18.25, 28.37),
};
const NECK_OUT = 5;

const opened = (p: Point): Point => rotate(p, bustPoint, DART_ANGLE);

/** From the underarm in along `first`, upright past the width point, square on to the shoulder. */
function armhole(underarm: Point, first: Point, across: Point, tip: Point, neck: Point): Path {
  const square = perp(unit(sub(tip, neck)));
  return path(
    cubicWithTangents(underarm, first, across, point(0, 1)),
    cubicWithTangents(across, point(0, 1), tip, square, 0.34, 0.15),
  );
}

/** From the shoulder down to the centre, square to both. */
function neckline(neck: Point, tip: Point, centre: Point, flat?: number): Path {
  const square = perp(unit(sub(neck, tip)));
  return path(cubicWithTangents(neck, square, centre, point(-1, 0), undefined, flat));
}

const level = (id: string, ...points: Point[]) => ({
  id,
  kind: 'level' as const,
  path: toCommands(polyline(...points)),
});
const at = (p: Point): [number, number] => [p.x, p.y];

const single = (id: string, edge: string, along: number, match: string): Notch => ({
  id,
  edge,
  at: along,
  kind: 'single',
  match,
});
const double = (id: string, edge: string, along: number, match: string): Notch => ({
  ...single(id, edge, along, match),
  kind: 'double',
});

const NOTCH = { front: 7, back: 8 };

const frontNeck = lerp(FRONT.sideNeck, FRONT.tip, NECK_OUT / 12.49);
const backNeck = lerp(BACK.sideNeck, BACK.tip, NECK_OUT / 13.1);
const frontUnderarm = opened(point(FRONT.width, UNDERARM));
const frontArmhole = armhole(
  frontUnderarm,
  rotate(point(-1, 0), point(0, 0), DART_ANGLE),
  FRONT.across,
  FRONT.tip,
  FRONT.sideNeck,
);
const backArmhole = armhole(point(BACK.width, UNDERARM), point(-1, 0), BACK.across, BACK.tip, BACK.sideNeck);

function front(): Piece {
  const mouth: [Point, Point] = [point(FRONT.width, 15), opened(point(FRONT.width, 15))];
  const axis = unit(sub(lerp(mouth[0], mouth[1], 0.5), bustPoint));
  const tip = add(bustPoint, scale(axis, TIP_SHORT));
  const pit = point(0, 30);
  return sketchPiece({
    id: 'front',
    part: 'front',
    edges: [
      { line: 'hem', role: 'hem', allowance: 2, path: polyline(point(0, HEM), point(FRONT.width, HEM)) },
      { line: 'side', id: 'side-1', path: polyline(point(FRONT.width, HEM), mouth[0]) },
      { line: 'bust-dart:first', id: 'bust-dart-first', role: 'dart', path: polyline(mouth[0], tip) },
      { line: 'bust-dart:second', id: 'bust-dart-second', role: 'dart', path: polyline(tip, mouth[1]) },
      { line: 'side', id: 'side-2', path: polyline(mouth[1], frontUnderarm) },
      { line: 'armhole', path: frontArmhole },
      { line: 'shoulder', path: polyline(FRONT.tip, frontNeck) },
      { line: 'neckline', role: 'finished', path: neckline(frontNeck, FRONT.tip, pit, 0.25) },
      { line: 'centre', role: 'fold', path: polyline(pit, point(0, HEM)) },
    ],
    internal: [
      level('bust', point(0, BUST), bustPoint, opened(point(FRONT.width, BUST))),
      level('waist', point(0, 0), point(FRONT.width, 0)),
    ],
    notches: [
      single('n1', 'side-1', -HEM, 'n2'),
      single('n3', 'side-2', BUST - 15, 'n4'),
      single('n5', 'armhole', NOTCH.front, 'n6'),
    ],
    grain: [
      [5, -15],
      [5, 25],
    ],
    landmarks: {
      bustPoint: at(bustPoint),
      sideNeckPoint: at(FRONT.sideNeck),
      shoulderTip: at(FRONT.tip),
      frontWidth: at(FRONT.across),
    },
  });
}

function back(): Piece {
  const nape = point(0, 37);
  return sketchPiece({
    id: 'back',
    part: 'back',
    edges: [
      { line: 'hem', role: 'hem', allowance: 2, path: polyline(point(0, HEM), point(BACK.width, HEM)) },
      { line: 'side', path: polyline(point(BACK.width, HEM), point(BACK.width, UNDERARM)) },
      { line: 'armhole', path: backArmhole },
      { line: 'shoulder', path: polyline(BACK.tip, backNeck) },
      { line: 'neckline', role: 'finished', path: neckline(backNeck, BACK.tip, nape) },
      { line: 'centre', role: 'fold', path: polyline(nape, point(0, HEM)) },
    ],
    internal: [
      level('bust', point(0, BUST), point(BACK.width, BUST)),
      level('waist', point(0, 0), point(BACK.width, 0)),
    ],
    notches: [
      single('n2', 'side', -HEM, 'n1'),
      single('n4', 'side', BUST - HEM, 'n3'),
      double('n7', 'armhole', NOTCH.back, 'n8'),
    ],
    landmarks: {
      nape: [0, 41.5],
      sideNeckPoint: at(BACK.sideNeck),
      shoulderTip: at(BACK.tip),
      backWidth: at(BACK.across),
    },
  });
}

const SLEEVE_WIDTH = 33;
const SLEEVE_LENGTH = 60;
const CAP_EASE = 2;

/** The bottom of an armhole laid out from the sleeve's underarm, its first direction level. */
function capBottom(of: Path, upTo: number, underarm: Point, mirror: 1 | -1): Path {
  const part = subPath(of, 0, upTo);
  const from = part[0]?.a as Point;
  const first = of === frontArmhole ? DART_ANGLE : 0;
  return transformPath(part, (p) => {
    const turned = rotate(p, from, -first);
    return point(underarm.x + mirror * (turned.x - from.x), underarm.y + turned.y - from.y);
  });
}

/** Half a cap from the underarm to the crown. */
function halfCap(bottom: Path, crown: Point): Path {
  const from = endOf(bottom);
  const inward = point(Math.sign(crown.x - from.x), 0);
  return path(...bottom, cubicWithTangents(from, endDirection(bottom), crown, inward, 0.35, 0.45));
}

function sleeve(): { piece: Piece; ease: number } {
  const half = SLEEVE_WIDTH / 2;
  const backBottom = capBottom(backArmhole, NOTCH.back, point(half, 0), 1);
  const frontBottom = capBottom(frontArmhole, NOTCH.front, point(-half, 0), -1);
  const halves = (height: number) => ({
    back: halfCap(backBottom, point(0, height)),
    front: reversePath(halfCap(frontBottom, point(0, height))),
  });
  const capLength = (height: number) => pathLength(halves(height).back) + pathLength(halves(height).front);
  const armholes = pathLength(frontArmhole) + pathLength(backArmhole);
  const solved = solve({
    fn: (h) => capLength(h) - armholes - CAP_EASE,
    lo: 8,
    hi: 25,
    tolerance: 1e-9,
    name: 'cap',
  });
  if (!solved.ok) throw new Error('The cap of the boxy top does not close');
  const height = solved.value;
  const caps = halves(height);
  const hem = height - SLEEVE_LENGTH;
  const shoulder = pathLength(backArmhole) + CAP_EASE / 2;
  const piece = sketchPiece({
    id: 'sleeve',
    part: 'sleeve',
    cut: { count: 2, onFold: false, mirrored: true },
    edges: [
      { line: 'hem', role: 'hem', allowance: 2, path: polyline(point(-half, hem), point(half, hem)) },
      { line: 'underarm', id: 'underarm-back', path: polyline(point(half, hem), point(half, 0)) },
      { line: 'cap', id: 'cap-back', path: caps.back },
      { line: 'cap', id: 'cap-front', path: caps.front },
      { line: 'underarm', id: 'underarm-front', path: polyline(point(-half, 0), point(-half, hem)) },
    ],
    internal: [level('biceps', point(-half, 0), point(half, 0))],
    notches: [
      double('n8', 'cap-back', NOTCH.back, 'n7'),
      single('n6', 'cap-front', pathLength(caps.front) - NOTCH.front, 'n5'),
      { id: 'n9', edge: 'cap-back', at: Math.min(shoulder, pathLength(caps.back) - 1), kind: 'single' },
    ],
    landmarks: { crown: [0, height] },
  });
  return { piece, ease: CAP_EASE };
}

const ref = (piece: string, edge: string, reversed?: true) =>
  reversed ? { piece, edge, reversed } : { piece, edge };

/** The draft, sound in every rule. */
export function boxyTop(): Draft {
  const { piece: sleevePiece, ease } = sleeve();
  const plain = sketchDraft({});
  return {
    ...plain,
    pieces: [front(), back(), sleevePiece],
    seams: [
      sketchSeam({
        id: 'bust-dart',
        a: [ref('front', 'bust-dart-first')],
        b: [ref('front', 'bust-dart-second', true)],
      }),
      sketchSeam({
        id: 'shoulder',
        a: [ref('back', 'shoulder')],
        b: [ref('front', 'shoulder')],
        ease: 0.6,
      }),
      sketchSeam({
        id: 'side',
        a: [ref('front', 'side-1'), ref('front', 'side-2')],
        b: [ref('back', 'side')],
      }),
      sketchSeam({
        id: 'sleeve-seam',
        a: [ref('sleeve', 'underarm-back')],
        b: [ref('sleeve', 'underarm-front', true)],
      }),
      sketchSeam({
        id: 'armhole',
        a: [ref('sleeve', 'cap-back'), ref('sleeve', 'cap-front')],
        b: [ref('back', 'armhole'), ref('front', 'armhole', true)],
        ease,
      }),
    ],
    choices: {
      ...plain.choices,
      options: {
        ...plain.choices.options,
        fit: 'semi-fitted',
        opening: 'none',
        silhouette: 'straight',
        sleeve: 'set-in',
        'sleeve-length': 'long',
        'sleeve-finish': 'hem',
        'neckline-front': 'round',
        'neckline-back': 'round',
        hem: '2-cm',
      },
      sizes: {},
    },
    finished: { bust: 98, waist: 98, biceps: SLEEVE_WIDTH, sleeveLength: SLEEVE_LENGTH },
    ease: { bust: 10, waist: 28, biceps: 5 },
    construction: {
      bustLevel: BUST,
      waistLevel: 0,
      hemLevel: HEM,
      dartAngle: DART_ANGLE,
      dartAngleTarget: DART_ANGLE,
      balance: 2.42,
      frontLengthChange: 0,
      backWidthEase: 0.5,
      frontWidthEase: 0.3,
      neckEase: 0.5,
      blockNeckline: 18.25,
    },
  };
}
