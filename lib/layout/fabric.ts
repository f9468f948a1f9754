import type { Draft, Material, Pair, Part } from '@/lib/drafting/types';
import { AppError } from '@/lib/errors/app-error';
import { type Item, type PackRules, prepare } from './pack';
import { coarseToFine, floorOf, type Goal } from './search';
import { onRepeat } from './settle';
import { clothShapes } from './shapes';
import { areaOf } from './silhouette';
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
  /** Number of layouts tried. */
  readonly budget?: Budget;
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
const DEFAULT_BUDGET = 120;

/**
 * The shortest layout found for every copy of every piece of one material. Grain along the selvedge, pieces
 * on the fold opened out on a single layer. Refuses (AppError `fabric-too-narrow`) a width that one piece
 * exceeds. Length 0 when nothing is cut of the material.
 */
export function nestFabric(draft: Draft, options: FabricOptions): FabricLayout {
  const layout = layOnFabric(draft, options);
  if (layout) return layout;
  const { width, material } = options;
  throw new AppError('fabric-too-narrow', { fields: ['width'], figures: { width, material } });
}

/** The same, undefined where the cloth is too narrow. */
export function layOnFabric(draft: Draft, options: FabricOptions): FabricLayout | undefined {
  const { material, width, folded, repeat = 0, budget = DEFAULT_BUDGET } = options;
  // A print that must meet at the seams has an up and a down too.
  const nap = options.nap || repeat > 0;
  const pieces = draft.pieces.filter((piece) => piece.material === material);
  const shapes = clothShapes(pieces, { folded, nap }).map((shape) => ({
    ...shape,
    ...matchOf(draft, shape),
  }));
  const rules = clothRules(width, folded, repeat);
  const fine = prepare(shapes, rules);
  const items = (column: number) => (column === rules.column ? fine : prepare(shapes, { ...rules, column }));
  const packing = coarseToFine(items, rules, shortest(fine, rules), budget);
  if (!packing) return undefined;
  const cut = shapes.reduce((sum, shape) => sum + clothArea(shape), 0);
  const use = packing.length > 0 ? cut / (packing.length * width) : 0;
  const left = folded ? 0 : SELVEDGE;
  const placements = packing.placements.map((placement) => ({ ...placement, x: placement.x + left }));
  return { material, width, folded, nap, placements, length: packing.length, use };
}

/** This close to the least there can be, nothing is left to find, cm. */
const REACHED = 0.3;

function shortest(items: readonly Item[], rules: PackRules): Goal {
  const floor = floorOf(items, rules);
  return {
    cost: ({ length, moment }) => [length, moment],
    limit: ({ length }) => length,
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
function matchOf({ pieces, construction }: Draft, { piece, turn }: Shape): Pick<Shape, 'matchAt'> {
  const part = pieces.find(({ id }) => id === piece)?.part ?? 'facing';
  if (turn !== 0) return {};
  if (BODY.includes(part)) return { matchAt: 0 };
  return part === 'sleeve' ? { matchAt: -(construction.underarmLevel ?? 0) } : {};
}

const BODY: readonly Part[] = ['front', 'back', 'skirt-front', 'skirt-back'];
