import { distanceToLine } from '../context/distances';
import { fisheyesOf } from '../context/fisheye';
import type { PieceView } from '../context/piece-view';
import type { Reading } from '../result';
import { atLeast, defineRule } from '../rule';

function edgeDartReadings({ edges, darts }: PieceView): Reading[] {
  const seams = edges.filter(({ role }) => role !== 'dart');
  return darts.map(({ tip, name }) => ({
    figure: Math.min(...seams.map(({ points }) => distanceToLine(tip, points))),
    where: name,
  }));
}

function fisheyeReadings(view: PieceView): Reading[] {
  return fisheyesOf(view).flatMap(({ top, bottom, name }) =>
    [top, bottom].map(({ x, y }) => {
      const away = view.seamLine.distance(x, y);
      return { figure: view.seamLine.contains(x, y) ? away : -away, where: name };
    }),
  );
}

/** INVARIANTS B2. */
export const B2 = defineRule({
  id: 'B2',
  title: 'Dart tips lie well inside the piece',
  limits: atLeast(1.5),
  read: ({ pieces }) => pieces.flatMap((view) => [...edgeDartReadings(view), ...fisheyeReadings(view)]),
});
