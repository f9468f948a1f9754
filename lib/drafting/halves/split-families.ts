import { firstOf } from '@/lib/geometry/sequence';
import type { Panel, PanelEdge } from '../kernel/panel';
import type { GarmentPlan, GuideLine, OperationPlan } from '../kernel/plan';
import type { LineRef } from '../kernel/seams';

const familyOf = (panels: readonly Panel[], family: string): Panel[] =>
  panels.filter((own) => own.family === family);

/** The panels that share a line, in the order in which it is walked, each by its own name; none of a half that has no such line. */
function inPanels(panels: readonly Panel[], ref: LineRef): LineRef[] {
  const along = familyOf(panels, ref.family)
    .flatMap(({ id, edges }) => edges.map((own): [string, PanelEdge] => [id, own]))
    .filter(([, { line }]) => line === ref.line)
    .sort(([, a], [, b]) => a.from - b.from);
  const ids = [...new Set(along.map(([id]) => id))];
  return (ref.reversed ? ids.reverse() : ids).map((family) => ({ ...ref, family }));
}

/** The panels a family is worked on in: those that are what its first one is. */
function workedOn(panels: readonly Panel[], family: string): string[] {
  const own = familyOf(panels, family);
  if (own.length === 0) return [family];
  return own.filter(({ part }) => part === firstOf(own as [Panel]).part).map(({ id }) => id);
}

const guidesIn = (panels: readonly Panel[], own: GuideLine): GuideLine[] =>
  familyOf(panels, own.family)
    .filter(({ part }) => part !== 'sleeve')
    .map(({ id }) => ({ ...own, family: id }));

/**
 * The plan with each panel of the families named a family of its own: some are cut whole, some twice, and a line that
 * runs over several of them is walked on each its own way.
 */
export function splitFamilies(plan: GarmentPlan, families: ReadonlySet<string>): GarmentPlan {
  const { panels } = plan;
  const refs = (own: readonly LineRef[]) =>
    own.flatMap((ref) => (families.has(ref.family) ? inPanels(panels, ref) : [ref]));
  const operation = (own: OperationPlan): OperationPlan => ({
    ...own,
    lines: refs(own.lines),
    families: own.families.flatMap((each) => (families.has(each) ? workedOn(panels, each) : [each])),
  });
  return {
    ...plan,
    panels: panels.map((own) => (families.has(own.family) ? { ...own, family: own.id } : own)),
    seams: plan.seams.map((own) => ({ ...own, a: refs(own.a), b: refs(own.b) })),
    operations: plan.operations.map(operation),
    guides: plan.guides.flatMap((own) => (families.has(own.family) ? guidesIn(panels, own) : [own])),
  };
}
