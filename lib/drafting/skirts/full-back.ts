import { intersectVertical } from '@/lib/geometry/intersect';
import { hasLine, linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { BackFullness } from '../kernel/plan';
import { type NotchAt, type SeamPlan, seam } from '../kernel/seams';
import { familyOf } from './skirt';

/** Gathered as under the yoke: over the middle of the seam, or beside an opening, as far as this share of it. */
export const TO = { middle: 0.6, blade: 0.85 };

/** The back of the bodice, that falls in gathers from a yoke, gathered again on to the skirt, which lies flat. `sewn`: the half as sewn, cm. */
export function gatheredBack({ by, from }: BackFullness, sewn: number): SeamPlan {
  const to = (from === undefined ? TO.middle : TO.blade) * sewn;
  const begins = from === undefined ? [] : [{ a: from, b: from }];
  return seam({
    id: 'waist-back',
    operation: 'gather-bodice-back',
    a: [{ family: 'back', line: 'waist' }],
    b: [{ family: familyOf('back'), line: 'waist', reversed: true }],
    gather: (sewn + by) / sewn,
    notches: [...begins, { a: to + by, b: to }],
  });
}

/** What the skirt is longer than a bodice whose pleat is laid again in the seam: the less, the more of it is gathered, cm. */
export const withPleatLaid = (ease: number, gather: number, fullness: BackFullness | undefined): number =>
  fullness?.laid === 'pleated' ? ease - gather * fullness.by : ease;

/**
 * Where the fold of that pleat and the line it is laid on end in the seam: on the bodice alone, the skirt has none. A
 * seam of the centre that goes in at the waist brings both nearer to its end.
 */
export function pleatEnds(panels: readonly Panel[], fullness: BackFullness | undefined): NotchAt[] {
  const back = panels.find((panel) => panel.part === 'back' && hasLine(panel, 'waist'));
  if (!back || fullness?.laid !== 'pleated') return [];
  const { by, from = 0 } = fullness;
  const waist = linePath(back, 'waist');
  return [from - by / 2, from + by / 2].flatMap((x) =>
    intersectVertical(waist, x).map(({ length }) => ({ b: length })),
  );
}
