import { flatten } from '@/lib/geometry/flatten';
import { asPairs } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import type { OperationName } from '@/lib/operations/names';
import { pathOf } from '@/lib/pattern/lines';
import type { Internal, Mark, Piece } from '@/lib/pattern/types';

export type Half = 'own' | 'mirrored';

/** What a step is about inside a piece, rather than at its edge. */
interface InnerPlaces {
  /** Internal lines of this name, whatever number follows it. */
  readonly line?: string;
  readonly marks?: readonly Mark['kind'][];
  /** The piece with the line is shown too, though the step is done with another. */
  readonly laidOn?: boolean;
  /** On a piece cut on the fold, the half it is done on, seen from the right side. */
  readonly half?: Half;
}

const PLACES: Readonly<Record<string, InnerPlaces>> = {
  'fold-pleats': { line: 'pleat' },
  'fold-sleeve-pleats': { line: 'pleat' },
  'fold-lining-pleat': { line: 'pleat' },
  'bind-placket': { line: 'placket' },
  'topstitch-edge': { line: 'placket' },
  'attach-patch-pocket': { line: 'pocket' },
  'interface-slit': { line: 'pocket' },
  'make-welt-pocket': { line: 'pocket' },
  'attach-pocket-flap': { line: 'pocket', laidOn: true },
  'attach-pocket-bags': { line: 'pocket', laidOn: true },
  'attach-belt-loops': { line: 'belt-loop', laidOn: true },
  'attach-half-belt': { line: 'half-belt', laidOn: true },
  'make-buttonholes': { marks: ['buttonhole'], half: 'own' },
  'make-fly-buttonholes': { marks: ['buttonhole'] },
  'sew-buttons': { marks: ['button'], half: 'mirrored' },
  'button-cuff/holes': { marks: ['buttonhole'] },
  'button-cuff/buttons': { marks: ['button'] },
};

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
export function innerPlaces(operation: OperationName, { internal, marks }: Piece, key = ''): Pair[][] {
  const { line, marks: kinds = [] } = PLACES[`${operation}/${key}`] ?? PLACES[operation] ?? {};
  const lines = internal.filter((each) => line !== undefined && isNamed(each, line));
  return [...lines.map(pointsOf), ...marks.filter(({ kind }) => kinds.includes(kind)).flatMap(markLines)];
}

/** Where pockets, loops and belts go and where cloth is slashed: marked with the darts before anything is sewn. */
const PLACED = ['pocket', 'belt-loop', 'half-belt'];

export function placements({ internal }: Piece): Pair[][] {
  const isPlace = (each: Internal) => each.kind === 'slash' || PLACED.some((line) => isNamed(each, line));
  return internal.filter(isPlace).map(pointsOf);
}

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

export const halfOf = (operation: OperationName): Half | undefined => PLACES[operation]?.half;

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
  const { line, laidOn: shown = false } = PLACES[operation] ?? {};
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
