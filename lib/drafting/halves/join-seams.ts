import { leftName } from '@/lib/pattern/left-name';
import type { LineRef, NotchAt, SeamPlan } from '../kernel/seams';
import { goesAcross, onLeft, onRight, type Whole } from './join-lines';
import { type WalkOverBoth, walkOverBoth } from './walk-both';

function notchesAcross({ notches }: SeamPlan, a: WalkOverBoth, b: WalkOverBoth): NotchAt[] {
  const shifted = notches.map((notch) => ({
    ...notch,
    ...(notch.a === undefined ? {} : { a: notch.a + a.lead }),
    ...(notch.b === undefined ? {} : { b: notch.b + b.lead }),
  }));
  const centres = a.centres.map((at, i) => ({
    a: at,
    ...(b.centres[i] === undefined ? {} : { b: b.centres[i] }),
  }));
  return [...shifted, ...centres];
}

/** A seam that goes across both halves is sewn once, with the ease of both. */
function across(whole: Whole, own: SeamPlan, twin: SeamPlan | undefined): SeamPlan {
  const [a, b] = [walkOverBoth(whole, own.a), walkOverBoth(whole, own.b)];
  return {
    ...own,
    a: a.refs,
    b: b.refs,
    ease: own.ease + (twin?.ease ?? own.ease),
    notches: notchesAcross(own, a, b),
  };
}

/** A seam in the middle of what is cut for each side joins the one to the other. */
const joinsSides = ({ a, b }: SeamPlan): boolean =>
  a.length === b.length && a.every((own, i) => own.family === b[i]?.family && own.line === b[i]?.line);

function betweenSides(whole: Whole, own: SeamPlan): SeamPlan {
  return {
    ...own,
    a: own.a.map((ref) => onRight(whole, ref)),
    b: own.b.map((ref) => onLeft(whole, ref) ?? ref),
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

/** Seams of a garment whose right and left half differ, from those of each drawn as if both were like it. */
export function joinedSeams(whole: Whole, right: readonly SeamPlan[], left: readonly SeamPlan[]): SeamPlan[] {
  return right.flatMap((own) => {
    const refs = [...own.a, ...own.b];
    if (!refs.some(({ family }) => whole.has(family))) return [own];
    if (refs.some((ref) => goesAcross(whole, ref)))
      return [
        across(
          whole,
          own,
          left.find(({ id }) => id === own.id),
        ),
      ];
    if (joinsSides(own)) return [betweenSides(whole, own)];
    const twin = left.find(({ id }) => id === own.id);
    return [onRightSide(whole, own), ...(twin ? onLeftSide(whole, twin) : [])];
  });
}
