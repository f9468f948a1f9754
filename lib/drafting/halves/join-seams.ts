import { leftName } from '@/lib/pattern/left-name';
import type { LineRef, NotchAt, SeamPlan } from '../kernel/seams';
import { goesAcross, onLeft, onRight, type Whole } from './join-lines';
import { onFaceOf, type WalkOverBoth, walkOverBoth } from './walk-both';

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

const sameLine = (a: LineRef, b: LineRef): boolean => a.family === b.family && a.line === b.line;

/** The walk of a seam on the left half: of the same seam, or of whatever sews there the line that goes across. */
function walkOnLeft(
  whole: Whole,
  own: SeamPlan,
  side: 'a' | 'b',
  left: readonly SeamPlan[],
): readonly LineRef[] | undefined {
  const twin = left.find(({ id }) => id === own.id);
  if (twin) return twin[side];
  const crossing = own[side].find((ref) => goesAcross(whole, ref));
  const walks = left.flatMap(({ a, b }) => [a, b]);
  return crossing && walks.find((refs) => refs.some((ref) => sameLine(ref, crossing)));
}

/** A seam that goes across both halves is sewn once, with the ease of both. */
function across(whole: Whole, own: SeamPlan, left: readonly SeamPlan[]): SeamPlan {
  const walk = (side: 'a' | 'b') => walkOverBoth(whole, own[side], walkOnLeft(whole, own, side, left));
  const [a, b] = [walk('a'), walk('b')];
  return {
    ...own,
    a: a.refs,
    b: b.refs,
    ease: own.ease + (left.find(({ id }) => id === own.id)?.ease ?? own.ease),
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

/** Of a seam on the left alone, what lies on a face where nothing of it goes across: sewn there as the same line is on the right. */
function besideAcross(whole: Whole, own: SeamPlan, right: readonly SeamPlan[]): SeamPlan[] {
  const beside = (refs: readonly LineRef[]) =>
    refs.filter((ref) => !onFaceOf(whole, ref, refs).some((each) => goesAcross(whole, each)));
  const [a, b] = [beside(own.a), beside(own.b)];
  const like = right.find((each) => b.some((ref) => each.b.some((other) => sameLine(other, ref))));
  return like ? onLeftSide(whole, { ...like, a, b, notches: [] }) : [];
}

function joinedSeam(whole: Whole, own: SeamPlan, left: readonly SeamPlan[]): SeamPlan[] {
  if (!isOn(whole, own)) return [own];
  if (crossesIn(whole, own)) return [across(whole, own, left)];
  if (joinsSides(own)) return [betweenSides(whole, own)];
  const twin = left.find(({ id }) => id === own.id);
  return [onRightSide(whole, own), ...(twin ? onLeftSide(whole, twin) : [])];
}

/** Seams of a garment whose right and left half differ, from those of each drawn as if both were like it. */
export function joinedSeams(whole: Whole, right: readonly SeamPlan[], left: readonly SeamPlan[]): SeamPlan[] {
  // What goes across is sewn with the right half, whatever the left would call it.
  const leftAlone = left.filter((own) => isOn(whole, own) && !right.some(({ id }) => id === own.id));
  return [
    ...right.flatMap((own) => joinedSeam(whole, own, left)),
    ...leftAlone.flatMap((own) =>
      crossesIn(whole, own) ? besideAcross(whole, own, right) : onLeftSide(whole, own),
    ),
  ];
}
