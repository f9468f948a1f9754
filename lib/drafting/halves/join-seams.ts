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
  const [a, b] = [walkOverBoth(whole, own.a, twin?.a), walkOverBoth(whole, own.b, twin?.b)];
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
  if (ownA.length === 0 || ownB.length === 0) return [];
  return [{ ...own, id: leftName(own.id), a: ownA, b: ownB }];
}

const isOn = (whole: Whole, { a, b }: SeamPlan): boolean =>
  [...a, ...b].some(({ family }) => whole.has(family));

const crossesIn = (whole: Whole, { a, b }: SeamPlan): boolean =>
  [...a, ...b].some((ref) => goesAcross(whole, ref));

function joinedSeam(whole: Whole, own: SeamPlan, twin: SeamPlan | undefined): SeamPlan[] {
  if (!isOn(whole, own)) return [own];
  if (crossesIn(whole, own)) return [across(whole, own, twin)];
  if (joinsSides(own)) return [betweenSides(whole, own)];
  return [onRightSide(whole, own), ...(twin ? onLeftSide(whole, twin) : [])];
}

/** Seams of a garment whose right and left half differ, from those of each drawn as if both were like it. */
export function joinedSeams(whole: Whole, right: readonly SeamPlan[], left: readonly SeamPlan[]): SeamPlan[] {
  const twinOf = ({ id }: SeamPlan, seams: readonly SeamPlan[]) => seams.find((own) => own.id === id);
  // What goes across is sewn with the right half, whatever the left would call it.
  const leftAlone = left.filter((own) => isOn(whole, own) && !crossesIn(whole, own) && !twinOf(own, right));
  return [
    ...right.flatMap((own) => joinedSeam(whole, own, twinOf(own, left))),
    ...leftAlone.flatMap((own) => onLeftSide(whole, own)),
  ];
}
