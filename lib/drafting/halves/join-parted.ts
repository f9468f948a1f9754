import { cyclic } from '@/lib/geometry/sequence';
import type { LineRef, SeamPlan } from '../kernel/seams';
import { goesAcross, onLeft, onRight, type Whole } from './join-lines';

const isCentre = (line: string): boolean => line.startsWith('centre');

/** A line that ends at the centre, where its family is parted. */
function endsAtCentre(whole: Whole, ref: LineRef): boolean {
  const halves = whole.get(ref.family);
  if (!halves || goesAcross(whole, ref)) return false;
  return halves.right.some(({ edges }) =>
    edges.some(({ line }, i) => line === ref.line && !isCentre(line) && isCentre(cyclic(edges, i + 1).line)),
  );
}

const walkedBack = ({ reversed = false, ...ref }: LineRef): LineRef =>
  reversed ? ref : { ...ref, reversed: true };

/**
 * One side of a seam that goes across: what is parted at its centre goes on there with its left half, from the centre to
 * the side where the right one came to it.
 */
export function walkedAcross(whole: Whole, refs: readonly LineRef[]): LineRef[] {
  const beyond = refs
    .filter((ref) => endsAtCentre(whole, ref))
    .flatMap((ref) => {
      const left = onLeft(whole, ref);
      return left ? [walkedBack(left)] : [];
    });
  return [...refs.map((ref) => onRight(whole, ref)), ...beyond];
}

/** A seam down the middle of what is parted there: right and left are sewn to each other. */
export function closedAtCentre(whole: Whole, own: SeamPlan): SeamPlan | undefined {
  const isSelf = own.a.every(({ family, line }, i) => own.b[i]?.family === family && own.b[i]?.line === line);
  const isParted = own.a.every(({ family }) => (whole.get(family)?.left.length ?? 0) > 0);
  if (!isSelf || !isParted) return undefined;
  const left = own.b.flatMap((ref) => onLeft(whole, ref) ?? []);
  return { ...own, a: own.a.map((ref) => onRight(whole, ref)), b: left };
}
