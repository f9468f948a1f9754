import { leftName } from '@/lib/pattern/left-name';
import type { LineRef, NotchAt, SeamPlan } from '../kernel/seams';
import { goesAcross, onLeft, onRight, type Whole } from './join-lines';
import { lengthOn, type WalkOverBoth, walkOverBoth } from './walk-both';

/** A notch where two halves meet lies on its own one by no more than that, cm. */
const HAIR = 1e-4;

/** Where on the walk over both lies what was so far along the left half's own walk: before it on that half, or at its end. */
const onBoth = ({ lead, length }: WalkOverBoth, at: number): number =>
  at > lead ? length - (at - lead) + HAIR : lead - at - HAIR;

const ofRight = ({ lead }: WalkOverBoth, at: number): number =>
  at === 0 && lead > 0 ? lead + HAIR : lead + at;

/** Notches of the left half's own seam, those that mark where it laps. */
const ofLeft = ({ notches }: SeamPlan, a: WalkOverBoth, b: WalkOverBoth): NotchAt[] =>
  notches.flatMap((notch) =>
    notch.a === undefined || notch.b === undefined
      ? []
      : [{ ...notch, a: onBoth(a, notch.a), b: onBoth(b, notch.b) }],
  );

/** Sewn to what is alike on both sides, both walks are counted from where they begin on a half that is parted. */
const unled = (walk: WalkOverBoth): WalkOverBoth => ({ ...walk, lead: walk.across });

function notchesAcross(
  { notches }: SeamPlan,
  twin: SeamPlan | undefined,
  a: WalkOverBoth,
  b: WalkOverBoth,
): NotchAt[] {
  const shifted = notches.map((notch) => ({
    ...notch,
    ...(notch.a === undefined ? {} : { a: ofRight(a, notch.a) }),
    ...(notch.b === undefined ? {} : { b: ofRight(b, notch.b) }),
  }));
  const centres = a.centres.map((at, i) => ({
    a: at,
    ...(b.centres[i] === undefined ? {} : { b: b.centres[i] }),
  }));
  return [...(twin ? ofLeft(twin, a, b) : []), ...shifted, ...centres];
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
  const twin = left.find(({ id }) => id === own.id);
  const isFaced = [...own.a, ...own.b].every(({ family }) => whole.has(family));
  return {
    ...own,
    a: a.refs,
    b: b.refs,
    ease: own.ease + (twin?.ease ?? own.ease),
    notches: isFaced ? notchesAcross(own, twin, a, b) : notchesAcross(own, undefined, unled(a), unled(b)),
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

const isOfFront = ({ family }: LineRef): boolean => family.includes('front');

/** Whether a line lies on a face where something of a seam goes across. */
const goesOver = (whole: Whole, { a, b }: SeamPlan, ref: LineRef): boolean =>
  [...a, ...b].some((each) => isOfFront(each) === isOfFront(ref) && goesAcross(whole, each));

/** A seam of the left alone that goes across on one face: on the other it is sewn as the same line is on the right. */
function acrossOnLeft(whole: Whole, own: SeamPlan, right: readonly SeamPlan[]): SeamPlan[] {
  const beside = (refs: readonly LineRef[]) => refs.filter((ref) => !goesOver(whole, own, ref));
  const before = (refs: readonly LineRef[]) =>
    refs
      .slice(
        0,
        refs.findIndex((ref) => !goesOver(whole, own, ref)),
      )
      .reduce((sum, ref) => sum + lengthOn(whole, ref, 'left'), 0);
  const [a, b] = [beside(own.a), beside(own.b)];
  const like = right.find((each) => b.some((ref) => each.b.some((other) => sameLine(other, ref))));
  const notches = own.notches
    .map((notch) => ({ ...notch, a: (notch.a ?? 0) - before(own.a), b: (notch.b ?? 0) - before(own.b) }))
    .filter((notch) => notch.a >= 0);
  return like ? onLeftSide(whole, { ...like, a, b, notches }) : [];
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
      crossesIn(whole, own) ? acrossOnLeft(whole, own, right) : onLeftSide(whole, own),
    ),
  ];
}
