import { pathLength } from '@/lib/geometry/length';
import { startOf } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import { item } from '@/lib/geometry/sequence';
import type { Panel, PanelLine } from '../kernel/panel';
import type { GarmentPlan } from '../kernel/plan';
import type { Halves } from './laid';

/** Outlines drawn twice differ by less than this where they are alike, cm. */
const ALIKE = 1e-6;

function isAlike(a: Panel, b: Panel): boolean {
  if (a.edges.length !== b.edges.length) return false;
  return a.edges.every(({ line, path }, i) => {
    const other = item(b.edges, i);
    const same = line === other.line && Math.abs(pathLength(path) - pathLength(other.path)) < ALIKE;
    return same && distance(startOf(path), startOf(other.path)) < ALIKE;
  });
}

const areAlike = (right: readonly Panel[], left: readonly Panel[]): boolean =>
  right.length === left.length && right.every((own, i) => isAlike(own, item(left, i)));

/** Lines of a family that are sewn to what is alike on both sides. */
function linesApart({ seams }: GarmentPlan, id: string, differing: ReadonlySet<string>): PanelLine[] {
  return seams.flatMap(({ a, b }) => {
    const refs = [...a, ...b];
    if (refs.every(({ family }) => differing.has(family))) return [];
    return refs.filter(({ family }) => family === id).map(({ line }) => line);
  });
}

/** The families whose sides differ, by name. */
export function differingHalves(right: GarmentPlan, left: GarmentPlan): ReadonlyMap<string, Halves> {
  const of = ({ panels }: GarmentPlan, name: string) => panels.filter(({ family }) => family === name);
  const families = [...new Set([...right.panels, ...left.panels].map(({ family }) => family))];
  const differing = new Set(families.filter((each) => !areAlike(of(right, each), of(left, each))));
  return new Map(
    [...differing].map((each) => [
      each,
      { right: of(right, each), left: of(left, each), apart: linesApart(right, each, differing) },
    ]),
  );
}
