import { areaOf } from '@/lib/geometry/polygon';
import type { Pair } from '@/lib/geometry/types';
import { pieceOf } from '@/lib/pattern/find';
import type { Draft, Material, Part } from '@/lib/pattern/types';
import { coarseToFine } from './coarse-to-fine';
import { floorOf } from './floor';
import { type Item, type PackRules, prepare } from './items';
import { placementsOf } from './pack';
import type { Goal } from './search';
import { onRepeat } from './settle';
import { clothShapes } from './shapes';
import type { Budget, Placement, Shape } from './types';

export interface FabricOptions {
  readonly material: Material;
  /** From selvedge to selvedge, cm. */
  readonly width: number;
  /** Folded selvedge to selvedge, right sides together: pairs are cut through two layers. */
  readonly folded: boolean;
  /** Pile, sheen or print with an up and a down: all pieces lie the same way. */
  readonly nap: boolean;
  /** Height of the printed pattern to be matched, cm. */
  readonly repeat?: number;
  /** Number of layouts tried; absent: fewer where there are more shapes to lay. */
  readonly budget?: Budget;
  /** A layout longer than this (cm) is of no use: none is given then, and the search gives up on such layouts early. */
  readonly under?: number;
}

/** Layout on cloth: x from the fold (folded) or the left selvedge, y along the cloth from its cut end. */
export interface FabricLayout {
  readonly material: Material;
  readonly width: number;
  readonly folded: boolean;
  readonly nap: boolean;
  readonly placements: readonly Placement[];
  /** Cloth used, cm along the selvedge; nothing added. */
  readonly length: number;
  /** Area of all pieces cut over area of cloth used, 0 to 1. */
  readonly use: number;
}

/** Distance between two cut lines, cm: scissors pass, and a tracing pen. */
export const CLOTH_GAP = 0.2;
/** Selvedge left uncut on each side, cm. */
export const SELVEDGE = 0.5;
const COLUMN = 0.25;
/** Shapes laid in one search for each square centimetre to be cut: large pieces of dear cloth are worth more of it. */
const EFFORT = 0.2;
/** Layouts tried beyond the classical orders even where there is little to cut, and at most. */
const [LEAST, MOST] = [40, 320];

/**
 * The shortest layout found for every copy of every piece of one material. Grain along the selvedge, pieces
 * on the fold opened out on a single layer. Undefined where the cloth is too narrow for a piece or would have to be
 * longer than `under`; length 0 when nothing is cut of the material.
 */
export function layOnFabric(draft: Draft, options: FabricOptions): FabricLayout | undefined {
  const { material, width, folded, repeat = 0 } = options;
  // A print that must meet at the seams has an up and a down too.
  const nap = options.nap || repeat > 0;
  const pieces = draft.pieces.filter((piece) => piece.material === material);
  const shapes = clothShapes(pieces, { folded, nap }).map((shape) => ({
    ...shape,
    ...matchOf(draft, shape),
  }));
  const { budget = budgetFor(shapes), under = Number.POSITIVE_INFINITY } = options;
  const rules = clothRules(width, folded, repeat);
  const fine = prepare(shapes, rules);
  const floor = floorOf(fine, rules);
  if (floor >= under) return undefined;
  const items = (wanted: PackRules) => (wanted === rules ? fine : prepare(shapes, wanted));
  const laid = coarseToFine(items, rules, shortest(fine, rules, floor), budget, under);
  if (!laid) return undefined;
  const { length } = laid.packing;
  const cut = shapes.reduce((sum, shape) => sum + clothArea(shape), 0);
  const use = length > 0 ? cut / (length * width) : 0;
  const left = folded ? 0 : SELVEDGE;
  const placed = placementsOf(laid.turns, laid.packing, rules);
  const placements = placed.map((placement) => ({ ...placement, x: placement.x + left }));
  return { material, width, folded, nap, placements, length, use };
}

function budgetFor(shapes: readonly Shape[]): Budget {
  const area = shapes.reduce((sum, shape) => sum + clothArea(shape), 0);
  return Math.min(MOST, Math.max(LEAST, Math.round((EFFORT * area) / Math.max(1, shapes.length))));
}

/** This close to the least there can be, nothing is left to find, cm. */
const REACHED = 0.3;

/** Of two layouts of nearly one length the one whose pieces lie lower has more room left: worth this share of it. */
const LOWER = 0.3;

function shortest(items: readonly Item[], rules: PackRules, floor: number): Goal {
  const area = items.reduce((sum, { ways: [way] }) => sum + (way?.columns.area ?? 0), 0);
  // Pieces that lie as low as they ever could lie half as high as they would reach without any waste.
  const lowest = (LOWER * area) / rules.width / 2;
  return {
    cost: ({ packing: { length, moment } }) => [length, moment],
    guide: ({ packing: { length, moment } }) => [length + (LOWER * moment) / area],
    limit: ({ guide: [guide = 0] }) => guide - lowest,
    enough: ({ length }) => length <= floor + REACHED,
  };
}

function clothRules(width: number, folded: boolean, repeat: number): PackRules {
  return {
    width: folded ? width / 2 - SELVEDGE : width - 2 * SELVEDGE,
    gap: CLOTH_GAP,
    column: COLUMN,
    settle: ({ matchAt }, { bottom }) =>
      onRepeat(repeat, matchAt === undefined ? undefined : matchAt - bottom - CLOTH_GAP / 2),
  };
}

/** Area cut out of the cloth by one shape, cm²: both layers where it is cut through two. */
function clothArea({ outline, layers }: Shape): number {
  return areaOf(outline as Pair[]) * layers;
}

/**
 * The height on a piece that lies at the wearer's waist: there the print of all seen pieces is at one place of
 * its repeat. Sleeves are drawn from their own biceps line, which hangs at the underarm.
 */
function matchOf(draft: Draft, { piece, turn }: Shape): Pick<Shape, 'matchAt'> {
  const part = pieceOf(draft, piece)?.part ?? 'facing';
  if (turn !== 0) return {};
  if (BODY.includes(part)) return { matchAt: 0 };
  return part === 'sleeve' ? { matchAt: -(draft.construction.underarmLevel ?? 0) } : {};
}

const BODY: readonly Part[] = ['front', 'back', 'skirt-front', 'skirt-back'];
