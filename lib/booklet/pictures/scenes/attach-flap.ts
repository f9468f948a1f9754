import { boundsOf } from '@/lib/geometry/bounds';
import { STILL, shiftMotion } from '@/lib/geometry/motion';
import { cutAtLevel } from '@/lib/geometry/polyline/cut-along';
import { firstOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { innerPlaces, laidOn } from '../../steps/edges/find-inner-places';
import type { Job } from '../../steps/jobs/jobs';
import { boxLine, detailOf, onDetail } from '../cloth/enlarge-detail';
import { lineThrough } from '../cloth/follow-edges';
import { lying, piecesIn } from '../cloth/lay-piece';
import type { PressArrow, Scene, Shown } from '../cloth/scene';
import { level, ROW } from './welt-mouth';

/** Cloth shown beyond mouth and flap, cm. */
const BEYOND = 2;
/** A flap on its way into its mouth is drawn so far below its place, cm. */
const BELOW = 2.2;

/** A welted mouth, large, from the right side: its flap on the way under the upper welt, then caught above that. */
export function flapScene(book: Book, job: Job, key: string): Scene | undefined {
  const [on] = laidOn(job.operation, book.draft.pieces);
  const [flap] = piecesIn(book, job);
  const [slit] = on ? innerPlaces(job.operation, on) : [];
  if (!on || !flap || !slit) return undefined;
  const turned = turnedFlap(book, flap);
  const { right: half, bottom } = boundsOf(turned);
  const across = half + BEYOND;
  const cloth = detailOf(on, slit, [-across, bottom - BELOW - BEYOND, across, BEYOND], 'right');
  const row = onDetail(cloth, level(half, ROW));
  const welted = { ...cloth, within: weltsOn(cloth, half), worked: [row] };
  const [hung, arrows] = key === 'sew' ? [caught(flap, turned), []] : onItsWay(flap, turned);
  return { shown: [welted, hung], arrows, detail: true };
}

/** The two welts that show in the mouth, fold to fold. */
function weltsOn(cloth: Shown, half: number): Pair[][] {
  const mouth = boxLine([-half, -ROW, half, ROW]);
  return [[...mouth, firstOf(mouth)], level(half, 0)].map((line) => onDetail(cloth, line));
}

/** Sewn and turned, its allowance at the top, its seam line on the row of the upper welt. */
export function turnedFlap({ measured }: Book, flap: Piece): Pair[] {
  const edges = measured.piece(flap.id)?.edges ?? [];
  const allowance = Math.max(...edges.filter(({ line }) => line === 'mouth').map((edge) => edge.allowance));
  const outer = lineThrough(edges.filter(({ line }) => line === 'outer'));
  const { left, right, top } = boundsOf(outer);
  const up = top + allowance;
  const shape: Pair[] = [...outer, [outer.at(-1)?.[0] ?? right, up], [outer[0]?.[0] ?? left, up]];
  return shape.map(([x, y]) => [x - (left + right) / 2, y - top + ROW]);
}

/** What is under the upper welt is not seen. */
const caught = (flap: Piece, turned: readonly Pair[]): Shown =>
  lying(flap, 'right', { outline: cutAtLevel(turned, 0, [0, -1]) });

function onItsWay(flap: Piece, turned: readonly Pair[]): [Shown, PressArrow[]] {
  const { left, right, top } = boundsOf(turned);
  const arrows = [left / 2, right / 2].map((x): PressArrow => ({ at: [x, top - BELOW], direction: [0, 1] }));
  const row: Pair[] = [
    [left, ROW],
    [right, ROW],
  ];
  const lower = { outline: turned, worked: [row], motion: shiftMotion(STILL, [0, -BELOW]) };
  return [lying(flap, 'right', lower), arrows];
}
