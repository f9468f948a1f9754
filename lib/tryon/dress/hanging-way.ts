import { distance } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { eachAxis, type Place, wayTo } from '@/lib/tryon/body/place';
import type { WornSheet } from '@/lib/tryon/cloth/cloth';
import type { Figure } from './figure';
import { armFrame } from './on-arm';
import type { Flare, Waves } from './waves';
import { wavesOf } from './waves';

/** From a place on the line that a piece hangs from, so far on, cm; of that it stands so high. */
export type Way = (from: Place, off: number, stand: number) => Place;

/** A stand leans in by this share of its height. */
const LEAN = 0.15;
/** A collar begins turned out and down by this share; one that falls from a stand of its own is steeper. */
const DROP = { flat: 0.3, rolled: 0.6, 'over-stand': 2 };
/** In front a collar goes on from the gorge in the plane of the lapel: outward, up and back over the chest. */
const GORGE: Place = [0.42, 0.85, -0.32];
/** A cape begins along the arm and away from it in these shares. */
const SPREAD = { along: 0.8, out: 0.6 };
/** No skirt begins flatter than this. */
const FLATTEST = 0.985;

/** How a piece goes on from the line it is sewn to: up, turned out, along the arm, or down as wide as it is cut. */
export function hangingWay(
  { sheet, place, collar, fall }: WornSheet,
  base: readonly Place[],
  line: readonly Point[],
  figure: Figure,
  flare?: Flare,
): Way {
  const { piece } = sheet.mesh.piece;
  if (collar === 'upright') return upward(figure.sideNeck[2], -LEAN, 1);
  if (place === 'neck') return turnedOut(figure.sideNeck[2], DROP[collar ?? 'flat'], fall?.stand ?? 0);
  if (place === 'arm') return alongArm(figure);
  if (place === 'torso') return spreadOverArm(figure);
  if (flare) return flared(figure, wavesOf(flare));
  return downward(figure, slopeOf(sheet.mesh.points, base, line, piece.part === 'ruffle'));
}

/** Straight away from an upright axis and up. */
function upward(axis: number, out: number, up: number): Way {
  const size = Math.sqrt(out * out + up * up);
  return ([x, y, z], off) => {
    const [ux, uz] = outward(x, z - axis);
    return [x + (off * out * ux) / size, y + (off * up) / size, z + (off * out * uz) / size];
  };
}

/** Up as far as it stands, then out and down over it. */
function turnedOut(axis: number, drop: number, highest: number): Way {
  const [rise, fall] = [upward(axis, -LEAN, 1), upward(axis, 1, -drop)];
  return (from, off, stand) => {
    const over = Math.max(0, off - stand);
    const rolled = fall(rise(from, Math.min(off, stand), 0), over, 0);
    const share = highest > 0 ? Math.min(1, stand / highest) : 1;
    return eachAxis((axis) => {
      const flat = from[axis] + over * GORGE[axis] * (axis === 0 ? Math.sign(from[0]) : 1);
      return share * rolled[axis] + (1 - share) * flat;
    });
  };
}

function alongArm({ arm, shoulderTip }: Figure): Way {
  const { down } = armFrame(arm, shoulderTip)(0);
  return (from, off) => eachAxis((axis) => from[axis] + off * down[axis]);
}

/** What is caught over the shoulder begins as a cone about the arm: in a tube its free edge would be crushed. */
function spreadOverArm({ arm, shoulderTip }: Figure): Way {
  const { at, down } = armFrame(arm, shoulderTip)(0);
  return (from, off) => {
    const away = wayTo(from, at);
    const along = away[0] * down[0] + away[1] * down[1] + away[2] * down[2];
    const out = eachAxis((axis) => away[axis] - along * down[axis]);
    const size = Math.hypot(...out) || 1;
    return eachAxis(
      (axis) => from[axis] + off * (SPREAD.along * down[axis] + (SPREAD.out * out[axis]) / size),
    );
  };
}

function downward({ trunk }: Figure, slope: number): Way {
  const fall = Math.sqrt(1 - slope * slope);
  return ([x, y, z], off) => {
    const [ux, uz] = outward(x, z - trunk.forward);
    const [px, pz] = [x + off * slope * ux, z - trunk.forward + off * slope * uz];
    // What begins inside the hips is put on the oval about them.
    const within = off > 0 ? Math.sqrt((px / trunk.width) ** 2 + (pz / trunk.depth) ** 2) : 1;
    const scale = within > 0 && within < 1 ? 1 / within : 1;
    return [px * scale, y - off * fall, pz * scale + trunk.forward];
  };
}

/** Out and down in folds. */
function flared({ trunk }: Figure, waves: Waves): Way {
  return ([x, y, z], off) => {
    const deep = z - trunk.forward;
    const { out, angle } = waves.at(Math.atan2(Math.abs(x), deep), off);
    const radius = Math.sqrt(x * x + deep * deep) + out;
    return [
      (x < 0 ? -1 : 1) * radius * Math.sin(angle),
      y - Math.sqrt(Math.max(0, off * off - out * out)),
      trunk.forward + radius * Math.cos(angle),
    ];
  };
}

/** How fast a skirt widens with its length, as a share: its lower edge against the line it hangs from. */
function slopeOf(
  points: readonly Point[],
  base: readonly Place[],
  line: readonly Point[],
  isFlounce: boolean,
): number {
  if (isFlounce) return FLATTEST / 2;
  const laid = total(base.slice(1).map((p, i) => spanOf(base[i] as Place, p)));
  const cut = total(line.slice(1).map((p, i) => distance(line[i] as Point, p)));
  const radius = Math.sqrt((base[0]?.[0] ?? 0) ** 2 + (base[0]?.[2] ?? 0) ** 2);
  const length = Math.max(...points.map((p) => Math.min(...line.map((own) => distance(own, p)))));
  const ends = [line[0] as Point, line.at(-1) as Point];
  const far = points.map((p) => ends.map((end) => distance(p, end)));
  const wide = Math.max(...far.map(([p]) => p as number));
  const lower = Math.sqrt(Math.max(cut * cut, wide * wide - length * length));
  return Math.min(FLATTEST, Math.max(0, ((lower / laid - 1) * radius) / length));
}

const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

const spanOf = (a: Place, b: Place) =>
  Math.sqrt(a.reduce((sum, v, i) => sum + (v - (b[i] as number)) ** 2, 0));

function outward(x: number, z: number): readonly [number, number] {
  const size = Math.sqrt(x * x + z * z);
  return size > 0 ? [x / size, z / size] : [0, 1];
}
