import { flatten } from '@/lib/geometry/flatten';
import { asPairs } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import type { OperationName } from '@/lib/operations/names';
import type { Half, InnerPlaces } from '@/lib/operations/operation';
import { OPERATIONS } from '@/lib/operations/registry';
import { pathOf } from '@/lib/pattern/lines';
import type { Internal, Mark, Piece } from '@/lib/pattern/types';

const placesOf = (operation: OperationName): InnerPlaces => OPERATIONS[operation].places ?? {};

/** Half the arms of the cross that stands for a button, cm of cloth. */
const ARM = 0.6;
const BUTTONHOLE = 1.8;

const isNamed = ({ id }: Internal, line: string): boolean => id === line || id.startsWith(`${line}-`);

/** The cross that stands for a button. */
export const crossAt = ([x, y]: Pair, arm = ARM): Pair[][] => [
  [
    [x - arm, y - arm],
    [x + arm, y + arm],
  ],
  [
    [x - arm, y + arm],
    [x + arm, y - arm],
  ],
];

function markLines({ kind, at: [x, y], length = BUTTONHOLE, angle = 0 }: Mark): Pair[][] {
  if (kind === 'button') return crossAt([x, y]);
  const radians = (angle * Math.PI) / 180;
  return [
    [
      [x, y],
      [x + length * Math.cos(radians), y + length * Math.sin(radians)],
    ],
  ];
}

/** Lines inside a piece that an operation works along: placements, slits, pleats, buttons; none for most. */
export function innerPlaces(operation: OperationName, piece: Piece): Pair[][] {
  const { line, mark } = placesOf(operation);
  const lines = piece.internal.filter((each) => line !== undefined && isNamed(each, line));
  return [...lines.map(pointsOf), ...(mark ? marksOf(piece, mark) : [])];
}

/** The marks of a kind that a piece carries. */
export const marksOf = ({ marks }: Piece, name: Mark['kind']): Pair[][] =>
  marks.filter(({ kind }) => kind === name).flatMap(markLines);

/** Where pockets, loops and belts go and where cloth is slashed: marked with the darts before anything is sewn. */
const PLACED = ['pocket', 'belt-loop', 'half-belt', 'waist-casing', 'cord-hole'];

const placed = ({ internal }: Piece): Internal[] =>
  internal.filter((each) => each.kind === 'slash' || PLACED.some((line) => isNamed(each, line)));

export const placements = (piece: Piece): Pair[][] => placed(piece).map(pointsOf);

/** Those for one side of the wearer alone, and all others. */
export const placementsOfSide = (piece: Piece): Pair[][] =>
  placed(piece)
    .filter(({ side }) => side)
    .map(pointsOf);
export const placementsOfBoth = (piece: Piece): Pair[][] =>
  placed(piece)
    .filter(({ side }) => !side)
    .map(pointsOf);

/** The pleats of sleeves are carried over with all else, for they are folded beside the slash; a skirt's have a step of their own. */
export function sleevePleatLines(piece: Piece): Pair[][] {
  const lines = piece.part === 'sleeve' ? piece.internal.filter((each) => isNamed(each, 'pleat')) : [];
  return lines.map(pointsOf);
}

/** The centre of what laps over, by which both halves are laid on each other. */
const CENTRES = ['centre-front', 'centre-back'];

export const centreLines = ({ internal }: Piece): Pair[][] =>
  internal.filter(({ id }) => CENTRES.includes(id)).map(pointsOf);

/** Where lapel and collar fold over. */
export const rollLines = ({ internal }: Piece): Pair[][] =>
  internal.filter(({ kind }) => kind === 'roll-line').map(pointsOf);

/** The points of some kinds that a piece carries, each as a cross. */
export const pointsMarked = ({ marks }: Piece, kinds: readonly Mark['kind'][]): Pair[][] =>
  marks.filter(({ kind }) => kinds.includes(kind)).flatMap(({ at }) => crossAt(at));

const pointsOf = (line: Internal): Pair[] => asPairs(flatten(pathOf(line), 0.05));

export const halfOf = (operation: OperationName): Half | undefined => placesOf(operation).half;

/** The highest mark of a kind on the fronts of a garment, where this piece carries it. */
export function topmostMark(kind: Mark['kind'], { id }: Piece, pieces: readonly Piece[]): Pair[][] {
  const found = pieces
    .filter(({ part }) => part === 'front')
    .flatMap(({ id: on, marks }) => marks.flatMap((mark) => (mark.kind === kind ? [{ on, mark }] : [])))
    .sort((a, b) => b.mark.at[1] - a.mark.at[1]);
  return found[0]?.on === id ? markLines(found[0].mark) : [];
}

/** Pieces that an operation lays its own on, where their lines say so. */
export function laidOn(operation: OperationName, pieces: readonly Piece[]): Piece[] {
  const { line, laidOn: shown = false } = placesOf(operation);
  if (!shown || line === undefined) return [];
  return pieces.filter(({ internal }) => internal.some((each) => isNamed(each, line)));
}

/** How much of the pleat of a lining is stitched, at the top and again at the waist, cm. */
export const PLEAT_STITCHED = 5;

/** The lines a piece is folded along, from end to end. */
export const creases = ({ internal }: Piece): [Pair, Pair][] =>
  internal
    .filter(({ kind }) => kind === 'fold-line')
    .map(pointsOf)
    .map((points) => [points[0] as Pair, points.at(-1) as Pair]);
