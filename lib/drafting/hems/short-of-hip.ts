import type { GarmentPlan } from '../kernel/plan';

const HIP = 'hip';

function without(figures: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).filter(([name]) => name !== HIP));
}

/** A garment whose lifted hem no longer passes the hip all round: no girth is drawn or stated there (INVARIANTS E3). */
export function shortOfHip(plan: GarmentPlan): GarmentPlan {
  const panels = plan.panels.map((panel) => ({
    ...panel,
    internals: panel.internals.filter(({ id, kind }) => kind !== 'level' || id !== HIP),
  }));
  return { ...plan, panels, finished: without(plan.finished), ease: without(plan.ease) };
}
