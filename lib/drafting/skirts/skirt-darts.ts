import { item } from '@/lib/geometry/sequence';
import type { EdgeDart } from '../blocks/bodice/hemline';
import type { Face, SkirtRequest } from './skirt';

/** How far below the waist darts end, and how much shorter a second one beside them is (METHODS §8: back 12–14, front 8–10). */
const REACH = { front: 9, back: 13 };
const SECOND_SHORTER = 1.5;
/** A tip keeps this far above the hip line. */
const ABOVE_HIP = 2.5;
/** Shorter darts than this are not worth sewing. */
const SHORTEST = 5;
/** Where darts stand when the bodice has none to go on from, as a share of the half waist; and how far from one another. */
const PLACE = 0.45;
const APART = 3.5;
/** Cloth left between the last dart and the side. */
const FROM_SIDE = 3;
/** Wedges are drawn this far beyond the edge that will cut them. */
const BEYOND = 4;

/** Height of the tip of a half's dart. */
function tipHeight(face: Face, { hip }: SkirtRequest, index: number): number {
  return Math.max(hip + ABOVE_HIP, -REACH[face] + index * SECOND_SHORTER);
}

/** Whether there is depth for darts between waist seam and hip line. */
export function mayDart(request: SkirtRequest): boolean {
  return request.top - tipHeight('front', request, 1) >= SHORTEST;
}

/** Sewn distance of each dart from the centre: where the bodice's end, as far as there is room. */
function places(face: Face, { waist, ends }: SkirtRequest, count: number): number[] {
  const last = waist[face] - FROM_SIDE - (count - 1) * APART;
  const first = Math.min(last, ends[face][0] ?? PLACE * waist[face]);
  return Array.from({ length: count }, (_, i) => first + i * APART);
}

/** Darts of a half as wedges about their tips, their axes upright. */
export function dartsOf(face: Face, request: SkirtRequest, widths: readonly number[]): EdgeDart[] {
  let open = 0;
  return places(face, request, widths.length).map((at, i) => {
    const width = item(widths, i);
    const tip = { x: at + open + width / 2, y: tipHeight(face, request, i) };
    open += width;
    const size = request.top - tip.y;
    const half = (width / 2) * ((size + BEYOND) / size);
    const y = request.top + BEYOND;
    return { tip, from: { x: tip.x - half, y }, to: { x: tip.x + half, y } };
  });
}
