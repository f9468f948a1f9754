import { complexity } from '@/lib/choices/price';
import type { Choices } from '@/lib/choices/types';
import { OPERATIONS } from '@/lib/operations/registry';
import type { Draft } from '@/lib/pattern/types';
import type { GarmentPlan } from '../kernel/plan';

/** Minutes to print, join, cut out and mark one piece, and to begin at all. */
const PREPARATION = { perPiece: 7, perPair: 3, begin: 30 };
/** Points of difficulty (catalogue) at which each of five levels begins. */
const LEVELS = [0, 5, 10, 16, 23] as const;

type Effort = Pick<Draft, 'difficulty' | 'times'>;

function sewing({ seams, operations }: GarmentPlan): number {
  const all = [...seams, ...operations].map(({ operation }) => OPERATIONS[operation].minutes);
  return all.reduce((sum, each) => sum + each, 0);
}

function preparation({ panels }: GarmentPlan): number {
  const perPiece = panels.map(({ cut }) => PREPARATION.perPiece + (cut.count > 1 ? PREPARATION.perPair : 0));
  return PREPARATION.begin + perPiece.reduce((sum, each) => sum + each, 0);
}

function inFives(minutes: number): number {
  return Math.round(minutes / 5) * 5;
}

/** Difficulty from 1 to 5, and minutes before and at the machine, from the seams and operations of the garment. */
export function effortOf(plan: GarmentPlan, choices: Choices): Effort {
  const points = complexity(choices);
  const level = LEVELS.filter((from) => points >= from).length;
  return {
    difficulty: Math.max(1, level) as Draft['difficulty'],
    times: {
      preparationMinutes: inFives(preparation(plan)),
      realisationMinutes: inFives(sewing(plan)),
    },
  };
}
