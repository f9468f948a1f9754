import { rowsOf } from '../context/buttons';
import { atMost, defineRule } from '../rule';

/** INVARIANTS F7, over the buttonholes of one row; a stand has its own. */
export const F7 = defineRule({
  id: 'F7',
  title: 'Buttons are evenly spaced',
  limits: atMost(0.1),
  read: (context) =>
    rowsOf(context, 'buttonhole').flatMap(({ view, marks }) => {
      const pitches = marks.slice(1).map(({ at }, i) => (marks[i]?.at[1] ?? 0) - at[1]);
      if (pitches.length < 2) return [];
      return [{ figure: Math.max(...pitches) - Math.min(...pitches), where: view.id }];
    }),
});
