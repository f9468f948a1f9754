import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { endOf, joinPaths, mirrorPathX, polyline, reversePath, startOf } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import type { Edge, LineName } from '@/lib/pattern/types';
import { acrossCentre, both, line, shape } from '../ink';
import { lengthOn, lengthOnAll } from '../worn/line-length';
import { isDart, openLoop } from '../worn/panels';
import { skirtWidth, type WornSkirt } from '../worn/skirt';
import { tierLevel, tierSeams } from '../worn/tiers';
import type { FlatPart } from './part';

function wholeOutline({ hem, side, waist }: WornSkirt): Path {
  const half = joinPaths(hem, side, reversePath(waist));
  return joinPaths(half, reversePath(mirrorPathX(half)));
}

/** The cloth of the skirt, and what is seen of its inside. */
export const skirtCloth: FlatPart = ({ skirt }) => {
  if (!skirt) return [];
  const id = `skirt-${skirt.view}`;
  const { behind } = skirt;
  const inside = behind
    ? [
        shape(wholeOutline({ ...skirt, hem: behind }), 'shade', `inside-${id}`),
        line(acrossCentre(reversePath(behind)), 'outline', `inside-${id}/hem`),
      ]
    : [];
  return [...inside, shape(wholeOutline(skirt), 'shell', id)];
};

export const skirtOutline: FlatPart = ({ skirt }) => {
  if (!skirt) return [];
  const id = `skirt-${skirt.view}`;
  return [
    ...both((half) => [line(half(skirt.side), 'outline', `${id}/side`)]),
    line(acrossCentre(reversePath(skirt.hem)), 'outline', `${id}/hem`),
  ];
};

/** Where a share of the waist seam lies, from the centre. */
export function onWaist({ waist }: WornSkirt, share: number): Point {
  return pointAtLength(waist, share * pathLength(waist));
}

/** Where a share of the hem lies, from the centre. */
export function onHem({ hem }: WornSkirt, share: number): Point {
  return pointAtLength(hem, share * pathLength(hem));
}

interface SewnDart {
  readonly name: string;
  /** Share of the waist seam from the centre. */
  readonly share: number;
  readonly tip: number;
}

/** Darts of the skirt: outlines walk its waist from the side back to the centre. */
function dartsOf({ panels }: WornSkirt): SewnDart[] {
  const whole = lengthOnAll(panels, 'waist');
  return panels.flatMap((piece) => {
    const loop = openLoop(piece);
    return loop.flatMap((edge, i) => {
      const before = loop[i - 1];
      if (!isDart(edge) || !before || isDart(before) || before.line !== 'waist') return [];
      const beyond = loop.slice(i).filter(({ line: name, role }) => name === 'waist' && role !== 'dart');
      const fromCentre = beyond.reduce((sum, own) => sum + pathLength(pathOf(own)), 0);
      const name = edge.line.split(':')[0] ?? edge.line;
      return [{ name, share: fromCentre / whole, tip: endOf(pathOf(edge)).y }];
    });
  });
}

/** Darts that take the skirt in to the waist seam. */
export const skirtDarts: FlatPart = ({ skirt }) => {
  if (!skirt) return [];
  return dartsOf(skirt).flatMap(({ name, share, tip }) => {
    const sewn = polyline(onWaist(skirt, share), { x: share * skirtWidth(skirt, tip), y: tip });
    return both((half) => [line(half(sewn), 'seam', `skirt-${skirt.view}/${name}`)]);
  });
};

/** Seams between the panels of the skirt, from the waist seam to the hem, each where its share of both comes. */
export const skirtPanelSeams: FlatPart = ({ skirt }) => {
  if (!skirt || skirt.panels.length < 2) return [];
  const own = skirt.panels.filter((piece) => lengthOn(piece, 'waist') > 0 && lengthOn(piece, 'hem') > 0);
  const total = (name: LineName) => lengthOnAll(own, name);
  return own.slice(0, -1).flatMap((piece, i) => {
    const share = (name: LineName) => lengthOnAll(own.slice(0, i + 1), name) / total(name);
    const sewn = polyline(onWaist(skirt, share('waist')), onHem(skirt, share('hem')));
    return both((half) => [line(half(sewn), 'seam', `skirt-${skirt.view}/${piece.id}-seam`)]);
  });
};

const isSeam = ({ line: name, role }: Edge): boolean => name.startsWith('centre') && role === 'seam';

/** A seam down the middle of the skirt, through each tier that is cut in halves. */
export const skirtCentre: FlatPart = ({ skirt }) => {
  if (!skirt) return [];
  const halved = skirt.panels.filter(({ edges }) => edges.some(isSeam));
  return halved.map((piece) => {
    const top = tierLevel(piece, 'upper') ?? startOf(skirt.waist).y;
    const bottom = tierLevel(piece, 'lower') ?? startOf(skirt.hem).y;
    const middle = polyline({ x: 0, y: top }, { x: 0, y: bottom });
    return line(middle, 'seam', `skirt-${skirt.view}/centre`);
  });
};

/** Beside a fold its cloth lies in shadow, as wide at the hem as this share of half of it. */
const FOLD_SHADOW = 0.055;

/** Folds in which a full hem falls: they rise from it, long and short by turns, and fade before the seam. */
export const skirtFolds: FlatPart = ({ skirt }) => {
  if (!skirt) return [];
  const above = Math.min(startOf(skirt.waist).y, ...tierSeams(skirt));
  const width = endOf(skirt.hem).x;
  return skirt.folds.flatMap((foot, i) => {
    const y = foot.y + (above - foot.y) * (i % 2 === 0 ? 0.62 : 0.45);
    const head = { x: (foot.x / width) * skirtWidth(skirt, y), y };
    const id = `skirt-${skirt.view}/fold`;
    const wide = FOLD_SHADOW * width;
    const shade = polyline(foot, head, { x: foot.x - wide, y: foot.y - 0.1 }, foot);
    return both((half) => [
      shape(half(shade), 'shadow', `${id}-shadow`),
      line(half(polyline(foot, head)), 'seam', id),
    ]);
  });
};
