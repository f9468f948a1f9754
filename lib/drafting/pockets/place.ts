import { BELT } from '@/lib/choices/slots/belt';
import { SKIRT } from '@/lib/choices/slots/skirt';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { AppError } from '@/lib/errors/app-error';
import { startOf } from '@/lib/geometry/path';
import { item } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import type { Notice } from '@/lib/pattern/types';
import type { GarmentContext } from '../garments/addition';
import { tooShort } from '../garments/long-enough';
import {
  clothBeside,
  clothWidth,
  familyOf,
  meetsLevelDart,
  placeBelow,
  placeBeside,
  placeOnCloth,
} from '../kernel/cloth';
import { edgesOf } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { GarmentPlan } from '../kernel/plan';
import { skirtCut } from '../skirts/waist-seam';
import { drawnInBy } from '../waist-casings/drawn-in';
import { chestPlace, LOWERING, underBustPlace } from './chest-place';
import { atBest, type Begins } from './clear-of-darts';
import { bottomOver, clearOf, hemOf, hemUnder, SHALLOWEST } from './room';
import { type Level, levelOn, onLevel } from './sector-place';

/** Where on the garment a pocket is worn: its middle this share of the way from the centre front to the side (H). */
const MIDDLE = 0.58;
/** Cloth left at the centre front, and at other edges unless more is asked. */
const FROM_CENTRE = 4;
const BESIDE = 1.5;
/** A narrow part of a circle leaves less at the centre before it refuses a pocket (H). */
const NEARER_CENTRE = [FROM_CENTRE, 2.5];
/** The mouth lies so far below the waist, where the hand falls on a long garment; higher on a short one (H). */
const MOUTH = { least: 2, most: 8, share: 0.18 };
/**
 * On a very short one it may rise this far above the waist, where neither seam nor belt is in its way, and further where
 * a parted front has no place for it on the chest (H).
 */
const ABOVE_WAIST = { whole: 2, parted: 4 };
/** Below the seam at the top of a skirt it stays clear of the allowances pressed down on it. */
const BELOW_SEAM = 3;

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
  /** On the chest it is smaller, and level darts may lie under it. */
  readonly on: 'hip' | 'chest';
  /** It lies below the bust, where gathers from a yoke have run out. */
  readonly underBust?: true;
  /** On a part of a circle it lies aslant on the pattern, to hang level as it is worn. */
  readonly level?: Level;
}

/** The family that is worn over the hip in front. */
export function hipFamily({ panels }: GarmentPlan, face: 'front' | 'back'): string {
  const skirt = `skirt-${face}`;
  return panels.some(({ family }) => family === skirt) ? skirt : face;
}

/** What cloth a pocket sewn on over the hip finds: a peplum swings, a skirt as its cut has it. */
function clothAtHip({ choices }: GarmentContext): 'lying' | 'swinging' | 'never' {
  const cut = skirtCut(choices);
  if (cut === undefined) return 'lying';
  return cut === 'peplum' ? 'swinging' : (traitsOf(SKIRT, choices.options)?.takesPocket ?? 'lying');
}

/** A seam over the bust, or one under a yoke, runs through the front. */
const isParted = ({ panels }: GarmentPlan): boolean => familyOf(panels, 'front').length > 1;

/** Height of a pocket's mouth below the waist on a garment that ends at `hem`. */
export function mouthHeight(hem: number): number {
  return -Math.min(MOUTH.most, Math.max(MOUTH.least, -MOUTH.share * hem));
}

/** The greatest height of a mouth. */
export function highestMouth(plan: GarmentPlan, { choices }: GarmentContext): number {
  const belted = (traitsOf(BELT, choices.options)?.round ?? false) || drawnInBy(choices) !== undefined;
  if (belted || hipFamily(plan, 'front') !== 'front') return -MOUTH.least;
  return isParted(plan) ? ABOVE_WAIST.parted : ABOVE_WAIST.whole;
}

/** The widest panel at a height: what a princess seam leaves room on. */
function hostAt(panels: readonly Panel[], y: number): Panel {
  const widths = panels.map((panel) => clothWidth([panel], y));
  return item(panels, widths.indexOf(Math.max(...widths)));
}

/** What a pocket asks of its place. */
export interface Wanted {
  readonly width: number;
  /** Narrower than this it is refused. */
  readonly least: number;
  /** Cloth left beside it at seams, cm. */
  readonly beside?: number;
  readonly begins?: Begins;
}

/**
 * The place a mouth at one height finds on the panel with most cloth there; it may be too narrow, or too shallow. Where
 * it may begin nowhere it has no width.
 */
function placeAt(
  panels: readonly Panel[],
  context: GarmentContext,
  { width: wanted, beside = BESIDE, begins = atBest }: Wanted,
  mouth: number,
): PocketPlace {
  const host = hostAt(panels, mouth);
  const cloth = clothWidth([host], mouth);
  const inner = panels.length === 1 ? FROM_CENTRE : beside;
  const most = Math.min(wanted, cloth - inner - beside);
  const centred = (panels.length === 1 ? MIDDLE * cloth : (inner + cloth - beside) / 2) - most / 2;
  const outermost = cloth - beside - most;
  const best = Math.min(Math.max(inner, centred), outermost);
  const from = begins([host], mouth, { least: inner, most: outermost, best, width: Math.max(0, most) });
  const xs = [0, Math.max(0, most)].map((at) => placeOnCloth([host], mouth, (from ?? best) + at).at.x);
  const gaps = meetsLevelDart(host, mouth, Math.min(...xs), Math.max(...xs));
  const width = from === undefined || gaps ? 0 : most;
  const room = underAll(
    host,
    item(xs, 0),
    mouth,
    width,
    mouth - bottomOver(hemUnder(host, xs), context, mouth),
  );
  return { host, from: from ?? best, width, mouth, room, on: 'hip' };
}

/** Of a depth, what finds cloth under the whole width: a dart that opens below pushes its outer side on to a lifted hem. */
function underAll(host: Panel, inner: number, mouth: number, width: number, depth: number): number {
  let deep = depth;
  while (deep > 0 && clothBeside(host, inner, mouth - deep) < width) deep -= LOWERING;
  return deep;
}

/** The place at a height, or, where that is too narrow, as little lower as makes room: panels widen towards the hip. */
function wideEnough(
  at: (mouth: number) => PocketPlace,
  usual: number,
  least: number,
): PocketPlace | undefined {
  for (let place = at(usual); place.room >= SHALLOWEST - 1e-9; place = at(place.mouth - LOWERING))
    if (place.width >= least) return place;
  return undefined;
}

/** Height of the seam at the top of the panels where a pocket may lie: a dropped one lies below the usual mouth. */
function seamAbove(panels: readonly Panel[]): number {
  const heights = panels.flatMap((panel) => edgesOf(panel, 'waist').map(({ path }) => startOf(path).y));
  return heights.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...heights) - BELOW_SEAM;
}

/** The height of a mouth over the hip that is usual on such a length; nothing where what hangs is too short. */
function usualHeight(
  plan: GarmentPlan,
  context: GarmentContext,
  panels: readonly Panel[],
): number | undefined {
  const ends = panels.filter((panel) => edgesOf(panel, 'hem').length > 0);
  // That of a circle rises to the side on the pattern alone: worn it is as low as in front.
  const hem = Math.max(
    ...ends.map(clothAtHip(context) === 'lying' ? hemOf : (panel) => hemUnder(panel, [FROM_CENTRE])),
  );
  const lowest = clearOf(hem, context) + SHALLOWEST;
  const highest = Math.min(highestMouth(plan, context), seamAbove(panels));
  const usual = Math.min(highest, Math.max(mouthHeight(hem), lowest));
  return usual - hem < SHALLOWEST ? undefined : usual;
}

/** Where a pocket lies over the hip; nowhere where it finds too little cloth. */
function hipPlace(plan: GarmentPlan, context: GarmentContext, wanted: Wanted): PocketPlace | undefined {
  const panels = familyOf(plan.panels, hipFamily(plan, 'front'));
  const usual = usualHeight(plan, context, panels);
  if (usual === undefined) return undefined;
  return wideEnough((mouth) => placeAt(panels, context, wanted, mouth), usual, wanted.least);
}

/** Where it lies on a part of a circle, level as that hangs. */
function swingingPlace(plan: GarmentPlan, context: GarmentContext, wanted: Wanted): PocketPlace | undefined {
  const panels = familyOf(plan.panels, hipFamily(plan, 'front'));
  const [host] = panels;
  const mouth = usualHeight(plan, context, panels);
  if (!host || mouth === undefined) return undefined;
  for (const centre of NEARER_CENTRE) {
    const clear = { centre, side: wanted.beside ?? BESIDE };
    const { width: asked, least } = wanted;
    const level = levelOn(host, context, { width: asked, least, clear, mouth, below: BELOW_SEAM });
    if (level) return { ...level, host, from: 0, on: 'hip', level };
  }
  return undefined;
}

/** Where a pocket lies as it asks: over the hip, or else on the chest; nowhere where neither has room for it. */
export function pocketPlace(
  plan: GarmentPlan,
  context: GarmentContext,
  wanted: Wanted,
): PocketPlace | undefined {
  const overHip = { lying: hipPlace, swinging: swingingPlace };
  const on = (cloth: 'lying' | 'swinging') =>
    clothAtHip(context) === cloth ? overHip[cloth](plan, context, wanted) : undefined;
  // Where a seam over the bust leaves it no place on the chest, it goes on to cloth that swings.
  return (
    on('lying') ??
    chestPlace(plan, context, wanted) ??
    on('swinging') ??
    underBustPlace(plan, context, wanted)
  );
}

/** Over the hip it may find its place on a longer garment; on the chest of a parted front it finds none. */
export const noPlace = (plan: GarmentPlan): AppError =>
  isParted(plan) ? tooShort('bust-shaping', 'pockets') : tooShort('pockets', 'length');

/** Told where a pocket for the hand becomes one on the chest, or under the bust. */
export function placeNotices({ on, underBust }: Pick<PocketPlace, 'on' | 'underBust'>): Notice[] {
  if (on !== 'chest') return [];
  return [{ code: underBust ? 'pockets-under-bust' : 'pockets-on-chest', figures: {} }];
}

/**
 * A point of the pocket's place: `across` from its inner side, `down` from its mouth. The inner side hangs straight down
 * the grain; what lies beyond a dart is where it comes to lie once that is sewn, the dart open as on the pattern.
 */
export function onPlace({ host, from, mouth, on, level }: PocketPlace, across: number, down: number): Point {
  if (level) return onLevel(level, across, down);
  const inner = placeOnCloth([host], mouth, from).at.x;
  const beside = placeBeside(host, inner, mouth - down, across);
  return on === 'chest' ? placeBelow(host, { x: beside.x, y: mouth }, down) : beside;
}
