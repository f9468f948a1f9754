import { largestBreak } from '@/lib/geometry/fairness';
import { atMost, defineRule } from '../rule';

const FINE_LINES = new Set(['neckline', 'armhole', 'cap']);
const FINE = atMost(3, 0.3);

/** INVARIANTS A9. */
export const A9 = defineRule({
  id: 'A9',
  title: 'Curves run without a corner inside an edge',
  limits: atMost(3, 1),
  read: ({ pieces }) =>
    pieces.flatMap(({ edges }) =>
      edges.flatMap(({ path, line, name }) => {
        if (path.length < 2) return [];
        const reading = { figure: largestBreak(path), where: name };
        return [FINE_LINES.has(line) ? { ...reading, limits: FINE } : reading];
      }),
    ),
});
