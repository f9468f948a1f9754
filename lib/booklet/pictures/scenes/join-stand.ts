import { shiftMotion } from '@/lib/geometry/motion';
import { firstOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Action } from '@/lib/operations/action';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import type { Job } from '../../steps/jobs/jobs';
import { inARow } from '../cloth/arrange-scenes';
import { lying } from '../cloth/lay-piece';
import type { Scene } from '../cloth/scene';
import { lineOf } from '../cloth/walk-seam';
import { areLayers } from '../seams/lay-over';
import { laidOnto, type Meeting, meetings } from '../seams/meet-sides';
import { collarsOpened } from '../seams/open-at-fold';
import { opened } from '../seams/open-seam';
import { closedOff } from './find-faced-seams';

/** The lower stand peeks out from under the upper one by this much, cm of cloth. */
const PEEK: Pair = [0.9, -0.9];

/**
 * A fall, sewn and turned before, on its two stands: between them while they are sewn to it and to each other in one
 * go, above them once they are turned down. Only its right side is seen then, its own seams lying on its edges.
 */
export function standScene(
  { operation, seams }: Job,
  { view }: Pick<Action, 'view'>,
  sewn: readonly SeamView[],
  rows: number,
): Scene | undefined {
  if (operation !== 'join-stand') return undefined;
  if (view === 'together') return betweenStands(metIn(seams, sewn));
  return view === 'opened' ? turnedDown(metIn(seams, sewn, [...sewn, ...seams]), rows) : undefined;
}

/**
 * What meets there: the falls with their stands, and the ends of the stands. Falls, and what they are sewn to, as the
 * seams sewn by then bound them.
 */
function metIn(seams: readonly SeamView[], sewn: readonly SeamView[], onStands = sewn) {
  const [ofFall, ofStand] = [closedOff(sewn), closedOff(onStands)];
  const met = (some: readonly SeamView[]) =>
    some.map((each) => ({ ...each, a: ofFall(each).a, b: ofStand(each).b })).flatMap(meetings);
  const isEnd = (each: SeamView) => meetings(each).some(areLayers);
  return { falls: met(seams.filter((each) => !isEnd(each))), layers: met(seams.filter(isEnd)) };
}

type Met = Readonly<Record<'falls' | 'layers', readonly Meeting[]>>;

/** Opened out, as they are sewn from one end to the other. */
function betweenStands(met: Met): Scene | undefined {
  const scene = between(met);
  return scene && collarsOpened(scene);
}

/** The first fall lies right side up under its stand, the stand of the other one under both. */
function between({ falls: [fall], layers: [end] }: Met): Scene | undefined {
  if (!fall || !end) return undefined;
  const [upper, lower] = pieceOf(end.a) === pieceOf(fall.b) ? [end.a, end.b] : [end.b, end.a];
  const under = shiftMotion(laidOnto({ ...end, a: upper, b: lower }), PEEK);
  const inside = laidOnto({ ...fall, a: fall.b, b: fall.a });
  const worked = [...fall.b, ...upper].map(lineOf);
  return {
    shown: [
      lying(firstOf(lower).piece.piece, 'right', { motion: under }),
      lying(firstOf(fall.a).piece.piece, 'right', { motion: inside }),
      lying(firstOf(fall.b).piece.piece, 'wrong', { worked }),
    ],
    arrows: [],
  };
}

/** Each fall, its allowance under its stand, the right side of both up: none is seen but that of the neck. */
const turnedDown = ({ falls }: Met, rows: number): Scene =>
  rightSideUp(
    inARow(
      falls.map((met) => collarsOpened(opened({ ...met, a: met.b, b: met.a }, 'toward-a'))),
      rows,
    ),
  );

const rightSideUp = ({ shown, arrows }: Scene): Scene => ({
  arrows,
  shown: shown.map(({ sewn, ...each }) => ({ ...each, side: 'right' })),
});

const pieceOf = ([step]: readonly Step[]): string | undefined => step?.piece.id;
