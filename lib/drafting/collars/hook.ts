import { STAGES } from '../assembly/stages';
import { operation, type PlanPart } from '../kernel/plan';

/** Ends that meet edge to edge above an opening are held by a hook and eye. */
export function hookAndEye({ operations = [], notions = [] }: PlanPart, family: string): PlanPart {
  const hook = operation({
    id: 'collar-hook',
    operation: 'sew-hook',
    stage: STAGES.buttons,
    families: [family],
  });
  return { operations: [...operations, hook], notions: [...notions, { kind: 'hook-and-eye', count: 1 }] };
}
