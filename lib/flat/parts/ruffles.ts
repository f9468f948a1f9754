import { CLEAR, OVER_ARM } from '@/lib/drafting/ruffles/shoulder-seams';
import { hasTops } from '@/lib/drafting/sleeves/straps';
import type { Item } from '@/lib/drawing/types';
import { lengthAtPoint } from '@/lib/geometry/closest';
import { smoothThrough } from '@/lib/geometry/fit';
import { pathLength, pointAtLength, subPath, tangentAtLength } from '@/lib/geometry/length';
import { endOf, joinPaths, polyline, reversePath, startOf } from '@/lib/geometry/path';
import { add, perp, scale } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import type { Draft } from '@/lib/pattern/types';
import { acrossCentre, both, line, shape } from '../ink';
import { onShoulders } from '../worn/halves';
import type { Worn } from '../worn/types';
import { FOLD, folds, WAVE, waved } from './hanging-strip';
import type { FlatPart } from './part';

/** How far a gathered strip flares on its way down, as a share of its depth. */
const FLARE = 0.35;
const isWorn = ({ choices }: Draft, ruffle: string): boolean => choices.options.ruffle === ruffle;
const depthOf = ({ choices }: Draft): number => choices.sizes['ruffle-width'] ?? 5;

/** The free edge below a line that runs from the centre to the side. */
function lowerEdge(hem: Path, depth: number): Path {
  const whole = pathLength(hem);
  const points = waved(whole).map(({ at, wave }): Point => {
    const p = pointAtLength(hem, at);
    return { x: p.x + (at / whole) * FLARE * depth, y: p.y - depth + wave };
  });
  return smoothThrough(points, { startDir: { x: 1, y: 0 } });
}

/** A gathered strip below the lower edge of the garment. */
export const hemRuffle: FlatPart = ({ draft, view, near, skirt }) => {
  if (!isWorn(draft, 'hem')) return [];
  const hem = skirt?.hem ?? near.lines.hem;
  const edge = lowerEdge(hem, depthOf(draft));
  const id = `${view}/ruffle`;
  const half = joinPaths(edge, polyline(endOf(edge), endOf(hem)), reversePath(hem));
  return [
    ...both((side) => [shape(side(half), 'shell', id)]),
    line(acrossCentre(reversePath(edge)), 'outline', id),
    line(acrossCentre(reversePath(hem)), 'seam', id),
    ...both((side) => [
      line(side(polyline(endOf(edge), endOf(hem))), 'outline', id),
      ...folds(hem, edge).map((fold) => line(side(fold), 'seam', id)),
    ]),
  ];
};

/** Share of the armhole, from the underarm, below which no ruffle is sewn in. */
const FROM = 0.42;

/** How deep a strip is at a step of the way along its seam, as a share: most at the tip of the shoulder. */
type Deepening = (step: number, steps: number) => number;
const wing: Deepening = (step, steps) => Math.sqrt(step / steps);
/** It runs out to nothing at both its ends. */
const crescent: Deepening = (step, steps) =>
  step === 0 || step === steps ? 0 : Math.sqrt(Math.sin((Math.PI * step) / steps));

/** The free edge of a strip sewn in along a seam, in waves between its ends. */
function freeEdge(seam: Path, depth: number, deepening: Deepening): Path {
  const whole = pathLength(seam);
  const steps = Math.max(4, Math.round(whole / FOLD.apart)) * 2;
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const at = (whole * i) / steps;
    const wave = i === 0 || i === steps ? 0 : i % 2 === 0 ? -WAVE : WAVE;
    const out = depth * deepening(i, steps) + wave;
    return add(pointAtLength(seam, at), scale(perp(tangentAtLength(seam, at)), -out));
  });
  return smoothThrough(points);
}

/** Where a strip is caught that no armhole over the shoulder holds: a raglan seam, the shoulder seam, an edge beside a strap. */
function otherSeam({ near, sleeve, draft }: Worn): Path | undefined {
  const trimmed = (of: Path, from = 0) => subPath(of, from, pathLength(of) - CLEAR);
  if (near.raglan) return trimmed(reversePath(near.raglan.seam), CLEAR);
  if (near.grownOn) {
    const arm = sleeve
      ? reversePath(subPath(sleeve.overarm, 0, Math.min(OVER_ARM, pathLength(sleeve.overarm) / 2)))
      : undefined;
    const { shoulder } = near.lines;
    return trimmed(arm ? joinPaths(arm, polyline(endOf(arm), startOf(shoulder)), shoulder) : shoulder);
  }
  if (!hasTops(draft.choices)) return undefined;
  const { armhole } = near.lines;
  // The strap goes on from where the edge ends.
  const end = near.strapSeam ? lengthAtPoint(armhole, startOf(near.strapSeam)) : pathLength(armhole);
  return end < LEAST ? undefined : trimmed(subPath(armhole, FROM * end, end));
}

/** A strip along a seam on either shoulder, its end an edge of its own where it does not run out to nothing. */
function strips(worn: Worn, seam: Path, depth: number, deepening: Deepening): Item[] {
  const edge = freeEdge(seam, depth, deepening);
  const end = deepening === wing ? [polyline(endOf(edge), endOf(seam))] : [];
  const id = `${worn.view}/ruffle`;
  return onShoulders(worn, (side) => [
    shape(side(joinPaths(edge, ...end, reversePath(seam))), 'shell', id),
    ...[edge, ...end].map((own) => line(side(own), 'outline', id)),
    line(side(seam), 'seam', id),
    ...folds(seam, edge).map((fold) => line(side(fold), 'seam', id)),
  ]);
}

/** A shorter stretch holds no ruffle; and on a short one it is less deep. */
const LEAST = 4;
const DEEPEST = 0.5;

/** Strips in other seams; under the arms alone there is no room for any. */
function inOtherSeams(worn: Worn, seam: Path): Item[] {
  const whole = pathLength(seam);
  if (worn.near.bare || whole < LEAST) return [];
  return strips(worn, seam, Math.min(depthOf(worn.draft), DEEPEST * whole), crescent);
}

function shoulder(worn: Worn): Item[] {
  const other = otherSeam(worn);
  if (other) return inOtherSeams(worn, other);
  const { armhole } = worn.near.lines;
  const whole = pathLength(armhole);
  return strips(worn, subPath(armhole, FROM * whole, whole), depthOf(worn.draft), wing);
}

/** Strips gathered into the armholes over the shoulders. */
export const shoulderRuffles: FlatPart = (worn) =>
  isWorn(worn.draft, 'shoulder') && !worn.near.below ? shoulder(worn) : [];
