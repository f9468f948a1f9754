import { backFullness } from '@/lib/pattern/back-fullness';
import { outwardX } from '@/lib/pattern/halves';
import type { Cloth, WornSheet } from '@/lib/tryon/cloth/cloth';
import { placeAt } from '@/lib/tryon/cloth/place-at';
import { type RangedSheet, rangedSheets } from '@/lib/tryon/cloth/sheet-ranges';

/** Cloth round the body at a level, cm. */
export interface Girth {
  /** Height above the floor at which the level hangs, on average, cm. */
  readonly height: number;
  /** Length of a plane section through the cloth along the level, cm. */
  readonly section: number;
  /** Length of the level itself along the cloth, cm. */
  readonly along: number;
}

/** What the section is made of. */
type Part = (sheet: WornSheet) => boolean;

/** The girth of hanging cloth at a level of its pieces, cm above the waist as drawn; laps count once. */
export function girthAt(cloth: Cloth, positions: Float64Array, level: number, isOf: Part): Girth | undefined {
  const triangles = rangedSheets(cloth)
    .filter(({ sheet }) => isOf(sheet))
    .flatMap(trianglesOnTrunk);
  const beyond = beyondCentre(cloth);
  const cut = (figure: (v: number) => number, value: number) =>
    stretchesAt(triangles, figure, value, positions, beyond);
  const own = cut((v) => cloth.flat[2 * v + 1] as number, level);
  if (own.length === 0) return undefined;
  const along = total(own);
  const { height, forward, rise } = planeThrough(own);
  const above = (v: number) =>
    (positions[3 * v + 1] as number) - rise * ((positions[3 * v + 2] as number) - forward);
  return { height, along, section: total(cut(above, height)) };
}

/** The plane across her that lies nearest to a level as it hangs: a full bust lifts it in front. */
function planeThrough(level: readonly Stretch[]) {
  const whole = total(level);
  const mean = (of: (own: Stretch) => number) =>
    level.reduce((sum, own) => sum + own.size * of(own), 0) / whole;
  const [height, forward] = [mean(({ middle }) => middle), mean(({ front }) => front)];
  const spread = mean(({ front }) => (front - forward) ** 2);
  const rise = mean(({ middle, front }) => (middle - height) * (front - forward)) / spread;
  return { height, forward, rise };
}

/** A sleeve that is grown on hangs beside the trunk: it is no part of what goes round it. */
function trianglesOnTrunk({ sheet, first }: RangedSheet): number[] {
  const onArm = sheet.points.map((p) => placeAt(sheet, p) === 'arm');
  const corners = [...sheet.triangles];
  return corners.filter((_, i) => {
    const own = corners.slice(i - (i % 3), i - (i % 3) + 3);
    return own.every((v) => !onArm[v - first]);
  });
}

interface Stretch {
  readonly size: number;
  /** Height of its middle, and how far forward that is, cm. */
  readonly middle: number;
  readonly front: number;
}

const total = (stretches: readonly Stretch[]) => stretches.reduce((sum, { size }) => sum + size, 0);

/** How far each vertex lies beyond the centre, cm: less than nothing before it, and where its piece does not lap. */
function beyondCentre({ sheets, flat }: Cloth): Float64Array {
  const beyond = new Float64Array(flat.length / 2);
  let v = 0;
  for (const { sheet, points, worn } of sheets) {
    const { piece } = sheet.mesh.piece;
    const { part, cut } = piece;
    const laps = (cut.mirrored || cut.side) && part !== 'sleeve' && part !== 'cuff';
    // The centre of a back with fullness lies that far beyond the middle.
    const centre = backFullness(piece);
    points.forEach(({ x }, i) => {
      beyond[v++] = laps ? outwardX(piece, worn[i] === 'left' ? -x : x) - centre : -1;
    });
  }
  return beyond;
}

type End = readonly [x: number, y: number, z: number, beyond: number];

/** Where a figure of the vertices passes a value, triangle by triangle, as far as it is not beyond the centre. */
function stretchesAt(
  triangles: readonly number[],
  figure: (v: number) => number,
  value: number,
  positions: Float64Array,
  beyond: Float64Array,
): Stretch[] {
  const stretches: Stretch[] = [];
  for (let i = 0; i < triangles.length; i += 3) {
    const ends: End[] = [];
    for (let k = 0; k < 3; k++) {
      const [a, b] = [triangles[i + k] as number, triangles[i + ((k + 1) % 3)] as number];
      const [from, to] = [figure(a), figure(b)];
      if (from > value === to > value) continue;
      const t = (value - from) / (to - from);
      const at = (axis: number) =>
        (1 - t) * (positions[3 * a + axis] as number) + t * (positions[3 * b + axis] as number);
      ends.push([at(0), at(1), at(2), (1 - t) * (beyond[a] as number) + t * (beyond[b] as number)]);
    }
    const [p, q] = ends;
    if (!p || !q) continue;
    const span = Math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2);
    const size = span * shareBefore(p[3], q[3]);
    stretches.push({ size, middle: (p[1] + q[1]) / 2, front: (p[2] + q[2]) / 2 });
  }
  return stretches;
}

/** How much of a stretch lies before the centre, as a share. */
function shareBefore(from: number, to: number): number {
  if (from > 0 === to > 0) return from > 0 ? 0 : 1;
  return Math.min(from, to) / (Math.min(from, to) - Math.max(from, to));
}
