import { fisheyesOf } from '@/lib/pattern/fisheye';
import { atLeast, defineRule } from '../rule';

/** INVARIANTS B9: less than this cannot be sewn as a dart and belongs in a seam. */
export const B9 = defineRule({
  id: 'B9',
  title: 'Every dart takes in something',
  limits: atLeast(0.4),
  read: ({ pieces }) =>
    pieces.flatMap((view) =>
      [...view.darts, ...fisheyesOf(view)].map(({ width, name }) => ({ figure: width, where: name })),
    ),
});
