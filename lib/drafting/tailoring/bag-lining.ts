import type { Addition } from '../garments/addition';
import type { Panel } from '../kernel/panel';
import { isTailored } from './tailored';

/** The half of a pocket's bag that lies toward the front: the hand does not see it, and the other one shows in the mouth. */
const HIDDEN = 'pocket-bag-upper';

const inLining = (panel: Panel): Panel => (panel.id === HIDDEN ? { ...panel, material: 'lining' } : panel);

/** In a lined jacket the half of a bag that stays hidden is cut from the lining: two layers of its cloth would show through. */
export const BAG_LINING: Addition = {
  id: 'bag-lining',
  add: (plan, { choices }) => (isTailored(choices) ? { ...plan, panels: plan.panels.map(inLining) } : plan),
};
