import { landmarkOn } from '@/lib/pattern/landmarks';
import { defineRule } from '../rule';

/** INVARIANTS E17: 0.5 to 2.5 is usual; beyond these limits two measurements contradict each other. */
export const E17 = defineRule({
  id: 'E17',
  title: 'The shoulder tip lies a little beyond the width of the back',
  limits: { W: { min: -1, max: 4 } },
  read: (context) => {
    const tip = landmarkOn(context, 'back', 'shoulderTip');
    const width = landmarkOn(context, 'back', 'backWidth');
    if (!tip || !width) return [];
    return [{ figure: Math.abs(tip.at.x) - Math.abs(width.at.x), where: tip.view.id }];
  },
});
