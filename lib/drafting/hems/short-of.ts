import { endOf, startOf } from '@/lib/geometry/path';
import type { Levels } from '../blocks/bodice/levels';
import { edgesOf } from '../kernel/lines';
import type { GarmentPlan } from '../kernel/plan';
import { hemmedPanels } from './lower-edge';

type Level = 'hip' | 'waist';

function without(figures: Readonly<Record<string, number>>, level: Level): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).filter(([name]) => name !== level));
}

function withoutLevel(plan: GarmentPlan, level: Level): GarmentPlan {
  const panels = plan.panels.map((panel) => ({
    ...panel,
    internals: panel.internals.filter(({ id, kind }) => kind !== 'level' || id !== level),
  }));
  return { ...plan, panels, finished: without(plan.finished, level), ease: without(plan.ease, level) };
}

/** Height of the hem where it is highest on the pieces, their darts open; a circle hangs from the waist wherever it is drawn. */
export function highestOnPieces({ panels }: GarmentPlan): number {
  const body = hemmedPanels(panels).filter(({ part }) => part === 'front' || part === 'back');
  const hems = body.flatMap((panel) => edgesOf(panel, 'hem'));
  return Math.max(...hems.flatMap(({ path }) => [startOf(path).y, endOf(path).y]));
}

/** A garment whose lifted hem, at its highest, no longer passes hip or waist all round: no girth is drawn or stated there (INVARIANTS E2, E3). */
export function shortOf(plan: GarmentPlan, highest: number, { hip }: Levels): GarmentPlan {
  const overHip = highest < hip ? plan : withoutLevel(plan, 'hip');
  return highest < 0 ? overHip : withoutLevel(overHip, 'waist');
}
