import type { Mark, Tapes } from '@/lib/tryon/body/model';
import { type Field, type Figure, place, type Triangle } from './figure';
import { armRing, armWay, legRing } from './limb-tapes';
import { type MarkName, RIDGE, type Vertices } from './marks';
import { level, placeOf, planeOf, sectionPath, until, upright } from './section';

/** Where the creases of the arm begin: so far inside the shoulder tip, cm. */
const CREASE_INSIDE = { back: 1.0, front: 2.4 };
/** The fullest thigh lies this far below the crotch, cm, the fullest calf at this share of the stature. */
const THIGH_BELOW = 3;
const CALF = 0.205;
/** Under the breast lies what the fullest cup moves, but by less than this, cm. */
const UNDER_BREAST = 1.2;
/** The tape's way below the waist, for bodies whose waist lies lower in front, cm. */
const BELOW_WAIST = 14;

/** Where each tape lies, as marks that go with the skin. */
export function findTapes(
  figure: Figure,
  triangles: readonly Triangle[],
  v: Vertices,
  neckRings: readonly (readonly number[])[],
  arm: Float64Array,
): Tapes {
  const { base } = figure;
  const at = (name: MarkName) => place(base, v[name]);
  const vertex = (name: MarkName): Mark => [v[name], v[name], 0];
  const bust = at('bustPoint');
  const front = sectionPath(base, triangles, upright(bust[0]), bust, [
    bust[0],
    at('waist')[1] - BELOW_WAIST,
    bust[2],
  ]);
  const neckBase = baseOfNeck(neckRings);
  const sideNeck = neckBase[RIDGE] as Mark;
  const midway = (at('shoulderTip')[1] + at('armpit')[1]) / 2;
  return {
    points: {
      crown: vertex('crown'),
      nape: neckBase[0] as Mark,
      neckPit: neckBase.at(-1) as Mark,
      sideNeck,
      shoulderTip: vertex('shoulderTip'),
      bustPoint: vertex('bustPoint'),
      waist: vertex('waist'),
      hip: vertex('seat'),
      crotch: vertex('crotch'),
    },
    paths: {
      back: [vertex('nape'), ...midline(base, triangles, at('nape')[1], at('waist')[1]), vertex('waist')],
      front: [vertex('bustPoint'), ...front.slice(1)],
      underbust: around(base, triangles, placeOf(base, underBreast(figure, front))[1]),
      neckBase,
      shoulder: shoulderWay(base, triangles, sideNeck, v.shoulderTip),
      arm: [vertex('shoulderTip'), ...armWay(base, triangles, v), vertex('wrist')],
      backWidth: across(base, triangles, midway, -5, at('shoulderTip')[0] - CREASE_INSIDE.back),
      frontWidth: across(base, triangles, midway, 11, at('shoulderTip')[0] - CREASE_INSIDE.front),
      thigh: legRing(base, triangles, at('crotch')[1] - THIGH_BELOW),
      calf: legRing(base, triangles, CALF * at('crown')[1]),
      biceps: armRing(base, triangles, v, arm),
    },
  };
}

/** From the ring above at the nape, over the one between, to the one below at the pit of the neck. */
function baseOfNeck([upper, middle, lower]: readonly (readonly number[])[]): Mark[] {
  if (!upper || !middle || !lower) throw new Error('The neck has three rings');
  return middle.map((v, i) => {
    const turn = Math.cos((Math.PI * i) / (middle.length - 1));
    return turn > 0 ? [v, upper[i] as number, turn] : [v, lower[i] as number, turn * turn];
  });
}

function shoulderWay(base: Field, triangles: readonly Triangle[], sideNeck: Mark, tip: number): Mark[] {
  const [from, to] = [placeOf(base, sideNeck), place(base, tip)];
  const upright = planeOf(from, to, [from[0], 0, from[2]]);
  return [sideNeck, ...sectionPath(base, triangles, upright, from, to).slice(1, -1), [tip, tip, 0]];
}

/** Vertices of the middle of the back between two heights, downward. */
function midline(base: Field, triangles: readonly Triangle[], top: number, bottom: number): Mark[] {
  const inMiddle = [...new Set(triangles.flat())].filter((v) => {
    const [x, y, z] = place(base, v);
    return Math.abs(x) < 0.01 && y < top - 0.01 && y > bottom + 0.01 && z < 2;
  });
  inMiddle.sort((a, b) => place(base, b)[1] - place(base, a)[1]);
  return inMiddle.map((v): Mark => [v, v, 0]);
}

/** The first place below the bust point that a fuller breast hardly moves. */
function underBreast({ modes }: Figure, path: readonly Mark[]): Mark {
  const moves = (mark: Mark) => Math.hypot(...placeOf(modes.cup as Field, mark));
  const found = path.find((mark) => moves(mark) < UNDER_BREAST);
  if (!found) throw new Error('The breast has no end');
  return found;
}

/** A level line round her left half, from the middle of the back to that of the front. */
function around(base: Field, triangles: readonly Triangle[], y: number): Mark[] {
  return sectionPath(base, triangles, level(y), [0, y, -10], [0, y, 20]);
}

function across(base: Field, triangles: readonly Triangle[], y: number, z: number, crease: number): Mark[] {
  const whole = sectionPath(base, triangles, level(y), [0, y, z], [crease + 1, y, z / 2]);
  return until(whole, base, ([x]) => x >= crease);
}
