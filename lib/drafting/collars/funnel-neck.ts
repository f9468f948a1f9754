import type { Choices } from '@/lib/choices/types';
import { required } from '@/lib/errors/required';
import { cubicWithTangents } from '@/lib/geometry/fit';
import { pathLength } from '@/lib/geometry/length';
import { polar } from '@/lib/geometry/point';
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

/** The top edge: leaves the seam at the slant, one even bend to the centre, square there. */
function topEdge(from: Point, slant: number): Path {
  const centre = { x: 0, y: from.y - bow(from.x, slant) };
  return [cubicWithTangents(from, polar(ORIGIN, 180 + slant, 1), centre, LEVEL)];
}

function raised(
  { shoulder }: NecklineCut,
  slope: number,
  up: number,
  lean: number,
  slant: number,
): NecklineCut {
  const top = { x: shoulder.x - lean, y: shoulder.y + up };
  return { shoulder, rise: riseTo(shoulder, slope, top), path: topEdge(top, slant) };
}

const riseOf = ({ rise }: NecklineCut): number => (rise ? pathLength(rise) : 0);

/**
 * Necklines raised to a funnel grown on to the garment, `collar-height` above the nape: the shoulder seam goes on up to it,
 * equally long on front and back, and its top edge runs over that seam without a corner (METHODS §6, INVARIANTS D1).
 */
export function grownOn(cut: Necklines, { options, sizes }: Choices): Necklines {
  if (options.collar !== 'funnel') return cut;
  const height = required(sizes['collar-height'], 'collar-height');
  const slant = slantFor(height);
  const { points, front, back } = cut;
  const wanted = points.levels.nape + height - bow(back.shoulder.x, slant) - back.shoulder.y;
  const up = Math.max(LEAST_RISE, wanted);
  const lean = Math.min(LEAN.most, LEAN.share * up);
  const frontCut = raised(front, points.front.slope, up, lean, slant);
  const backAt = (more: number) => raised(back, BACK_SLOPE, up + more, lean, -slant);
  const miss = (more: number) => riseOf(backAt(more)) - riseOf(frontCut);
  const solved = solve({ fn: miss, lo: -0.5, hi: 0.5, tolerance: 1e-7, name: 'funnel' });
  if (!solved.ok) throw new Error('The funnel has no seam of one length');
  return { ...cut, front: frontCut, back: backAt(solved.value) };
}
