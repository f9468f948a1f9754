import { boundsOf } from '@/lib/geometry/bounds';
import { layAlong } from '@/lib/geometry/motion';
import { between, leftOf, move, toward } from '@/lib/geometry/pair';
import { cutAlong } from '@/lib/geometry/polyline/cut-along';
import type { Pair } from '@/lib/geometry/types';
import type { Action } from '@/lib/operations/action';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { dartsSewn } from '../../steps/edges/find-darts';
import type { Job } from '../../steps/jobs/jobs';
import { inARow } from '../cloth/arrange-scenes';
import { axisOf, legOn } from '../cloth/dart-axis';
import { tornRound } from '../cloth/enlarge-detail';
import { artOutline, lying, piecesIn } from '../cloth/lay-piece';
import type { Scene } from '../cloth/scene';
import { pressedDartScene } from './press-dart';

type Line = readonly Pair[];

/** Cloth shown round a dart, and of what is laid over, so that what lies below is seen, cm. */
const ROUND = { under: 9, over: 4 } as const;

/**
 * A dart as it lies in the hands: the cloth folded along its axis, right sides together, one leg on the other, until it
 * is sewn; then the piece as the sewn dart shapes it, its fold pressed to one side.
 */
export function dartScene(book: Book, job: Job, { key }: Action, rows: number): Scene | undefined {
  const pieces = piecesIn(book, job);
  const scenes =
    key === 'press'
      ? pieces.map((piece) => pressedDartScene(book, job, piece))
      : pieces.flatMap((piece) => dartsSewn(book, job, piece).map(({ lines }) => folded(piece, lines)));
  const found = scenes.filter((scene) => scene !== undefined);
  return found.length === scenes.length && found.length > 0 ? inARow(found, rows) : undefined;
}

/** The smaller part of the cloth round a dart laid over on the larger one, wrong side up. */
function folded(piece: Piece, lines: readonly Line[]): Scene {
  const axis = axisOf(lines);
  const halves = [1, -1].map((way) => ({ way, size: sizeOf(partOf(piece, lines, way, ROUND.under)) }));
  const way = (halves[0]?.size ?? 0) < (halves[1]?.size ?? 0) ? 1 : -1;
  return {
    shown: [
      lying(piece, 'right', {
        torn: true,
        outline: partOf(piece, lines, -way, ROUND.under),
        unnamed: true,
      }),
      lying(piece, 'wrong', {
        torn: true,
        outline: partOf(piece, lines, way, ROUND.over),
        motion: layAlong(axis, axis, true),
        worked: [legOn(lines, axis, way)],
      }),
    ],
    arrows: [],
  };
}

/** The cloth round a dart on one side of its axis. */
function partOf(piece: Piece, lines: readonly Line[], way: number, round: number): Line {
  const axis = axisOf(lines);
  const { left, bottom, right, top } = boundsOf(lines.flat());
  const box = [left - round, bottom - round, right + round, top + round] as const;
  return cutAlong(tornRound(artOutline(piece, false), box, between(...axis)), axis, beside(axis, way));
}

const beside = (axis: readonly [Pair, Pair], way: number): Pair =>
  move(between(...axis), leftOf(toward(...axis)), way);

const sizeOf = (outline: Line): number => {
  const { left, bottom, right, top } = boundsOf(outline);
  return (right - left) * (top - bottom);
};
