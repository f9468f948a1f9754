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

/** Panels that one seam joins, by family. */
const sewnTo = ({ seams }: GarmentPlan, family: string): ReadonlySet<string> =>
  new Set(
    seams
      .map(({ a, b }) => [...a, ...b].map((ref) => ref.family))
      .filter((families) => families.includes(family))
      .flat(),
  );

/** Names of the panels on the fold that are sewn to one of `whole`, and so are to be cut whole as well. */
function withNeighbours(plan: GarmentPlan, whole: ReadonlySet<string>): ReadonlySet<string> {
  const near = new Set([...whole].flatMap((id) => [...sewnTo(plan, id)]));
  const more = plan.panels.filter(({ id, family, cut }) => cut.onFold && near.has(family) && !whole.has(id));
  return more.length === 0 ? whole : withNeighbours(plan, new Set([...whole, ...more.map(({ id }) => id)]));
}

/** Lines of a whole panel that are sewn to what is not cut whole. */
function linesApart({ seams }: GarmentPlan, id: string, whole: ReadonlySet<string>): PanelLine[] {
  return seams.flatMap(({ a, b }) => {
    const refs = [...a, ...b];
    if (refs.every(({ family }) => whole.has(family))) return [];
    return refs.filter(({ family }) => family === id).map(({ line }) => line);
  });
}

/**
 * The panels that are cut whole, by name: those whose halves differ, and what is cut on the fold and sewn to them. Refuses
 * halves that differ and are not on the fold.
 */
export function wholePanels(right: GarmentPlan, left: GarmentPlan): ReadonlyMap<string, Halves> {
  const halves = right.panels.flatMap((own): Halves[] => {
    const twin = left.panels.find(({ id }) => id === own.id);
    return twin ? [{ right: own, left: twin, apart: [] }] : [];
  });
  const differing = halves.filter((each) => !isAlike(each.right, each.left));
  const parted = differing.find((each) => !each.right.cut.onFold);
  if (parted) throw new Error(`${parted.right.id} differs from side to side and is not cut whole`);
  const whole = withNeighbours(right, new Set(differing.map((each) => each.right.id)));
  const apart = (id: string) => linesApart(right, id, whole);
  return new Map(
    halves
      .filter((each) => whole.has(each.right.id))
      .map((each) => [each.right.id, { ...each, apart: apart(each.right.id) }]),
  );
}
