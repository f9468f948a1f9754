import { intersectVertical } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength } from '@/lib/geometry/length';
import type { Path } from '@/lib/geometry/types';
import type { Notice } from '@/lib/pattern/types';
import { lineLength, linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { rounded } from '../kernel/rounded';
import { held } from '../necklines/held';
import { NOTCH } from '../sleeves/armhole-seam';
import type { SleeveRequest } from '../sleeves/sleeve';
import { type CapHalves, capHalves } from './cap-halves';
import { cutHalf } from './cut-half';
import { cutSleeve, type EdgeJoins, sleeveEdge } from './cut-sleeve';
import { BOW, edgeJoin } from './edge-join';
import { flatEdge } from './shoulder-girth';

/** Over the arm the edge lies so far below the shoulder tip where nothing else is asked (METHODS §4), cm. */
const BELOW_TIP = 6;
/** The least that is laid into a sleeve, so that it puffs over the arm and lets that move, cm. */
const LEAST = 4;

/** What is cut across, its seam led away from the armhole where it is a raglan's. */
export interface CutRequest extends SleeveRequest {
  readonly lead?: (halves: CapHalves) => CapHalves;
}

/** Front and back cut on one level, and where it crosses a cap. */
interface Levelled {
  readonly halves: CapHalves;
  readonly level: number;
  readonly front: Panel;
  readonly back: Panel;
  readonly joins: EdgeJoins;
  readonly notices: readonly Notice[];
}

/** The same with the sleeve cut to it. */
interface CutOnLevel extends Levelled {
  readonly sleeve: Panel;
}

/** Seam left above each notch of the armhole, cm. */
const ABOVE_NOTCH = 2.5;

interface Level {
  readonly level: number;
  readonly notices: readonly Notice[];
}

/** The height of the edge in the middle of a sleeve: a flat cap, on an arm that is large for it, leaves less room above its notches. */
function levelUnder(
  { choices, front, back, lowered = 0 }: CutRequest,
  halves: CapHalves,
  crown: number,
): Level {
  const notched = (['front', 'back'] as const).map((face) => {
    const armhole = pathLength(face === 'front' ? front : back);
    return pointAtLength(halves[face], NOTCH[face] * armhole + ABOVE_NOTCH).y - BOW;
  });
  const asked = choices.sizes['neckline-front-depth'] ?? BELOW_TIP;
  const depth = held('edge-below-shoulder-raised', asked, 0, crown - Math.max(...notched));
  return { level: crown - depth.value - lowered, notices: depth.notices };
}

/** The halves of a cap as they are sewn: up to the armhole, or led in from it. */
function halvesOf({ lead }: CutRequest, cap: Path, crown: number): CapHalves {
  const halves = capHalves(cap, crown);
  return lead ? lead(halves) : halves;
}

const joinsOf = ({ bodice }: CutRequest, halves: CapHalves, level: number): EdgeJoins => ({
  front: edgeJoin({ armhole: linePath(bodice.front, 'armhole'), cap: halves.front }, level),
  back: edgeJoin({ armhole: linePath(bodice.back, 'armhole'), cap: halves.back }, level),
});

const cutBodice = ({ bodice }: SleeveRequest, joins: EdgeJoins) => ({
  front: cutHalf(bodice.front, joins.front),
  back: cutHalf(bodice.back, joins.back),
});

/** What is laid into a sleeve so that with front and back its edge is as full as the whole asks, cm. */
export function laidIn(
  request: CutRequest,
  cap: { readonly path: Panel['edges'][number]['path']; readonly front: number; readonly height: number },
): number {
  const halves = halvesOf(request, cap.path, cap.front);
  const { level } = levelUnder(request, halves, cap.height);
  const joins = joinsOf(request, halves, level);
  const { front, back } = cutBodice(request, joins);
  const plain =
    lineLength(front, 'neckline') +
    lineLength(back, 'neckline') +
    pathLength(sleeveEdge(halves, joins, level));
  return Math.max(LEAST, flatEdge(request.body) / 2 - plain);
}

/** The bodice a sleeve is sewn to without all that lies above the edge (METHODS §4); the crown of its cap lies at x = 0. */
export function onLevel(request: CutRequest, cap: Path): Levelled {
  const [crown] = intersectVertical(cap, 0);
  if (!crown) throw new Error('The cap has no crown');
  const halves = halvesOf(request, cap, crown.length);
  const { level, notices } = levelUnder(request, halves, crown.point.y);
  const joins = joinsOf(request, halves, level);
  return { halves, level, ...cutBodice(request, joins), joins, notices };
}

/** A sleeve as it was drawn, and the bodice it is sewn to, without all that lies above the edge (METHODS §4). */
export function cutOnLevel(request: CutRequest, sleeve: Panel): CutOnLevel {
  const cut = onLevel(request, linePath(sleeve, 'cap'));
  return { ...cut, sleeve: cutSleeve(sleeve, cut.halves, cut.joins, cut.level) };
}

/** Where the tip of her shoulder lies above the edge, on the back; nothing of the cloth shows it. */
export const shoulderTip = ({ bodice: { points } }: SleeveRequest): Record<string, number> =>
  rounded({ shoulderTipOut: points.back.bodyTip.x, shoulderTipLevel: points.back.bodyTip.y });
