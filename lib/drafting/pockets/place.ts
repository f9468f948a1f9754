import { AppError } from '@/lib/errors/app-error';
import { polyline } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import { allowancesFor } from '../assembly/allowances';
import type { GarmentContext } from '../garments/addition';
import { clothWidth, familyOf, placeOnCloth } from '../kernel/cloth';
import { edgesOf } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { GarmentPlan } from '../kernel/plan';

/** Where on the garment a pocket is worn: its middle this share of the way from the centre front to the side (H). */
const MIDDLE = 0.58;
/** Cloth left at the centre front, at other edges, and above the hem. */
const FROM_CENTRE = 4;
const BESIDE = 1.5;
const ABOVE_HEM = 1;
/** Where that leaves too little, a pocket may lie over the cloth folded up, down to this far above the fold (H). */
const ABOVE_FOLD = 2;
/** Less than this holds nothing. */
const SHALLOWEST = 8;
/** The mouth lies so far below the waist, where the hand falls on a long garment; higher on a short one (H). */
const MOUTH = { least: 2, most: 8, share: 0.18 };
/** On a very short one it may rise this far above the waist, where neither seam nor belt is in its way (H). */
const ABOVE_WAIST = 2;
const ROUND_THE_WAIST = new Set(['tie', 'buckle']);

/** Room for a pocket on the front, worn widths and heights below the waist in cm. */
export interface PocketPlace {
  /** The panel that takes it. */
  readonly host: Panel;
  /** From the inner end of the host's cloth to the pocket's inner side. */
  readonly from: number;
  readonly width: number;
  /** Height of the mouth, and how deep a pocket may reach from it. */
  readonly mouth: number;
  readonly room: number;
}

/** The family that is worn over the hip in front. */
export function hipFamily({ panels }: GarmentPlan, face: 'front' | 'back'): string {
  const skirt = `skirt-${face}`;
  return panels.some(({ family }) => family === skirt) ? skirt : face;
}

/** Height of the lower edge on a panel: of its hem's highest place. */
function hemOf(panel: Panel): number {
  const hem = edgesOf(panel, 'hem').flatMap(({ path }) => path.flatMap(({ a, b }) => [a.y, b.y]));
  if (hem.length === 0) throw tooShort();
  return Math.max(...hem);
}

export function tooShort(): AppError {
  return new AppError('incompatible-choices', { fields: ['length', 'pockets'] });
}

/** Seams part the front, or the skirt worn below it, in panels too narrow for a pocket. */
function tooNarrow(family: string): AppError {
  const parting = family === 'front' ? 'bust-shaping' : 'skirt';
  return new AppError('incompatible-choices', { fields: [parting, 'pockets'] });
}

/** Height of a pocket's mouth below the waist on a garment that ends at `hem`. */
export function mouthHeight(hem: number): number {
  return -Math.min(MOUTH.most, Math.max(MOUTH.least, -MOUTH.share * hem));
}

/** The greatest height of a mouth. */
function highestMouth(plan: GarmentPlan, { choices }: GarmentContext): number {
  const taken = hipFamily(plan, 'front') !== 'front' || ROUND_THE_WAIST.has(choices.options.belt ?? '');
  return taken ? -MOUTH.least : ABOVE_WAIST;
}

/** The widest panel at a height: what a princess seam leaves room on. */
function hostAt(panels: readonly Panel[], y: number): Panel {
  const widths = panels.map((panel) => clothWidth([panel], y));
  return panels[widths.indexOf(Math.max(...widths))] as Panel;
}

/**
 * Where a pocket of the wanted width and no less than `least` lies. Refuses a garment that has no room for it.
 */
export function pocketPlace(
  plan: GarmentPlan,
  context: GarmentContext,
  wanted: number,
  least: number,
): PocketPlace {
  const panels = familyOf(plan.panels, hipFamily(plan, 'front'));
  const hem = Math.max(...panels.filter((panel) => edgesOf(panel, 'hem').length > 0).map(hemOf));
  const overHem = hem + allowancesFor(context.choices).hem + ABOVE_HEM;
  const mouth = Math.min(highestMouth(plan, context), Math.max(mouthHeight(hem), overHem + SHALLOWEST));
  const bottom = Math.min(overHem, Math.max(hem + ABOVE_FOLD, mouth - SHALLOWEST));
  const host = hostAt(panels, mouth);
  const cloth = clothWidth([host], mouth);
  const inner = panels.length === 1 ? FROM_CENTRE : BESIDE;
  const width = Math.min(wanted, cloth - inner - BESIDE);
  const room = mouth - bottom;
  if (room < SHALLOWEST - 1e-9) throw tooShort();
  if (width < least) throw tooNarrow(host.family);
  const centred = (panels.length === 1 ? MIDDLE * cloth : (inner + cloth - BESIDE) / 2) - width / 2;
  return { host, from: Math.min(Math.max(inner, centred), cloth - BESIDE - width), width, mouth, room };
}

/** A point of the pocket's place: `across` from its inner side, `down` from its mouth, darts open as on the pattern. */
export function onPlace({ host, from, mouth }: PocketPlace, across: number, down: number): Point {
  return placeOnCloth([host], mouth - down, from + across).at;
}

/** An upright line of the place, drawn as far as the darts it lies beside bend it. */
export function uprightOn(place: PocketPlace, across: number, depth: number): Path {
  const STEPS = 6;
  const points = Array.from({ length: STEPS + 1 }, (_, i) => onPlace(place, across, (depth * i) / STEPS));
  return polyline(...points);
}
