import type { Item } from '@/lib/drawing/types';
import { endOf, polyline } from '@/lib/geometry/path';
import { lerp } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { linesInside } from '@/lib/pattern/find';
import { pathOf } from '@/lib/pattern/lines';
import type { Draft } from '@/lib/pattern/types';
import { both, line, shape } from '../ink';
import { lengthOn } from '../worn/line-length';
import type { WornSkirt } from '../worn/skirt';
import type { FlatPart } from './part';
import { onHem, onWaist } from './skirt';

/** Toward the hem a pleat opens: from so far up, as a share of the skirt, by so much to either side of its crease, cm. */
const OPENS = { from: 0.35, by: 1 };

/** Where a crease lies on the finished skirt, as a share of its half width: each pleat hides twice what it shows. */
function creaseShare(x: number, cloth: number, count: number): number {
  const visible = cloth / (3 * count);
  const turnedOut = (x + 2 * visible) / (3 * visible);
  const turnedIn = (x - 2 * visible) / (3 * visible);
  const off = (share: number) => Math.abs(share - Math.round(share));
  return Math.round(off(turnedOut) <= off(turnedIn) ? turnedOut : turnedIn) / count;
}

/** Shares at which creases lie, each once: where two boxes meet, one fold lies on the other. */
function sharesOf({ panels }: WornSkirt): number[] {
  const all = panels.flatMap((piece) => {
    const creases = linesInside(piece, 'pleat');
    const cloth = lengthOn(piece, 'hem');
    return creases.map((drawn) => creaseShare(endOf(pathOf(drawn)).x, cloth, creases.length));
  });
  return [...new Set(all)].filter((share) => share < 0.99);
}

/** Of what lies under a box both of its folds are seen, of a pleat to one side the cloth on that side. */
const sidesOf = ({ choices }: Draft): readonly number[] =>
  choices.options.pleats === 'box' ? [-OPENS.by, OPENS.by] : [0, OPENS.by];

/** Creases of the pleats, from the waist seam to the hem, and what is seen under them where they open. */
export const skirtPleats: FlatPart = ({ draft, skirt }) => {
  if (!skirt?.pleated) return [];
  const sides = sidesOf(draft);
  return sharesOf(skirt).flatMap((share) => {
    const [top, foot] = [onWaist(skirt, share), onHem(skirt, share)];
    return pleat(top, foot, sides, `skirt-${skirt.view}/pleat`);
  });
};

function pleat(top: Point, foot: Point, sides: readonly number[], id: string): Item[] {
  const apex = lerp(foot, top, OPENS.from);
  const [left, right] = [sides[0] ?? 0, sides[1] ?? 0].map((off) => ({ x: foot.x + off, y: foot.y }));
  if (!left || !right) return [];
  return both((half) => [
    shape(half(polyline(apex, left, right, apex)), 'shade', `${id}-inside`),
    line(half(polyline(top, apex, left)), 'seam', id),
    line(half(polyline(apex, right)), 'seam', id),
  ]);
}
