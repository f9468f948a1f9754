import { endOf } from '@/lib/geometry/path';
import type { Point } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { waistHeight } from '@/lib/pattern/landmarks';
import { pathOf } from '@/lib/pattern/lines';
import { type MeasuredDraft, shellPieces } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import { VENT_CENTRE } from '../../slits/back-vent';
import type { Reading } from '../result';
import { atLeast, atMost, defineRule } from '../rule';

const OFF_FLOOR = 1;
const BELOW_BUST = 6;

/** Height of the hem where it meets the centre back, waist at 0. */
function hemAtCentreBack(context: MeasuredDraft): number | undefined {
  for (const view of shellPieces(context, 'back', 'skirt-back')) {
    const hem = view.edges.find(({ role, line }) => role === 'hem' && line === 'hem');
    if (hem && view.edges.some(({ role, line }) => role === 'fold' || line.startsWith('centre')))
      return atCentre(view, hem).y - waistHeight(context);
  }
  return undefined;
}

/** Where a hem crosses the middle, as over the lap of a vent, or where it ends nearest to it. */
function atCentre({ piece }: PieceView, { start, end }: EdgeView): Point {
  const lapped = piece.internal.find(({ id }) => id === VENT_CENTRE);
  return lapped ? endOf(pathOf(lapped)) : centreEnd(start, end);
}

function centreEnd<P extends { x: number }>(a: P, b: P): P {
  return Math.abs(a.x) <= Math.abs(b.x) ? a : b;
}

function readings(context: MeasuredDraft): Reading[] {
  const hem = hemAtCentreBack(context);
  if (hem === undefined) return [];
  const { body, construction, choices, notices } = context.draft;
  const told = notices.find(({ code }) => code.startsWith('length-'))?.figures.used;
  const own = typeof told === 'number' ? told : choices.sizes.length;
  const lowest = own === undefined ? construction.hemLevel : -own;
  // One that drops from side to side is half as high in the middle as at its highest.
  const middle = (construction.hemDrop ?? 0) / 2;
  const asked = lowest === undefined ? undefined : lowest + middle;
  const found: Reading[] = [
    { figure: body.waistToFloor + hem - middle, where: 'hem above the floor', limits: atLeast(OFF_FLOOR) },
  ];
  if (construction.bustLevel !== undefined)
    found.push({
      figure: construction.bustLevel - hem,
      where: 'hem below the bust',
      limits: atLeast(BELOW_BUST),
    });
  if (asked !== undefined) found.push({ figure: Math.abs(hem - asked), where: 'hem from the height asked' });
  return found;
}

/** INVARIANTS E12. */
export const E12 = defineRule({
  id: 'E12',
  title: 'The hem hangs at the height asked for',
  limits: atMost(0.3),
  read: readings,
});
