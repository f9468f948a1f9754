import type { Panel } from '../kernel/panel';
import {
  type BackFullness,
  type EdgeGathers,
  type GarmentPlan,
  mergePlans,
  operation,
  type PlanPart,
} from '../kernel/plan';
import { rounded } from '../kernel/rounded';
import type { NotchAt } from '../kernel/seams';
import { TO } from './full-back';
import { type DrawnSkirt, FACES, type Face, type Halves } from './skirt';

/** Width of the tape that holds an edge drawn up, cm. */
const TAPE = 1;

/** A lower edge of the bodice that is fuller than its seam: from where to where of that, from the centre, and by how much, cm. */
export interface DrawnUp {
  readonly from: number;
  readonly to: number;
  readonly by: number;
  /** Of the whole half as sewn, cm. */
  readonly sewn: number;
}

function ofFront(gathers: EdgeGathers | undefined): DrawnUp | undefined {
  return (
    gathers && { from: gathers.from, to: gathers.to, by: gathers.full - gathers.sewn, sewn: gathers.sewn }
  );
}

function ofBack(fullness: BackFullness | undefined, sewn: number): DrawnUp | undefined {
  if (fullness?.laid !== 'gathered') return undefined;
  const { by, from } = fullness;
  const to = (from === undefined ? TO.middle : TO.blade) * sewn;
  return { from: from ?? 0, to, by, sewn };
}

/** Whether a half of the skirt is itself gathered or laid in pleats on to the bodice. */
const isFull = ({ gather, pleated }: DrawnSkirt, face: Face): boolean => gather !== 1 || pleated[face] > 0;

/**
 * Of two full edges neither holds the other: where the skirt is full, so much of the bodice is drawn up beforehand, to
 * the length of the seam, on to a tape (METHODS §9).
 */
export function drawnUp(
  skirt: DrawnSkirt,
  { frontGathers, backFullness }: Pick<GarmentPlan, 'frontGathers' | 'backFullness'>,
  { back }: Halves<number>,
): Partial<Halves<DrawnUp>> {
  const own = { front: ofFront(frontGathers), back: ofBack(backFullness, back) };
  return Object.fromEntries(
    FACES.filter((face) => own[face] && isFull(skirt, face)).map((face) => [face, own[face]]),
  );
}

/** Where the gathers begin and end on the edge before it is drawn up, and on a skirt that is gathered to it evenly. */
export function gatherEnds({ from, to, by }: DrawnUp, gather: number): NotchAt[] {
  const ends = [...(from > 0 ? [{ s: from, b: from }] : []), { s: to, b: to + by }];
  return ends.map(({ s, b }) => (gather === 1 ? { b } : { a: gather * s, b }));
}

const copiesOf = (panels: readonly Panel[], face: Face): number =>
  panels.some(({ family, cut }) => family === face && cut.onFold) ? 1 : 2;

/** The edge of a half drawn up on to its tape, before the skirt is sewn to it. */
function drawingUp(face: Face, { sewn }: DrawnUp, panels: readonly Panel[]): PlanPart {
  const count = copiesOf(panels, face);
  return {
    operations: [
      operation({
        id: `draw-up-${face}`,
        operation: face === 'front' ? 'draw-up-front' : 'draw-up-back',
        lines: [{ family: face, line: 'waist' }],
        figures: rounded({ length: sewn }),
      }),
    ],
    notions: [{ kind: 'cotton-tape', count, length: Math.ceil((sewn * 2) / count), width: TAPE }],
  };
}

/** All of a garment. */
export const allDrawnUp = (drawn: Partial<Halves<DrawnUp>>, panels: readonly Panel[]): PlanPart =>
  mergePlans(...FACES.flatMap((face) => (drawn[face] ? [drawingUp(face, drawn[face], panels)] : [])));
