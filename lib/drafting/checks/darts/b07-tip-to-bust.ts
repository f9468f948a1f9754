import { distance } from '@/lib/geometry/point';
import { type DartView, mouthMiddle } from '@/lib/pattern/darts';
import { offAxis } from '@/lib/pattern/distances';
import { type BustPiece, bustPieces } from '../context/bust-darts';
import type { Reading } from '../result';
import { defineRule } from '../rule';

const FROM_BUST = { W: { min: 1.5, max: 5 } };
const OFF_AXIS = { W: { max: 0.3 } };

/** A dart as the bust point sees it: how far its axis passes, to which side, and how far its tip stops. */
interface Aim {
  readonly name: string;
  readonly off: number;
  readonly reach: number;
}

function atWaist({ before }: DartView): boolean {
  return before.role === 'hem' || before.line === 'waist';
}

function aimOf({ bustPoint }: BustPiece, dart: DartView): Aim {
  const { name, tip } = dart;
  return { name, off: offAxis(bustPoint, mouthMiddle(dart), tip), reach: distance(tip, bustPoint) };
}

function waistAims(piece: BustPiece): Aim[] {
  const { fisheyes, bustPoint, darts } = piece;
  const upright = fisheyes.map(({ top, name }) => ({
    name,
    off: bustPoint.x - top.x,
    reach: bustPoint.y - top.y,
  }));
  return [...darts.filter(atWaist).map((dart) => aimOf(piece, dart)), ...upright];
}

/** Of waist darts side by side, one points at the bust point, or they stand either side of it. */
function waistReadings(aims: readonly Aim[]): Reading[] {
  if (aims.length === 0) return [];
  const mean = aims.reduce((sum, { off }) => sum + off, 0) / aims.length;
  const nearest = Math.min(Math.abs(mean), ...aims.map(({ off }) => Math.abs(off)));
  const reach = Math.min(...aims.map((aim) => aim.reach));
  const names = aims.map(({ name }) => name).join(' + ');
  return [
    { figure: nearest, where: `${names}: axis` },
    { figure: reach, where: `${names}: tip to bust point`, limits: FROM_BUST },
  ];
}

function readings(piece: BustPiece): Reading[] {
  const others = piece.darts.filter((dart) => !atWaist(dart)).map((dart) => aimOf(piece, dart));
  return [
    ...others.flatMap(({ name, off, reach }) => [
      { figure: Math.abs(off), where: `${name}: axis` },
      { figure: reach, where: `${name}: tip to bust point`, limits: FROM_BUST },
    ]),
    ...waistReadings(waistAims(piece)),
  ];
}

/** INVARIANTS B7, METHODS §4. */
export const B7 = defineRule({
  id: 'B7',
  title: 'Front darts point at the bust and stop short of it',
  limits: OFF_AXIS,
  read: (context) => bustPieces(context).flatMap(readings),
});
