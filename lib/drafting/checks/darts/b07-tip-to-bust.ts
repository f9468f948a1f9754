import { distance } from '@/lib/geometry/point';
import { type BustPiece, bustPieces } from '../context/bust-darts';
import { mouthMiddle } from '../context/darts';
import { offAxis } from '../context/distances';
import { fisheyesOf } from '../context/fisheye';
import type { Reading } from '../result';
import { defineRule } from '../rule';

const FROM_BUST = { W: { min: 1.5, max: 5 } };
const OFF_AXIS = { W: { max: 0.3 } };

function edgeDartReadings({ bustPoint, darts }: BustPiece): Reading[] {
  return darts.flatMap((dart) => [
    { figure: distance(dart.tip, bustPoint), where: `${dart.name}: tip to bust point`, limits: FROM_BUST },
    { figure: Math.abs(offAxis(bustPoint, mouthMiddle(dart), dart.tip)), where: `${dart.name}: axis` },
  ]);
}

/** A waist dart split in two stands either side of the bust point: the pair is judged by its middle. */
function waistDartReadings({ view, bustPoint }: BustPiece): Reading[] {
  const darts = fisheyesOf(view);
  if (darts.length === 0) return [];
  const middle = darts.reduce((sum, { top }) => sum + top.x, 0) / darts.length;
  const tips = darts.map(({ top, name }) => ({
    figure: bustPoint.y - top.y,
    where: `${name}: tip below bust point`,
    limits: FROM_BUST,
  }));
  return [...tips, { figure: Math.abs(middle - bustPoint.x), where: `${view.id}: axis of waist darts` }];
}

/** INVARIANTS B7, METHODS §4. */
export const B7 = defineRule({
  id: 'B7',
  title: 'Front darts point at the bust and stop short of it',
  limits: OFF_AXIS,
  read: (context) =>
    bustPieces(context).flatMap((piece) => [...edgeDartReadings(piece), ...waistDartReadings(piece)]),
});
