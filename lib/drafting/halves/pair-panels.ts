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

/** Lines of a whole panel that are sewn to what is not cut whole. */
function linesApart({ seams }: GarmentPlan, id: string, whole: ReadonlySet<string>): PanelLine[] {
  return seams.flatMap(({ a, b }) => {
    const refs = [...a, ...b];
    if (refs.every(({ family }) => whole.has(family))) return [];
    return refs.filter(({ family }) => family === id).map(({ line }) => line);
  });
}

/** The families of panels whose halves differ. */
export function differingFamilies(right: GarmentPlan, left: GarmentPlan): ReadonlySet<string> {
  return new Set(differingPanels(right, left).map((each) => each.right.family));
}

function differingPanels(right: GarmentPlan, left: GarmentPlan): Pick<Halves, 'right' | 'left'>[] {
  return right.panels.flatMap((own) => {
    const twin = left.panels.find(({ id }) => id === own.id);
    return twin && !isAlike(own, twin) ? [{ right: own, left: twin }] : [];
  });
}

/** The panels whose halves differ, by name: one on the fold is cut whole, one that a centre parts for each side. */
export function wholePanels(right: GarmentPlan, left: GarmentPlan): ReadonlyMap<string, Halves> {
  const differing = differingPanels(right, left);
  const whole = new Set(differing.map((each) => each.right.id));
  return new Map(
    differing.map((each) => {
      const { id } = each.right;
      return [id, { ...each, apart: linesApart(right, id, whole) }];
    }),
  );
}
