import { rowsOf } from '../context/buttons';
import { distanceToLine } from '../context/distances';
import { defineRule } from '../rule';

const ABOVE_HEM = 6;
const FROM_SEAM = { W: { min: 1 } };

/** INVARIANTS F10. */
export const F10 = defineRule({
  id: 'F10',
  title: 'Buttons keep clear of hem and seams',
  limits: { W: { min: ABOVE_HEM } },
  read: (context) =>
    rowsOf(context, 'buttonhole').flatMap(({ view, marks }) => {
      const hems = view.edges.filter(({ role }) => role === 'hem');
      const seams = view.edges.filter(({ role, line }) => role === 'seam' && line === 'waist');
      return marks.flatMap(({ at: [x, y] }) => [
        ...hems.map(({ points }) => ({
          figure: distanceToLine({ x, y }, points),
          where: `${view.id}: above the hem`,
        })),
        ...seams.map(({ points, name }) => ({
          figure: distanceToLine({ x, y }, points),
          where: name,
          limits: FROM_SEAM,
        })),
      ]);
    }),
});
