import { SKIRT } from '@/lib/choices/slots/skirt';
import { traitsOf } from '@/lib/choices/slots/traits';
import { startOf } from '@/lib/geometry/path';
import { item } from '@/lib/geometry/sequence';
import type { GarmentContext } from '../garments/addition';
import { clothBeside, clothWidth, familyOf, meetsLevelDart, placeOnCloth } from '../kernel/cloth';
import { edgesOf } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { GarmentPlan } from '../kernel/plan';
import { skirtCut } from '../skirts/waist-seam';
import { LOWERING } from './chest-room';
import { atBest } from './clear-of-darts';
import { highestMouth, hipFamily, mouthHeight } from './mouth-height';
import type { PocketPlace, Wanted } from './pocket-place';
import { bottomOver, clearOf, hemOf, hemUnder, SHALLOWEST } from './room';
import { levelOn } from './sector-place';

/** Where on the garment a pocket is worn: its middle this share of the way from the centre front to the side (H). */
const MIDDLE = 0.58;
/** Cloth left at the centre front, and at other edges unless more is asked. */
const FROM_CENTRE = 4;
const BESIDE = 1.5;
/** A narrow part of a circle leaves less at the centre before it refuses a pocket (H). */
const NEARER_CENTRE = [FROM_CENTRE, 2.5];
/** Below the seam at the top of a skirt it stays clear of the allowances pressed down on it. */
const BELOW_SEAM = 3;

/** What cloth a pocket sewn on over the hip finds: a peplum swings, a skirt as its cut has it. */
export function clothAtHip({ choices }: GarmentContext): 'lying' | 'swinging' | 'never' {
  const cut = skirtCut(choices);
  if (cut === undefined) return 'lying';
  return cut === 'peplum' ? 'swinging' : (traitsOf(SKIRT, choices.options)?.takesPocket ?? 'lying');
}

/** The widest panel at a height: what a princess seam leaves room on. */
function hostAt(panels: readonly Panel[], y: number): Panel {
  const widths = panels.map((panel) => clothWidth([panel], y));
  return item(panels, widths.indexOf(Math.max(...widths)));
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
export function hipPlace(
  plan: GarmentPlan,
  context: GarmentContext,
  wanted: Wanted,
): PocketPlace | undefined {
  const panels = familyOf(plan.panels, hipFamily(plan, 'front'));
  const usual = usualHeight(plan, context, panels);
  if (usual === undefined) return undefined;
  return wideEnough((mouth) => placeAt(panels, context, wanted, mouth), usual, wanted.least);
}

/** Where it lies on a part of a circle, level as that hangs. */
export function swingingPlace(
  plan: GarmentPlan,
  context: GarmentContext,
  wanted: Wanted,
): PocketPlace | undefined {
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
