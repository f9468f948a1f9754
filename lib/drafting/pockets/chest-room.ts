import { intersectVertical } from '@/lib/geometry/intersect';
import type { GarmentContext } from '../garments/addition';
import { clothAt, clothBeside, clothWidth, meetsLevelDart, placeBeside, placeOnCloth } from '../kernel/cloth';
import type { Panel } from '../kernel/panel';
import type { ChestPlace } from '../kernel/plan';
import { atBest } from './clear-of-darts';
import { lapelReach } from './lapel-reach';
import type { Wanted } from './pocket-place';
import { bottomOver, SHALLOWEST } from './room';

/** A mouth that finds too little cloth moves down in these steps. */
export const LOWERING = 0.5;
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
export function placeAt(
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
