import type { LineRef, NotchAt, SeamPlan } from '../kernel/seams';
import { acrossLines, lengthOver } from './crossing';
import { goesAcross, onLeft, onRight, type Whole } from './join-lines';
import { closedAtCentre, walkedAcross } from './join-parted';
import { leftName } from './left-name';

/** How far along a walk over both halves the centres lie, cm. */
function centresOn(whole: Whole, refs: readonly LineRef[]): number[] {
  let walked = 0;
  return refs.flatMap((ref) => {
    const halves = whole.get(ref.family);
    if (!halves) return [];
    const { right, left } = halves;
    const own = lengthOver(right, ref.line);
    if (!goesAcross(whole, ref)) {
      walked += own;
      return [];
    }
    const beyond = lengthOver(left, ref.line);
    const centre = walked + (beginsAtCentre(whole, ref) ? beyond : own);
    walked += own + beyond;
    return [centre];
  });
}

/** Walked on one half it begins at the centre: on both it begins at the other side. */
function beginsAtCentre(whole: Whole, { family, line, reversed = false }: LineRef): boolean {
  const halves = whole.get(family);
  return halves !== undefined && (acrossLines(halves.right).below === line) !== reversed;
}

/** How much later the walk over both halves comes to what lies on the right one, cm. */
function lead(whole: Whole, [first]: readonly LineRef[]): number {
  if (!first || !goesAcross(whole, first) || !beginsAtCentre(whole, first)) return 0;
  const halves = whole.get(first.family);
  return halves ? lengthOver(halves.left, first.line) : 0;
}

function notchesAcross(whole: Whole, { a, b, notches }: SeamPlan): NotchAt[] {
  const [onA, onB] = [lead(whole, a), lead(whole, b)];
  const shifted = notches.map((notch) => ({
    ...notch,
    ...(notch.a === undefined ? {} : { a: notch.a + onA }),
    ...(notch.b === undefined ? {} : { b: notch.b + onB }),
  }));
  const centresOfB = centresOn(whole, b);
  const centres = centresOn(whole, a).map((at, i) => ({
    a: at,
    ...(centresOfB[i] === undefined ? {} : { b: centresOfB[i] }),
  }));
  return [...shifted, ...centres];
}

/** A seam that goes across both halves is sewn once, with the ease of both. */
function across(whole: Whole, own: SeamPlan, twin: SeamPlan | undefined): SeamPlan {
  return {
    ...own,
    a: walkedAcross(whole, own.a),
    b: walkedAcross(whole, own.b),
    ease: own.ease + (twin?.ease ?? own.ease),
    notches: notchesAcross(whole, own),
  };
}

const onRightSide = (whole: Whole, own: SeamPlan): SeamPlan => ({
  ...own,
  a: own.a.map((ref) => onRight(whole, ref)),
  b: own.b.map((ref) => onRight(whole, ref)),
});

/** The same seam on the left, where that half has its lines. */
function onLeftSide(whole: Whole, own: SeamPlan): SeamPlan[] {
  const [a, b] = [own.a, own.b].map((refs) => refs.map((ref) => onLeft(whole, ref)));
  const found = (refs: readonly (LineRef | undefined)[] = []) => refs.filter((ref) => ref !== undefined);
  const [ownA, ownB] = [found(a), found(b)];
  if (ownA.length < own.a.length || ownB.length < own.b.length) return [];
  return [{ ...own, id: leftName(own.id), a: ownA, b: ownB }];
}

const isOn = (whole: Whole, { a, b }: SeamPlan): boolean =>
  [...a, ...b].some(({ family }) => whole.has(family));

const crossesIn = (whole: Whole, { a, b }: SeamPlan): boolean =>
  [...a, ...b].some((ref) => goesAcross(whole, ref));

/** Seams of a garment whose right and left half differ, from those of each drawn as if both were like it. */
export function joinedSeams(whole: Whole, right: readonly SeamPlan[], left: readonly SeamPlan[]): SeamPlan[] {
  const twinOf = ({ id }: SeamPlan) => left.find((own) => own.id === id);
  // What goes across is sewn with the right half, whatever the left would call it.
  const leftAlone = left.filter(
    (own) => isOn(whole, own) && !crossesIn(whole, own) && !right.some(({ id }) => id === own.id),
  );
  const joined = right.flatMap((own) => {
    if (!isOn(whole, own)) return [own];
    const closed = closedAtCentre(whole, own);
    if (closed) return [closed];
    const twin = twinOf(own);
    if (crossesIn(whole, own)) return [across(whole, own, twin)];
    return [onRightSide(whole, own), ...(twin ? onLeftSide(whole, twin) : [])];
  });
  return [...joined, ...leftAlone.flatMap((own) => onLeftSide(whole, own))];
}
