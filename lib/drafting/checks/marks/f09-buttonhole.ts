import { extensionOf, rowsOf } from '../context/buttons';
import type { CheckContext } from '../context/context';
import type { Reading } from '../result';
import { atLeast, between, defineRule } from '../rule';

const EXTENSION_PER_DIAMETER = 0.75;

function readings(context: CheckContext): Reading[] {
  const diameter = context.draft.notions.find(({ kind }) => kind === 'button')?.width;
  if (diameter === undefined) return [];
  return rowsOf(context, 'buttonhole').flatMap(({ view, marks }) => {
    const extension = extensionOf(view);
    const lengths = marks.map(({ length = 0 }) => ({
      figure: length - diameter,
      where: `${view.id}: buttonhole over button`,
    }));
    if (extension === undefined) return lengths;
    const limits = atLeast(EXTENSION_PER_DIAMETER * diameter);
    return [...lengths, { figure: extension, where: `${view.id}: extension`, limits } as Reading];
  });
}

/** INVARIANTS F9. */
export const F9 = defineRule({
  id: 'F9',
  title: 'Buttons pass their holes and rest on the extension',
  limits: between(0.2 - 1e-6, 0.4 + 1e-6),
  read: readings,
});
