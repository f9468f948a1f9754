import { distanceToPath } from '@/lib/geometry/closest';
import { intersect } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength, subPath } from '@/lib/geometry/length';
import { endOf, polyline, startOf, transformPath } from '@/lib/geometry/path';
import { item } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import type { GarmentContext } from '../garments/addition';
import { clothAt, familyOf } from '../kernel/cloth';
import type { Panel } from '../kernel/panel';
import type { GarmentPlan } from '../kernel/plan';
import { LOWERING, lowestUnder } from './chest-room';
import { isOn, type JoinedFront, joinedFront } from './joined-front';
import { innermost, type MarkPart } from './over-seam';
import type { Wanted } from './pocket-place';
import { SHALLOWEST } from './room';

/** A slit above the bust, in as many parts as panels it runs through, and how deep its bag may hang. */
interface HighSlit {
  readonly width: number;
  readonly room: number;
  readonly parts: readonly MarkPart[];
}

/** Widths that are tried, and heights above the bust point, cm (H). */
const WIDTHS = [10.5, 9.5, 8.5];
const HEIGHTS = [4, 4.5, 5, 5.5, 6, 3.5, 3, 2.5, 2, 6.5, 7, 7.5, 8];
/** Its middle lies so far outside the bust point, or as much to either side of that as it needs, cm (H). */
const OUTWARD = 1;
const SIDEWAYS = 4;
/** The panel beside the seam is laid on over so much of it to either side of the slit, cm. */
const BESIDE = 1;

/** Left ends at one height, the best first. */
function* lefts(centre: Panel, bust: Point, width: number, mouth: number): Iterable<number> {
  const least = innermost(centre, mouth);
  const best = Math.max(least, bust.x + OUTWARD - width / 2);
  yield best;
  for (let by = LOWERING; by <= SIDEWAYS; by += LOWERING) {
    yield best + by;
    if (best - by >= least) yield best - by;
  }
}

/** The slit as it lies on the panels: whole, or cut where it crosses the seam once. */
function partsOf(front: JoinedFront, slit: Path): MarkPart[] | undefined {
  const { seam } = front;
  const [first, ...others] = seam ? intersect(slit, seam) : [];
  if (!first || !seam) return [{ panel: front.centre, path: slit }];
  const [from, to] = [first.lengthB - BESIDE, first.lengthB + BESIDE];
  const beside = from >= 0 && to <= pathLength(seam) ? front.beside(from, to) : undefined;
  if (others.length > 0 || !beside) return undefined;
  return [
    { panel: front.centre, path: subPath(slit, 0, first.lengthA) },
    {
      panel: beside.panel,
      path: transformPath(subPath(slit, first.lengthA, pathLength(slit)), beside.onto),
    },
  ];
}

/** Both ends and what lies between them find cloth, the ends clear of every seam and dart (INVARIANTS F12). */
function isClear(parts: readonly MarkPart[], clear: number): boolean {
  const ends: [MarkPart, Point][] = [
    [item(parts, 0), startOf(item(parts, 0).path)],
    [item(parts, parts.length - 1), endOf(item(parts, parts.length - 1).path)],
  ];
  const between = parts.map((part): [MarkPart, Point] => [
    part,
    pointAtLength(part.path, pathLength(part.path) / 2),
  ]);
  return (
    ends.every(
      ([{ panel }, at]) =>
        isOn(panel, at, clear) && panel.edges.every(({ path }) => distanceToPath(at, path) >= clear),
    ) && between.every(([{ panel }, at]) => isOn(panel, at, clear))
  );
}

/** How deep a bag may hang behind the front below a slit: clear of what its panels end in. */
function roomUnder(panels: readonly Panel[], context: GarmentContext, mouth: number): number {
  const lowest = panels.map((panel) => {
    const xs = clothAt([panel], mouth).flatMap(({ from, to }) => [from, (from + to) / 2, to]);
    return lowestUnder(panel, xs, context, mouth);
  });
  return mouth - Math.max(...lowest);
}

/**
 * A slit above the bust, where the front lies flat though a seam runs through it or gathers rise to it: it crosses a seam
 * that is sewn by then, as one over the hip crosses a side panel, and its bag hangs free behind (P). Nowhere where there is
 * no such place.
 */
export function highSlit(
  { panels }: GarmentPlan,
  context: GarmentContext,
  { least, beside = 0 }: Wanted,
): HighSlit | undefined {
  const own = familyOf(panels, 'front');
  const front = joinedFront(own);
  const bust = front?.centre.landmarks.bustPoint;
  if (!front || !bust) return undefined;
  for (const width of WIDTHS.filter((each) => each >= least))
    for (const above of HEIGHTS) {
      const mouth = bust.y + above;
      const room = roomUnder(own, context, mouth);
      if (room < SHALLOWEST - 1e-9) continue;
      for (const left of lefts(front.centre, bust, width, mouth)) {
        const parts = partsOf(front, polyline({ x: left, y: mouth }, { x: left + width, y: mouth }));
        if (parts && isClear(parts, beside)) return { width, room, parts };
      }
    }
  return undefined;
}
