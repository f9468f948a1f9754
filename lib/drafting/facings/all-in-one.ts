import { smoothThrough } from '@/lib/geometry/fit';
import { flatten } from '@/lib/geometry/flatten';
import { intersectHorizontal } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { endOf, startOf } from '@/lib/geometry/path';
import { distance, lerp, perp } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { hasLine, linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { traceFacing } from './trace';
import { underTop } from './under-top';

/** How far the facing reaches below underarm and neckline (METHODS §7: 3–5 below the underarm). */
export const BELOW_UNDERARM = 4;
const BELOW_NECK = 6;
/** Where it passes between the two, as a share of the way from the side. */
const PASSAGE = 0.55;
/** Cloth between the free edge and the bottom of the armhole, and between it and the bust point. */
const UNDER_ARMHOLE = 3;
const OVER_BUST = 1;
/** Places nearer to one another than this are led through as one. */
const APART = 1.5;

/** The lowest place of the armhole. */
function bottomOf(armhole: Path): Point {
  return flatten(armhole, 0.05).reduce((lowest, p) => (p.y < lowest.y ? p : lowest));
}

/** Where the free edge is led between side and centre: under the armhole, and over the apex of a dart opened below. */
export function passages(from: Panel, start: Point, end: Point, apex: Point | undefined): Point[] {
  if (!hasLine(from, 'shoulder')) return underTop(from, start, end);
  const natural = lerp(start, end, PASSAGE);
  const low = apex !== undefined && natural.y < apex.y + OVER_BUST;
  const on = low ? { x: apex.x, y: apex.y + OVER_BUST } : natural;
  const bottom = bottomOf(linePath(from, 'armhole'));
  const straight = lerp(start, on, (start.x - bottom.x) / (start.x - on.x));
  const under = { x: bottom.x, y: bottom.y - UNDER_ARMHOLE };
  const crowded = straight.y > under.y && start.x - under.x > APART && under.x - on.x > APART;
  return crowded ? [under, on] : [on];
}

/**
 * Where an edge slants across the centre, from one shoulder to under the other arm, the free edge hardly rises between the
 * sides: on either half as much, so that it is one line. This share of what it could.
 */
const RISE = 0.35;
/** So far below the underarms, where one has no armhole that holds the facing up. */
const BELOW_BARE = 5;

/** That is counted from the underarm as the block has it, above which a bare side may reach. */
export function belowBare(half: Panel): number {
  const { underarm } = half.landmarks;
  return BELOW_BARE + (underarm ? distance(underarm, endOf(linePath(half, 'side'))) : 0);
}

/** Cloth between such an edge and the bust point: a lining sewn there has a dart that ends below. */
const OVER_DART = 3.5;

/** The centre of the free edge of a facing whose upper edge slants across it, `half` hanging as it is worn. */
export function slantedCentre(half: Panel, apex: Point | undefined): Point {
  const [centre, side] = [linePath(half, 'centre'), linePath(half, 'side')];
  const start = pointAtLength(side, pathLength(side) - belowBare(half));
  const highest = startOf(centre).y - BELOW_NECK;
  const risen = start.y + RISE * Math.max(0, highest - start.y);
  const over = apex ? apex.y + OVER_DART : risen;
  const y = Math.min(highest, Math.max(risen, over));
  // A seam down the middle may be taken in.
  const [on] = intersectHorizontal(centre, y);
  return on?.point ?? { x: startOf(centre).x, y };
}

/**
 * Neck and armhole faced by one piece. Traced with the bust dart closed: `from` must have it elsewhere, and `apex` keeps
 * the free edge off its end. `hanging`: the half as it is worn, where its upper edge goes on beyond the centre to under
 * the other arm.
 */
export function allInOneFacing(from: Panel, id: string, apex?: Point, hanging?: Panel): Panel {
  const side = linePath(from, 'side');
  const at = pathLength(side) - (hanging ? belowBare(from) : BELOW_UNDERARM);
  const start = pointAtLength(side, at);
  const centre = linePath(from, 'centre');
  const end = hanging ? slantedCentre(hanging, apex) : pointAtLength(centre, BELOW_NECK);
  const between = hanging ? [] : passages(from, start, end, apex);
  const path = smoothThrough([start, ...between, end], {
    startDir: perp(tangentAtLength(side, at)),
    endDir: { x: -1, y: 0 },
  });
  return traceFacing(from, path, id);
}
