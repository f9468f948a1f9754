import { facesNeck } from '../facings/faces-neck';
import type { Addition } from '../garments/addition';
import { chosen } from '../garments/chosen';
import { hasLine } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans } from '../kernel/plan';
import { neckOf } from './neck';
import { COLLARS } from './registry';

function frontOf({ panels }: GarmentPlan): Panel {
  const found = panels.find((panel) => panel.family === 'front' && hasLine(panel, 'neckline'));
  if (!found) throw new Error('The front has no neckline');
  return found;
}

function withFront(plan: GarmentPlan, front: Panel | undefined): GarmentPlan {
  if (!front) return plan;
  return { ...plan, panels: plan.panels.map((panel) => (panel.id === front.id ? front : panel)) };
}

/** The collar, cut to the neckline as it stands; facings come after it and are sewn to its inside. */
export const COLLAR: Addition = {
  id: 'collar',
  add: (plan, context) => {
    const { choices, body } = context;
    const { collar = 'none' } = choices.options;
    if (collar === 'none') return plan;
    const request = {
      choices,
      body,
      neck: neckOf(plan, context),
      faced: facesNeck(choices),
      front: frontOf(plan),
      measure: (front: Panel) => neckOf(withFront(plan, front), context),
    };
    const { front, ...drawn } = chosen(COLLARS, collar).draw(request);
    return mergePlans(withFront(plan, front), drawn);
  },
};
