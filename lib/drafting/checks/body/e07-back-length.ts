import { landmarkOn, waistHeight } from '@/lib/pattern/landmarks';
import { atMost, defineRule } from '../rule';

/** INVARIANTS E7. */
export const E7 = defineRule({
  id: 'E7',
  title: 'Nape to waist is the back height',
  limits: atMost(0.1),
  read: (context) => {
    const nape = landmarkOn(context, 'back', 'nape');
    if (!nape) return [];
    const drawn = nape.at.y - waistHeight(context);
    const { body, construction } = context.draft;
    const asked = body.backHeight + (construction.blouson ?? 0);
    return [{ figure: Math.abs(drawn - asked), where: nape.view.id }];
  },
});
