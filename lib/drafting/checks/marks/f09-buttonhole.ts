import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { extensionOf, rowsOf } from '../context/buttons';
import type { Reading } from '../result';
import { atLeast, between, defineRule } from '../rule';
import { holeClearance } from './hole-clearance';

const EXTENSION_PER_DIAMETER = 0.75;
/** How much longer than its button a hole is. */
const ROOM = { least: 0.2 - 1e-6, most: 0.4 + 1e-6 };

/** Front, cuffs and half-belt may have buttons of several sizes: the largest that a hole was made for. */
function fitting(diameters: readonly number[], hole: number): number {
  const passing = diameters.filter((diameter) => hole - diameter >= ROOM.least);
  return Math.max(...(passing.length > 0 ? passing : diameters));
}

function readings(context: MeasuredDraft): Reading[] {
  const diameters = context.draft.notions.flatMap(({ kind, width }) =>
    kind === 'button' && width !== undefined ? [width] : [],
  );
  if (diameters.length === 0) return [];
  return rowsOf(context, 'buttonhole').flatMap(({ view, marks }) => {
    const extension = extensionOf(view);
    const diameter = fitting(diameters, marks[0]?.length ?? 0);
    const lengths = marks.map(({ length = 0 }) => ({
      figure: length - diameter,
      where: `${view.id}: buttonhole over button`,
    }));
    if (extension === undefined) return lengths;
    const limits = atLeast(EXTENSION_PER_DIAMETER * diameter);
    return [...lengths, { figure: extension, where: `${view.id}: extension`, limits } as Reading];
  });
}

/** INVARIANTS F9, and holes off the stitching of the band they are worked in. */
export const F9 = defineRule({
  id: 'F9',
  title: 'Buttons pass their holes and rest on the extension, holes clear of its stitching',
  limits: between(ROOM.least, ROOM.most),
  read: (context) => [...readings(context), ...holeClearance(context)],
});
