import type { Item } from '@/lib/drawing/types';
import { boundingBox } from '@/lib/geometry/bounds';
import { lengthAtPoint } from '@/lib/geometry/closest';
import { smoothThrough } from '@/lib/geometry/fit';
import { flatten } from '@/lib/geometry/flatten';
import { pathLength, pointAtLength, subPath, tangentAtLength } from '@/lib/geometry/length';
import { endOf, joinPaths, polyline, reversePath, startOf, transformPath } from '@/lib/geometry/path';
import { add, lerp, perp, scale } from '@/lib/geometry/point';
import { mapTuple } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import { acrossCentre, both, line, shape } from '../ink';
import type { Face, Worn } from '../worn/types';
import { crossingFrill } from './crossing-frill';
import { laidEdge } from './laid';
import { collarPiece } from './measures';
import type { WornCollar } from './worn-collar';

/** Folds on the half, how far they swing in and out as a share of the height, and how far the frill leans away. */
const FOLDS = 4;
const SWING = 0.12;
const LEAN = { out: 0.55, up: 0.75 };
/** A frill higher than this falls over on to the shoulders. */
const FALLS = 5;
/** A line that climbs less is level, cm. */
const LEVEL = 0.05;
/** Gathers drawn from the neckline, as a share of the height. */
const GATHER = 0.45;

const atNeck = ({ draft }: Worn): boolean => draft.pieces.some(({ id }) => id === 'neck-ruffle');

const heightOf = (worn: Worn): number => {
  const { edges } = collarPiece(worn.draft, atNeck(worn) ? 'neck-ruffle' : 'collar-ruffle');
  const { minY, maxY } = boundingBox(edges.flatMap((edge) => flatten(pathOf(edge))));
  return (maxY - minY) / 2;
};

/** What is sewn in under a collar is pressed down by it. */
const lies = ({ draft }: Worn, height: number): boolean =>
  height > FALLS || draft.operations.some(({ operation }) => operation === 'baste-neck-ruffle');

const rimOf = (face: Face, height: number, laid: boolean): Path =>
  laid ? laidEdge(face, height) : leaning(face, height);

function leaning({ lines }: Face, height: number): Path {
  const side = startOf(lines.neckline).x;
  return transformPath(lines.neckline, ({ x, y }) => ({
    x: x * (1 + (LEAN.out * height) / side),
    y: y + LEAN.up * height,
  }));
}

/** The frill's edge: the leaning line in waves, from the side to the centre. */
function wavy(rim: Path, height: number): Path {
  const steps = 2 * FOLDS;
  const whole = pathLength(rim);
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const at = (whole * i) / steps;
    const out = scale(perp(tangentAtLength(rim, at)), i % 2 === 0 ? -SWING * height : SWING * height);
    const p = add(pointAtLength(rim, at), out);
    return i === steps ? { x: 0, y: p.y } : p;
  });
  return smoothThrough(points, { endDir: { x: -1, y: 0 } });
}

/** Short lines where the cloth is gathered, pointing to the hollows of the waves. */
function gathers(neckline: Path, rim: Path): Path[] {
  return Array.from({ length: FOLDS }, (_, i) => {
    const share = (2 * i + 1) / (2 * FOLDS);
    const [foot, head] = mapTuple([neckline, rim], (of) => pointAtLength(of, share * pathLength(of)));
    return polyline(foot, lerp(foot, head, GATHER));
  });
}

function frill(face: Face, height: number, laid: boolean, fill: 'trim' | 'shade', id: string): Item[] {
  const rim = rimOf(face, height, laid);
  const edge = wavy(rim, height);
  const { neckline } = face.lines;
  const half = joinPaths(
    neckline,
    reversePath(withEnd(edge, neckline)),
    polyline(startOf(edge), startOf(neckline)),
  );
  return [
    ...both((side) => [
      shape(side(half), fill, id),
      line(side(polyline(startOf(neckline), startOf(edge))), 'outline', id),
      ...gathers(neckline, rim).map((path) => line(side(path), 'seam', id)),
    ]),
    line(acrossCentre(edge), 'outline', id),
    line(acrossCentre(neckline), 'seam', id),
  ];
}

/** The edge run on to the middle of the neckline. */
function withEnd(edge: Path, neckline: Path): Path {
  const [end, middle] = [edge.at(-1), neckline.at(-1)];
  return end && middle ? [...edge, ...polyline(end.b, middle.b)] : edge;
}

/** A face with its neckline as far as cloth goes: up to the strap sewn to its top. */
function belowStrap(face: Face): Face {
  if (!face.strapSeam) return face;
  const { neckline } = face.lines;
  const [from = 0] = [startOf(face.strapSeam), endOf(face.strapSeam)]
    .toSorted((a, b) => a.x - b.x)
    .map((inner) => lengthAtPoint(neckline, inner));
  const whole = pathLength(neckline);
  // Beside the strap the top itself is level.
  const [first] = subPath(neckline, from, whole);
  const level = Math.abs(first.a.y - first.b.y) < LEVEL ? pathLength([first]) : 0;
  return { ...face, lines: { ...face.lines, neckline: subPath(neckline, from + level, whole) } };
}

/** Between straps of their own the front alone has it. */
const hasFrill = ({ draft, near }: Worn): boolean =>
  near.view === 'front' || !draft.pieces.some(({ part }) => part === 'strap');

/** A gathered band that stands off the neck. */
export const RUFFLE: WornCollar = {
  far: (worn) => {
    const height = heightOf(worn);
    if (lies(worn, height)) return [];
    return frill(worn.far, height, false, 'shade', `inside-${worn.far.view}/collar`);
  },
  near: (worn) => {
    if (!hasFrill(worn)) return [];
    const height = heightOf(worn);
    return [
      ...frill(belowStrap(worn.near), height, lies(worn, height), 'trim', `${worn.near.view}/collar`),
      ...(worn.draft.choices.options.collar === 'none' || !atNeck(worn)
        ? crossingFrill(worn, LEAN.up * height)
        : []),
    ];
  },
};
