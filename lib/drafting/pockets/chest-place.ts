import { BUST_SHAPING } from '@/lib/choices/slots/bust-shaping';
import { traitsOf } from '@/lib/choices/slots/traits';
import { intersectVertical } from '@/lib/geometry/intersect';
import type { Point } from '@/lib/geometry/types';
import type { GarmentContext } from '../garments/addition';
import {
  clothAt,
  clothBeside,
  clothWidth,
  familyOf,
  meetsLevelDart,
  placeBeside,
  placeOnCloth,
} from '../kernel/cloth';
import type { Panel } from '../kernel/panel';
import type { ChestPlace, GarmentPlan } from '../kernel/plan';
import { atBest } from './clear-of-darts';
import { lapelReach } from './lapel-reach';
import type { PocketPlace, Wanted } from './pocket-place';
import { bottomOver, SHALLOWEST } from './room';

/** A mouth that finds too little cloth moves down in these steps. */
export const LOWERING = 0.5;
/**
 * The mouth lies so far above the bust points; below a low neckline it comes down to the least, and over a high seam that
 * leaves it no depth it rises to the most (H).
 */
const MOUTH = { above: 4, least: 0, most: 6 };
/** On the chest a pocket is narrower, its middle a little outside the bust point (H). */
const WIDEST = 10.5;
const OUTWARD = 1;
/** Cloth left at the centre front, beside edges of the front, a lapel turned over and buttons, and above a seam (H). */
const FROM_CENTRE = 5;
const BESIDE = 2;
const FROM_LAPEL = 0.5;
const FROM_BUTTON = 2;
const ABOVE_SEAM = 1.5;
/** No pocket there hangs deeper, whatever lies below it. */
const DEEPEST = 14;

/** Those of a mouth above the bust points, in the order they are tried: the usual, lower, then higher. */
const HEIGHTS = [...stepped(MOUTH.above, MOUTH.least), ...stepped(MOUTH.above, MOUTH.most).slice(1)];
/** Gathers from a yoke have run out at the bust: below it the cloth lies flat (P). */
const UNDER_BUST = stepped(-1, -8);

function stepped(from: number, to: number): number[] {
  const count = Math.round(Math.abs(to - from) / LOWERING);
  return Array.from({ length: count + 1 }, (_, i) => from + Math.sign(to - from) * i * LOWERING);
}

/** How far from the inner end of the cloth at a height a place of the pattern lies, darts sewn. */
function wornTo(host: Panel, y: number, x: number): number {
  return clothAt([host], y).reduce((sum, { from, to }) => sum + Math.max(0, Math.min(x, to) - from), 0);
}

/** The lowest a pocket over a stretch of the front may reach: clear of its hem, or of the seam at its waist. */
export function lowestUnder(
  host: Panel,
  xs: readonly number[],
  context: GarmentContext,
  mouth: number,
): number {
  const heights = (edges: Panel['edges']) =>
    edges.flatMap(({ path }) => xs.flatMap((x) => intersectVertical(path, x).map(({ point }) => point.y)));
  const hem = heights(host.edges.filter(({ role }) => role === 'hem'));
  if (hem.length > 0) return bottomOver(Math.max(...hem), context, mouth);
  const seam = heights(host.edges.filter(({ line }) => line === 'waist'));
  return seam.length > 0 ? Math.max(...seam) + ABOVE_SEAM : mouth - DEEPEST;
}

interface Mouth {
  readonly inner: number;
  readonly width: number;
  readonly mouth: number;
}

/** How deep a pocket may hang below its mouth: a dart that opens in the lower edge brings its outer side further out. */
function roomAbove(
  host: Panel,
  { inner, width, mouth }: Mouth,
  whole: number,
  context: GarmentContext,
): number {
  for (let deep = whole; deep >= SHALLOWEST; deep -= LOWERING) {
    const y = mouth - deep;
    if (clothBeside(host, inner, y) < width + BESIDE) continue;
    const { x } = placeBeside(host, inner, y, width);
    if (lowestUnder(host, [x], context, mouth) <= y + 1e-9) return deep;
  }
  return 0;
}

/** Between which places of the cloth of a panel a mouth on the chest may lie at a height, worn cm from its inner end. */
function spanOn(host: Panel, mouth: number): { readonly least: number; readonly most: number } {
  const [first] = clothAt([host], mouth);
  const innermost = Math.max(
    FROM_CENTRE,
    (first?.from ?? 0) + BESIDE,
    lapelReach(host, mouth) + FROM_LAPEL,
    ...host.marks.filter(({ kind }) => kind === 'button').map(({ at }) => at.x + FROM_BUTTON),
  );
  return { least: wornTo(host, mouth, innermost), most: clothWidth([host], mouth) - BESIDE };
}

interface Found {
  readonly from: number;
  readonly width: number;
  readonly mouth: number;
}

/** How deep a pocket may hang on one panel. */
function roomOn(host: Panel, context: GarmentContext, { from, width, mouth }: Found): number {
  const xs = [0, width / 2, width].map((at) => placeOnCloth([host], mouth, from + at).at.x);
  const [inner, outer] = [Math.min(...xs), Math.max(...xs)];
  if (meetsLevelDart(host, mouth, inner, outer)) return 0;
  const whole = mouth - lowestUnder(host, xs, context, mouth);
  return roomAbove(host, { inner, width, mouth }, whole, context);
}

/** The place a mouth finds on the chest at one height, the same on each cloth; nothing where it would be too narrow. */
function foundAt(cloths: readonly Panel[], wanted: Wanted, mouth: number): Found | undefined {
  const [host] = cloths;
  const spans = cloths.map((cloth) => spanOn(cloth, mouth));
  const least = Math.max(...spans.map((span) => span.least));
  const most = Math.min(...spans.map((span) => span.most));
  const width = Math.min(wanted.width, WIDEST, most - least);
  if (!host || width < wanted.least) return undefined;
  const middle = wornTo(host, mouth, host.landmarks.bustPoint?.x ?? 0) + OUTWARD;
  const best = Math.min(Math.max(least, middle - width / 2), most - width);
  const from = (wanted.begins ?? atBest)(cloths, mouth, { least, most: most - width, best, width });
  return from === undefined ? undefined : { from, width, mouth };
}

/** The place at one height with how deep a pocket may hang there; nothing where that is too shallow. */
function placeAt(
  cloths: readonly Panel[],
  context: GarmentContext,
  wanted: Wanted,
  mouth: number,
): ChestPlace | undefined {
  const found = foundAt(cloths, wanted, mouth);
  if (!found) return undefined;
  const room = Math.min(...cloths.map((cloth) => roomOn(cloth, context, found)));
  return room >= SHALLOWEST - 1e-9 ? { ...found, room } : undefined;
}

/**
 * Where both of a pair lie: over one shoulder where the bare side, which has less cloth, has room, and neither its darts,
 * which open at its own edge, nor darts or armhole of the covered one lie in their way.
 */
const hosts = (host: Panel, { bareFront }: GarmentContext): readonly Panel[] =>
  bareFront ? [bareFront(), host] : [host];

/** The first that any of the heights finds. */
function highestPlace(
  host: Panel,
  bust: Point,
  context: GarmentContext,
  wanted: Wanted,
  heights: readonly number[],
): ChestPlace | undefined {
  const cloths = hosts(host, context);
  return heights.reduce<ChestPlace | undefined>(
    (found, above) => found ?? placeAt(cloths, context, wanted, bust.y + above),
    undefined,
  );
}

/**
 * Where a pocket lies on the chest, or as little lower as makes room beside the neckline, or higher as makes it
 * above a seam; where the right half has it, its twin lies as high; nowhere where seams or gathers
 * part the front over the bust, or too little cloth is left.
 */
export function chestPlace(
  plan: GarmentPlan,
  context: GarmentContext,
  wanted: Wanted,
): PocketPlace | undefined {
  if (traitsOf(BUST_SHAPING, context.choices.options)?.by !== 'dart') return undefined;
  return placeOver(HEIGHTS, plan, context, wanted);
}

/** Where a pocket lies below the gathers under a yoke; nowhere on another front, or where too little cloth is left. */
export function underBustPlace(
  plan: GarmentPlan,
  context: GarmentContext,
  wanted: Wanted,
): PocketPlace | undefined {
  const { from, by } = traitsOf(BUST_SHAPING, context.choices.options) ?? {};
  if (from !== 'neckline' || by !== 'gathers') return undefined;
  const place = placeOver(UNDER_BUST, plan, context, wanted);
  return place && { ...place, underBust: true };
}

function placeOver(
  heights: readonly number[],
  plan: GarmentPlan,
  context: GarmentContext,
  wanted: Wanted,
): PocketPlace | undefined {
  const host = familyOf(plan.panels, 'front').find(({ landmarks }) => landmarks.bustPoint);
  const bust = host?.landmarks.bustPoint;
  if (!host || !bust) return undefined;
  const place = context.settled?.chest ?? highestPlace(host, bust, context, wanted, heights);
  return place && { ...place, host, on: 'chest' };
}

/** What a place on the chest settles for the half that is drawn after. */
export const settledOn = ({ on, from, width, mouth, room }: PocketPlace): Pick<GarmentPlan, 'settled'> =>
  on === 'chest' ? { settled: { chest: { from, width, mouth, room } } } : {};
