import { waistHeight } from '@/lib/pattern/landmarks';
import { type MeasuredDraft, shellPieces } from '@/lib/pattern/measured-draft';
import type { Reading } from '../result';
import { atLeast, atMost, defineRule } from '../rule';

const OFF_FLOOR = 1;
const BELOW_BUST = 6;

/** Height of the hem where it meets the centre back, waist at 0. */
function hemAtCentreBack(context: MeasuredDraft): number | undefined {
  for (const view of shellPieces(context, 'back', 'skirt-back')) {
    const hem = view.edges.find(({ role, line }) => role === 'hem' && line === 'hem');
    if (hem && view.edges.some(({ role, line }) => role === 'fold' || line.startsWith('centre')))
      return centreEnd(hem.start, hem.end).y - waistHeight(context);
  }
  return undefined;
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
  const asked = own === undefined ? construction.hemLevel : -own;
  const found: Reading[] = [
    { figure: body.waistToFloor + hem, where: 'hem above the floor', limits: atLeast(OFF_FLOOR) },
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
