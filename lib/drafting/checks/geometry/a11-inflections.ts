import { inflections } from '@/lib/geometry/fairness';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Limits, Reading } from '../result';
import { defineRule } from '../rule';

const upTo = (max: number): Limits => ({ W: { max } });

const MOST: Readonly<Record<string, number>> = {
  neckline: 0,
  armhole: 1,
  // One above and one below the hip.
  side: 2,
};

/** Grown on over the shoulder a neckline turns down from there, and bends in below. */
function mostOf({ edges }: PieceView, line: string): number | undefined {
  const grownOn = line === 'neckline' && edges.some((edge) => edge.line === 'neck-rise');
  return grownOn ? 1 : MOST[line];
}

/** A cap bends back once on each side: a half once, a whole, between two underarms, twice. */
function capReadings({ edges }: PieceView): Reading[] {
  const caps = edges.filter(({ line, role }) => line === 'cap' && role !== 'finished');
  // Parted by the seams of a two-piece sleeve, it bends back wherever they fall.
  if (edges.some(({ line }) => line === 'fore')) return [];
  const underarms = edges.filter(({ line }) => line === 'underarm');
  const each = caps.length === 1 && underarms.length !== 1 ? 2 : 1;
  if (caps.length > 2) return [];
  return caps.map(({ path, name }) => ({
    figure: inflections(path),
    where: name,
    limits: { W: { min: each, max: each } },
  }));
}

/** INVARIANTS A11. */
export const A11 = defineRule({
  id: 'A11',
  title: 'Curves bend back no more often than the body does',
  limits: upTo(0),
  read: ({ pieces }) =>
    pieces.flatMap((view) => [
      ...view.edges.flatMap(({ line, path, name, role }) => {
        const most = mostOf(view, line);
        if (most === undefined || role === 'dart') return [];
        return [{ figure: inflections(path), where: name, limits: upTo(most) }];
      }),
      ...capReadings(view),
    ]),
});
