import type { Notion } from '@/lib/pattern/types';
import type { GarmentPlan, OperationPlan } from '../kernel/plan';

type Named = Readonly<Record<string, number>>;

const mean = (a: number, b: number): number => (a + b) / 2;

/** Measures of the whole: each half speaks for a garment that has it on both sides. What one half alone has is its own. */
export function meanOf(right: Named, left: Named): Record<string, number> {
  return Object.fromEntries(Object.entries(right).map(([name, own]) => [name, mean(own, left[name] ?? own)]));
}

/** Figures of what is done on both halves: it is done half as often where only one has it, and as far as both together ask. */
export function joinedFigures(own: OperationPlan, twin: OperationPlan | undefined): OperationPlan['figures'] {
  const { length, count } = own.figures;
  const other = twin?.figures ?? {};
  return {
    ...own.figures,
    ...(typeof length === 'number' && typeof other.length === 'number'
      ? { length: mean(length, other.length) }
      : {}),
    ...(typeof count === 'number' ? { count: mean(count, twin ? Number(other.count ?? 0) : 0) } : {}),
  };
}

const keyOf = ({ kind, use, width }: Notion): string => [kind, use, width].join();

const total = (notions: readonly Notion[]): number =>
  notions.reduce((sum, { count, length = 0 }) => sum + count * length, 0);

/** What has to be bought of one kind: half of what either side asks for the whole. */
function shared(right: readonly Notion[], left: readonly Notion[]): Notion[] {
  if (total(right) === total(left) && right.length === left.length) return [...right];
  return right.map((own, i) => {
    const twin = left[i];
    if (!twin) return { ...own, count: own.count / 2 };
    const { length } = own;
    return length === undefined ? own : { ...own, length: Math.ceil(mean(length, twin.length ?? length)) };
  });
}

const isZip = ({ kind }: Notion): boolean => kind.endsWith('zip');

/** Notions of both halves, kind by kind in their order; then those of the left half alone. A zip not in a centre is in the left side. */
export function joinedNotions({ notions }: GarmentPlan, { notions: left }: GarmentPlan): Notion[] {
  const right = [...left.filter(isZip), ...notions.filter((own) => !isZip(own))];
  const kinds = [...new Set(right.map(keyOf))];
  const both = kinds.flatMap((kind) => {
    const of = (notions: readonly Notion[]) => notions.filter((own) => keyOf(own) === kind);
    return shared(of(right), of(left));
  });
  return [...both, ...left.filter((own) => !kinds.includes(keyOf(own)))];
}
