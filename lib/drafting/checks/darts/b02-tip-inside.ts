import { distanceToLine } from '@/lib/pattern/distances';
import { fisheyesOf } from '@/lib/pattern/fisheye';
import type { PieceView } from '@/lib/pattern/piece-view';
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
