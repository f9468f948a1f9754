import { cyclic } from '@/lib/geometry/sequence';
import { isMirroredRight } from '@/lib/pattern/halves';
import { lineLength } from '../kernel/lines';
import type { LineRef } from '../kernel/seams';
import { EXTENSION, LAPPED_WAIST } from '../openings/lap';
import { crossingLines } from './crossing';
import { goesAcross, onLeft, onRight, type Whole } from './join-lines';

/** A stretch of a walk over both halves, cm: where on it the centre lies, if there. */
interface Stretch {
  readonly ref: LineRef;
  readonly length: number;
  readonly centre?: number;
}

export interface WalkOverBoth {
  readonly refs: readonly LineRef[];
  /** How far along it the centres lie, where what was the walk on the right half begins, and how long it is, cm. */
  readonly centres: readonly number[];
  readonly lead: number;
  /** The same, none where the walk begins on a face that a centre parts. */
  readonly across: number;
  readonly length: number;
}

const isFront = (whole: Whole, { family }: LineRef): boolean | undefined => {
  const { right, left } = whole.get(family) ?? {};
  const panel = right ?? left;
  return panel && isMirroredRight(panel);
};

/** Walked on one half it begins at the centre: on both it begins at the other side. */
function beginsAtCentre(whole: Whole, { family, line, reversed = false }: LineRef): boolean {
  const halves = whole.get(family);
  return halves?.right !== undefined && (crossingLines(halves.right).below === line) !== reversed;
}

/** How long a line is on one half, cm. */
export const lengthOn = (whole: Whole, { family, line }: LineRef, side: 'right' | 'left'): number => {
  const panel = whole.get(family)?.[side];
  return panel ? lineLength(panel, line) : 0;
};

function ownStretch(whole: Whole, ref: LineRef): Stretch {
  const own = { ref: onRight(whole, ref), length: lengthOn(whole, ref, 'right') };
  if (!goesAcross(whole, ref)) return own;
  const beyond = lengthOn(whole, ref, 'left');
  return {
    ...own,
    length: own.length + beyond,
    centre: beginsAtCentre(whole, ref) ? beyond : own.length,
  };
}

/** What of a walk on the left half crosses no centre, walked back from there. */
function backOnLeft(whole: Whole, twin: readonly LineRef[]): Stretch[] {
  return twin
    .filter((ref) => whole.has(ref.family) && !goesAcross(whole, ref))
    .flatMap((ref) => {
      const own = onLeft(whole, ref);
      if (!own) return [];
      const { reversed = false, ...rest } = own;
      const back = reversed ? rest : { ...rest, reversed: true };
      return [{ ref: back, length: lengthOn(whole, ref, 'left') }];
    })
    .reverse();
}

/** The part of a walk that lies on the face of a line. */
const onFaceOf = (whole: Whole, line: LineRef, refs: readonly LineRef[]): LineRef[] =>
  refs.filter((ref) => isFront(whole, ref) === isFront(whole, line));

/** What begins at the centre: the seam or opening there, or the cloth beyond it of what laps. */
const isCentre = ({ line }: { readonly line: string }): boolean =>
  line.startsWith('centre') || line === EXTENSION || line === LAPPED_WAIST;

/** Of a line that a centre parts: whether its walk begins there, or ends; undefined of one that does neither. */
function partedAt(whole: Whole, { family, line, reversed = false }: LineRef): 'begin' | 'end' | undefined {
  const edges = whole.get(family)?.right?.edges ?? [];
  const drawn = edges.flatMap((own, i) => {
    if (own.line !== line) return [];
    if (isCentre(cyclic(edges, i + 1))) return [false];
    return isCentre(cyclic(edges, i - 1)) ? [true] : [];
  });
  const [begins] = drawn;
  if (begins === undefined) return undefined;
  return begins !== reversed ? 'begin' : 'end';
}

/** A line of the right half; one that crosses the centre, or ends there beside one that does, goes on over the left half. */
function stretches(
  whole: Whole,
  ref: LineRef,
  twin: readonly LineRef[],
  refs: readonly LineRef[],
): Stretch[] {
  const own = ownStretch(whole, ref);
  const across = goesAcross(whole, ref);
  const isBesideAcross = onFaceOf(whole, ref, refs).some((other) => goesAcross(whole, other));
  if (!across && isBesideAcross) return [own];
  const parted = across ? (beginsAtCentre(whole, ref) ? 'begin' : 'end') : partedAt(whole, ref);
  if (!parted) return [own];
  const beyond = backOnLeft(whole, onFaceOf(whole, ref, twin));
  return parted === 'begin' ? [...beyond, own] : [own, ...beyond];
}

/** Over both halves, face by face: what a centre parts goes on beyond it as what it is sewn to does there. */
const walked = (whole: Whole, refs: readonly LineRef[], twin: readonly LineRef[]): Stretch[] =>
  refs.flatMap((ref) => stretches(whole, ref, twin, refs));

const total = (of: readonly Stretch[]): number => of.reduce((sum, { length }) => sum + length, 0);

/** How far a walk over both halves comes before what was the walk on the right one begins, cm. */
function leadOf(whole: Whole, refs: readonly LineRef[], twin: readonly LineRef[]): number {
  const [first] = refs;
  if (!first) return 0;
  const onFace = () => total(backOnLeft(whole, onFaceOf(whole, first, twin)));
  if (onFaceOf(whole, first, refs).every((ref) => !goesAcross(whole, ref)))
    return partedAt(whole, first) === 'begin' ? onFace() : 0;
  if (!goesAcross(whole, first) || !beginsAtCentre(whole, first)) return 0;
  return onFace() + lengthOn(whole, first, 'left');
}

/** Whether a walk begins on a face that a centre parts, and goes across on the other. */
const beginsParted = (whole: Whole, refs: readonly LineRef[]): boolean =>
  refs.slice(0, 1).every((first) => onFaceOf(whole, first, refs).every((ref) => !goesAcross(whole, ref)));

/** A walk on the right half, from the centre or to it, gone on over its twin on the left one. */
export function walkOverBoth(
  whole: Whole,
  refs: readonly LineRef[],
  twin: readonly LineRef[] = refs,
): WalkOverBoth {
  const all = walked(whole, refs, twin);
  return {
    refs: all.map(({ ref }) => ref),
    centres: all.flatMap(({ centre }, i) => (centre === undefined ? [] : [total(all.slice(0, i)) + centre])),
    lead: leadOf(whole, refs, twin),
    across: beginsParted(whole, refs) ? 0 : leadOf(whole, refs, twin),
    length: total(all),
  };
}
