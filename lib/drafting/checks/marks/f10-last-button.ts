import { distanceBetweenLines, distanceToLine } from '@/lib/pattern/distances';
import { restOf, rowsOf, slitOf } from '../context/buttons';
import { defineRule } from '../rule';

const ABOVE_HEM = 6;
const FROM_SEAM = { W: { min: 1 } };
const OUT_OF_HEM = { W: { min: 0 } };

/** INVARIANTS F10. */
export const F10 = defineRule({
  id: 'F10',
  title: 'Buttons keep clear of hem and seams',
  limits: { W: { min: ABOVE_HEM } },
  read: (context) =>
    rowsOf(context, 'buttonhole').flatMap(({ view, marks }) => {
      const hems = view.edges.filter(({ role }) => role === 'hem');
      const seams = view.edges.filter(({ role, line }) => role === 'seam' && line === 'waist');
      return marks.flatMap((mark) => [
        ...hems.map(({ points }) => ({
          figure: distanceToLine(restOf(mark), points),
          where: `${view.id}: above the hem`,
        })),
        ...hems.map(({ points, allowance }) => ({
          figure: distanceBetweenLines(slitOf(mark), points) - allowance,
          where: `${view.id}: buttonhole above what is turned up`,
          limits: OUT_OF_HEM,
        })),
        ...seams.map(({ points, name }) => ({
          figure: distanceBetweenLines(slitOf(mark), points),
          where: name,
          limits: FROM_SEAM,
        })),
      ]);
    }),
});
