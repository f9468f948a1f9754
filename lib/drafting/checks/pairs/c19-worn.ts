import { layerOf } from '@/lib/pattern/worn/layer';
import { wornPlace } from '@/lib/pattern/worn/place';
import { atMost, defineRule } from '../rule';

/** INVARIANTS C19. */
export const C19 = defineRule({
  id: 'C19',
  title: 'Every piece of the shell is worn somewhere',
  limits: atMost(0),
  read: (context) =>
    context.pieces
      .filter(({ piece }) => layerOf(piece) === 'shell')
      .map((view) => ({ figure: wornPlace(view, context) ? 0 : 1, where: `${view.id}: where it is worn` })),
});
