import type { DartView } from '@/lib/pattern/darts';
import { fisheyesOf } from '@/lib/pattern/fisheye';
import type { Limits, Reading } from '../result';
import { defineRule } from '../rule';

const upTo = (max: number): Limits => ({ W: { max } });
const WIDEST = 6.5;
const WIDEST_AT_WAIST = 4;

/** A dart for the bust that opens in the waist also holds the bust angle: only its whole width counts. */
function widest({ before, name }: DartView): number {
  return before.line === 'waist' && !name.includes('bust') ? WIDEST_AT_WAIST : WIDEST;
}

function dartReadings(dart: DartView): Reading[] {
  return [
    { figure: dart.angle, where: `${dart.name}: angle` },
    { figure: dart.width, where: `${dart.name}: width`, limits: upTo(widest(dart)) },
  ];
}

/** INVARIANTS B6. Fish-eye darts are waist darts. */
export const B6 = defineRule({
  id: 'B6',
  title: 'No single dart is too large',
  limits: upTo(28),
  read: ({ pieces }) =>
    pieces.flatMap((view) => [
      ...view.darts.flatMap(dartReadings),
      ...fisheyesOf(view).map(({ width, name }) => ({
        figure: width,
        where: `${name}: width`,
        limits: upTo(WIDEST_AT_WAIST),
      })),
    ]),
});
