import { asPairs } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import { findDone, isDone } from '@/lib/operations/ask';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import type { PressArrow } from '../../pictures/cloth/scene';
import type { Job } from '../jobs/jobs';

/** A dart as a step shows it: the lines sewn and the way it is pressed. */
interface SewnDart {
  readonly lines: readonly (readonly Pair[])[];
  readonly arrow: PressArrow;
}

/** The darts of one piece that a job sews: those open in its outline, and those inside when the job names none. */
export function dartsSewn(
  { measured }: Pick<Book, 'measured'>,
  { seams, operations }: Job,
  { id }: Piece,
): SewnDart[] {
  const view = measured.piece(id);
  if (!view) return [];
  // Marking shows the darts that later steps will sew.
  const sewn = isDone(operations, ({ darts }) => darts === 'all') ? measured.seams : seams;
  const opened = sewn
    .filter(({ dart, a }) => dart && a.steps.some(({ piece }) => piece.id === id))
    .map(({ a, b }) => [...a.steps, ...b.steps].map(({ edge }) => asPairs(edge.points)));
  const closed = findDone(operations, ({ darts }) => darts === 'inner' || darts === 'all')
    .filter(({ pieces }) => pieces.includes(id))
    .flatMap(() =>
      view.fisheyes.map(({ path }) => [
        path.flatMap(({ a, b }): Pair[] => [
          [a.x, a.y],
          [b.x, b.y],
        ]),
      ]),
    );
  return [
    ...opened.map((lines) => ({ lines, arrow: pressedAside(lines) })),
    ...closed.map((lines) => ({ lines, arrow: pressedAside(lines) })),
  ];
}

/** Level darts are pressed down, upright ones toward the centre, from the middle of the dart. */
function pressedAside(lines: readonly (readonly Pair[])[]): PressArrow {
  const points = lines.flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const at: Pair = [(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2];
  return { at, direction: wide > high ? [0, -1] : [-1, 0], slides: true };
}
