import type { ValueOf } from '@/lib/choices/slots/registry';
import type { Choices } from '@/lib/choices/types';
import { required } from '@/lib/errors/required';
import { cubicWithTangents } from '@/lib/geometry/fit';
import { pathLength } from '@/lib/geometry/length';
import { endOf } from '@/lib/geometry/path';
import { angleOf, polar, sub } from '@/lib/geometry/point';
import { cubic, line } from '@/lib/geometry/segment';
import { solve } from '@/lib/geometry/solve';
import type { Path, Point } from '@/lib/geometry/types';
import { BACK_SLOPE } from '../blocks/bodice/neckline';
import type { NecklineCut } from '../blocks/bodice/style';
import type { Necklines } from '../necklines/cut';

const ORIGIN = { x: 0, y: 0 };
const UP = { x: 0, y: 1 };
const LEVEL = { x: -1, y: 0 };

/** Slant of the top edge over the shoulder, degrees: a high funnel falls lower in front and stands higher behind. */
const SLANT = { least: 8, perCm: 3, from: 3 };
/** Least rise of the seam that goes on from the shoulder, and how far it leans in toward the neck. */
const LEAST_RISE = 0.8;
const LEAN = { share: 0.25, most: 0.9 };

const slantFor = (height: number): number => SLANT.least + SLANT.perCm * Math.max(0, height - SLANT.from);
const bow = (width: number, slant: number): number => width * Math.tan((slant * Math.PI) / 360);

/** The seam on from the shoulder: out of its direction, up to plumb. */
function riseTo(from: Point, slope: number, top: Point): Path {
  return [cubicWithTangents(from, polar(ORIGIN, 180 - slope, 1), top, UP)];
}

/** Draws the top edge from the seam, which it leaves at the slant, to the centre; a lowered one ends as low as that neckline. */
type Edge = (from: Point, slant: number, centre: Point) => Path;

/** One even bend to the centre, square there. */
const level: Edge = (from, slant) => {
  const centre = { x: 0, y: from.y - bow(from.x, slant) };
  return [cubicWithTangents(from, polar(ORIGIN, 180 + slant, 1), centre, LEVEL)];
};

/** It turns down beside the seam, and runs on to its point nearly straight, bent in by this angle in all, degrees. */
const POINTED = { turn: 0.22, run: 0.45, bend: 5 };
const pointed: Edge = (from, slant, centre) => {
  const arriving = angleOf(sub(centre, from)) + POINTED.bend;
  const [start, end] = [polar(ORIGIN, 180 + slant, 1), polar(ORIGIN, arriving, 1)];
  return [cubicWithTangents(from, start, centre, end, POINTED.turn, POINTED.run)];
};

/** Down to a full, level bottom. */
const SCOOPED = { turn: 0.3, bottom: 0.62 };
const scooped: Edge = (from, slant, centre) => [
  cubic(
    from,
    polar(from, 180 + slant, SCOOPED.turn * from.x),
    { x: SCOOPED.bottom * from.x, y: centre.y },
    centre,
  ),
];

/** The sides of one with corners lean in to so much of its width, and its bottom runs on from there. */
const CORNERED = { corner: 0.55, turn: 0.25, run: 0.4, bend: 4, dip: 3.5, arriving: -128 };

function leaningSide(from: Point, slant: number, corner: Point): Path {
  const arriving = angleOf(sub(corner, from)) + CORNERED.bend;
  const [start, end] = [polar(ORIGIN, 180 + slant, 1), polar(ORIGIN, arriving, 1)];
  return [cubicWithTangents(from, start, corner, end, CORNERED.turn, CORNERED.run)];
}

const squared: Edge = (from, slant, centre) => {
  const corner = { x: CORNERED.corner * from.x, y: centre.y };
  return [...leaningSide(from, slant, corner), line(corner, centre)];
};

const hearted: Edge = (from, slant, centre) => {
  const corner = { x: CORNERED.corner * from.x, y: centre.y + CORNERED.dip };
  const arc = cubicWithTangents(corner, LEVEL, centre, polar(ORIGIN, CORNERED.arriving, 1));
  return [...leaningSide(from, slant, corner), arc];
};

/** Necklines that a funnel goes down to; above every other it ends level, or in one even bend. */
const LOWERED: Readonly<Partial<Record<ValueOf<'neckline-front' | 'neckline-back'>, Edge>>> = {
  v: pointed,
  wrap: pointed,
  scoop: scooped,
  square: squared,
  sweetheart: hearted,
};
const edgeOver = (neckline: ValueOf<'neckline-front' | 'neckline-back'> = 'round'): Edge =>
  LOWERED[neckline] ?? level;

/** A half that goes down leaves the seam as steeply as the other rises from it: so much more in front, this little behind. */
const TOWARD = { front: 10, back: 3 };

function slantOf(front: Edge, back: Edge, height: number): number {
  if (back !== level) return TOWARD.back;
  return slantFor(height) + (front === level ? 0 : TOWARD.front);
}

interface Raise {
  readonly slope: number;
  readonly up: number;
  readonly lean: number;
  readonly slant: number;
  readonly edge: Edge;
}

function raised({ shoulder, path }: NecklineCut, { slope, up, lean, slant, edge }: Raise): NecklineCut {
  const top = { x: shoulder.x - lean, y: shoulder.y + up };
  return { shoulder, rise: riseTo(shoulder, slope, top), path: edge(top, slant, endOf(path)) };
}

const riseOf = ({ rise }: NecklineCut): number => (rise ? pathLength(rise) : 0);

/**
 * Necklines raised to a funnel grown on to the garment, `collar-height` above the nape: the shoulder seam goes on up to it,
 * equally long on front and back, and its top edge runs over that seam without a corner (METHODS §6, INVARIANTS D1). Over
 * a V, a scoop, one with corners or fronts that cross it goes down to where that neckline ends.
 */
export function grownOn(cut: Necklines, { options, sizes }: Choices): Necklines {
  if (options.collar !== 'funnel') return cut;
  const height = required(sizes['collar-height'], 'collar-height');
  const [over, behind] = [edgeOver(options['neckline-front']), edgeOver(options['neckline-back'])];
  const slant = slantOf(over, behind, height);
  const { points, front, back } = cut;
  const wanted = points.levels.nape + height - bow(back.shoulder.x, slant) - back.shoulder.y;
  const up = Math.max(LEAST_RISE, wanted);
  const lean = Math.min(LEAN.most, LEAN.share * up);
  const frontCut = raised(front, { slope: points.front.slope, up, lean, slant, edge: over });
  const backAt = (more: number) =>
    raised(back, { slope: BACK_SLOPE, up: up + more, lean, slant: -slant, edge: behind });
  const miss = (more: number) => riseOf(backAt(more)) - riseOf(frontCut);
  const solved = solve({ fn: miss, lo: -0.5, hi: 0.5, tolerance: 1e-7, name: 'funnel' });
  if (!solved.ok) throw new Error('The funnel has no seam of one length');
  return { ...cut, front: frontCut, back: backAt(solved.value) };
}
