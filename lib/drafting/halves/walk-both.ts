import { lineLength } from '../kernel/lines';
import type { LineRef } from '../kernel/seams';
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
  /** How far along it the centres lie, and where what was the walk on the right half begins, cm. */
  readonly centres: readonly number[];
  readonly lead: number;
}

/** Walked on one half it begins at the centre: on both it begins at the other side. */
function beginsAtCentre(whole: Whole, { family, line, reversed = false }: LineRef): boolean {
  const halves = whole.get(family);
  return halves !== undefined && (crossingLines(halves.right).below === line) !== reversed;
}

const lengthOn = (whole: Whole, { family, line }: LineRef, side: 'right' | 'left'): number => {
  const halves = whole.get(family);
  return halves ? lineLength(halves[side], line) : 0;
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

/** What of the walk does not cross the centre, walked back on the left half. */
function backOnLeft(whole: Whole, refs: readonly LineRef[]): Stretch[] {
  return refs
    .filter((ref) => !goesAcross(whole, ref))
    .flatMap((ref) => {
      const twin = whole.has(ref.family) ? onLeft(whole, ref) : undefined;
      if (!twin) return [];
      const { reversed = false, ...rest } = twin;
      const back = reversed ? rest : { ...rest, reversed: true };
      return [{ ref: back, length: lengthOn(whole, ref, 'left') }];
    })
    .reverse();
}

const total = (of: readonly Stretch[]): number => of.reduce((sum, { length }) => sum + length, 0);

/** A walk on one half, from the centre or to it, gone on over the other half. */
export function walkOverBoth(whole: Whole, refs: readonly LineRef[]): WalkOverBoth {
  const own = refs.map((ref) => ownStretch(whole, ref));
  const beyond = backOnLeft(whole, refs);
  const last = refs.at(-1);
  const isFirst = last !== undefined && !goesAcross(whole, last);
  const all = isFirst ? [...beyond, ...own] : [...own, ...beyond];
  const [first] = refs;
  const begins = first && goesAcross(whole, first) && beginsAtCentre(whole, first);
  return {
    refs: all.map(({ ref }) => ref),
    centres: all.flatMap(({ centre }, i) => (centre === undefined ? [] : [total(all.slice(0, i)) + centre])),
    lead: (isFirst ? total(beyond) : 0) + (begins ? lengthOn(whole, first, 'left') : 0),
  };
}
