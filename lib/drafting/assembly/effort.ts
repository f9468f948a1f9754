import { complexity } from '@/lib/choices/price';
import type { Choices } from '@/lib/choices/types';
import type { Draft } from '@/lib/pattern/types';
import type { GarmentPlan } from '../kernel/plan';

/** Minutes an experienced home sewer needs for one of each, pinning and pressing included (H). */
const SEWING_MINUTES: Readonly<Record<string, number>> = {
  'sew-dart': 6,
  'sew-fisheye-dart': 7,
  'sew-princess': 22,
  'sew-back-princess': 18,
  'sew-yoke': 26,
  'sew-shoulder': 8,
  'sew-side': 12,
  'sew-centre-back': 8,
  'sew-centre-front': 8,
  'join-skirt': 14,
  'gather-skirt': 24,
  'gather-tier': 22,
  'fold-pleats': 40,
  'sew-slit': 12,
  'sew-vent': 6,
  'finish-vent': 18,
  'sew-panels': 10,
  'insert-zip': 35,
  'insert-side-zip': 40,
  'insert-separating-zip': 45,
  'sew-facing-ends': 6,
  'attach-facing': 18,
  understitch: 8,
  'finish-facing-at-zip': 8,
  'sew-sleeve-underarm': 12,
  'set-sleeve': 30,
  'set-gathered-sleeve': 40,
  'sew-sleeve-fore': 14,
  'sew-sleeve-hind': 16,
  'sew-raglan': 16,
  'sew-overarm': 14,
  'sew-kimono-underarm': 14,
  'close-band': 6,
  'attach-band': 24,
  'close-cuff': 5,
  'attach-cuff': 28,
  'attach-ruffle': 24,
  'bind-placket': 26,
  'fold-sleeve-pleats': 8,
  'button-cuff': 16,
  'insert-elastic': 20,
  interface: 3,
  hem: 14,
  'sew-collar': 18,
  'attach-collar': 18,
  'join-stand': 12,
  'join-collar-halves': 5,
  'close-collar': 20,
  'sew-hook': 8,
  'join-strip': 4,
  'sew-belt': 12,
  'turn-strip': 12,
  'attach-buckle': 12,
  'sew-belt-loops': 8,
  'attach-belt-loops': 14,
  'attach-half-belt': 12,
  'bind-edge': 16,
  'join-ruffle': 4,
  'gather-hem-ruffle': 28,
  'attach-neck-ruffle': 24,
  'sew-neck-ruffle': 6,
  'close-neck-ruffle': 15,
  'baste-shoulder-ruffle': 20,
  'sew-lining': 9,
  'set-lining-sleeve': 25,
  'attach-lining': 22,
  'close-lining-armhole': 30,
  'fold-lining-pleat': 5,
  'fell-lining': 20,
  'turn-lining-slits': 15,
  'attach-lining-hem': 35,
  'hem-lining': 14,
  'attach-lining-sleeve-hem': 25,
  'fell-lining-sleeve': 30,
  'hem-pocket-mouth': 8,
  'attach-patch-pocket': 24,
  'interface-slit': 4,
  'make-welt-pocket': 50,
  'attach-pocket-bags': 12,
  'sew-pocket-bag': 10,
  'sew-pocket-flap': 12,
  'attach-pocket-flap': 10,
  'attach-in-seam-bag': 8,
  'press-pocket-mouth': 6,
  'attach-front-facing': 20,
  'topstitch-edge': 12,
  'sew-ties': 12,
  'attach-ties': 8,
  'sew-facing-centre': 4,
  'make-loop': 12,
  'sew-fly-ends': 4,
  'attach-fly': 20,
  'join-facings': 5,
  'make-buttonholes': 35,
  'make-fly-buttonholes': 35,
  'sew-buttons': 20,
};
const OTHER_MINUTES = 10;
/** Minutes to print, join, cut out and mark one piece, and to begin at all. */
const PREPARATION = { perPiece: 7, perPair: 3, begin: 30 };
/** Points of difficulty (catalogue) at which each of five levels begins. */
const LEVELS = [0, 5, 10, 16, 23] as const;

type Effort = Pick<Draft, 'difficulty' | 'times'>;

function sewing({ seams, operations }: GarmentPlan): number {
  const minutes = (operation: string) => SEWING_MINUTES[operation] ?? OTHER_MINUTES;
  const all = [...seams, ...operations].map(({ operation }) => minutes(operation));
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
