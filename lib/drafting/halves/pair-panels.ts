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

/** Lines of a panel that are sewn to what is alike on both sides. */
function linesApart({ seams }: GarmentPlan, id: string, differing: ReadonlySet<string>): PanelLine[] {
  return seams.flatMap(({ a, b }) => {
    const refs = [...a, ...b];
    if (refs.every(({ family }) => differing.has(family))) return [];
    return refs.filter(({ family }) => family === id).map(({ line }) => line);
  });
}

/** The families of panels whose halves differ. */
export function differingFamilies(right: GarmentPlan, left: GarmentPlan): ReadonlySet<string> {
  return new Set(
    differingPanels(right, left).flatMap((each) =>
      [each.right, each.left].flatMap((panel) => panel?.family ?? []),
    ),
  );
}

interface Differing extends Pick<Halves, 'right' | 'left'> {
  readonly id: string;
}

/** Panels that one side alone has, or has otherwise than the other. */
function differingPanels({ panels: onRight }: GarmentPlan, { panels: onLeft }: GarmentPlan): Differing[] {
  const ids = new Set([...onRight, ...onLeft].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const [right, left] = [onRight, onLeft].map((panels) => panels.find((own) => own.id === id));
    return right && left && isAlike(right, left) ? [] : [{ id, right, left }];
  });
}

/** The panels whose halves differ, by name. */
export function differingHalves(right: GarmentPlan, left: GarmentPlan): ReadonlyMap<string, Halves> {
  const differing = differingPanels(right, left);
  const ids = new Set(differing.map(({ id }) => id));
  return new Map(differing.map(({ id, ...each }) => [id, { ...each, apart: linesApart(right, id, ids) }]));
}
