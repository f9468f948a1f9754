import { cyclic } from '@/lib/geometry/sequence';
import { LAPEL_DART } from '../bust-shapings/under-lapel';
import { waitsForLapel } from '../bust-shapings/waits-for-lapel';
import { facesNeck } from '../facings/faces-neck';
import type { Addition } from '../garments/addition';
import { dartSeams } from '../garments/bodice-seams';
import { chosen } from '../garments/chosen';
import { begunAt, hasLine } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans } from '../kernel/plan';
import { neckOf } from './neck';
import { COLLARS } from './registry';

function frontOf({ panels }: GarmentPlan): Panel {
  const found = panels.find((panel) => panel.part === 'front' && hasLine(panel, 'neckline'));
  if (!found) throw new Error('The front has no neckline');
  return found;
}

function withFront(plan: GarmentPlan, front: Panel | undefined): GarmentPlan {
  if (!front) return plan;
  return { ...plan, panels: plan.panels.map((panel) => (panel.id === front.id ? front : panel)) };
}

/** The front under its lapel with the bust dart turned there from the side. */
function dartedUnderLapel(plan: GarmentPlan, lapelled: Panel): GarmentPlan {
  const foot = lapelled.edges.find(
    ({ line }, i) => ['hem', 'waist'].includes(line) && cyclic(lapelled.edges, i - 1).line !== line,
  );
  if (!foot) throw new Error('The front has no lower edge');
  const { front: darted, notices } = LAPEL_DART.shape(begunAt(lapelled, foot));
  // The pit of the neck lies off the cloth that a lapel leaves, and stays with the centre.
  const { neckPit } = lapelled.landmarks;
  const front = { ...darted, landmarks: { ...darted.landmarks, ...(neckPit ? { neckPit } : {}) } };
  const before = new Set(dartSeams(lapelled).map(({ id }) => id));
  const seams = [...dartSeams(front), ...plan.seams.filter(({ id }) => !before.has(id))];
  return mergePlans(withFront({ ...plan, seams }, front), { notices });
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
    if (!front || !waitsForLapel(choices)) return mergePlans(withFront(plan, front), drawn);
    return mergePlans(dartedUnderLapel(plan, front), drawn);
  },
};
