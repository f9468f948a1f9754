import { toCommands } from '@/lib/geometry/commands';
import { intersectVertical } from '@/lib/geometry/intersect';
import { pathLength, subPath } from '@/lib/geometry/length';
import { endOf, polyline, reversePath, startOf } from '@/lib/geometry/path';
import { cyclic, firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Path } from '@/lib/geometry/types';
import { type Drawn, drawnElsewhere, seenWith } from './drawn';
import { pathOf } from './lines';
import type { BodySide, Edge, Internal, Part, Piece } from './types';

/** What is worn with its right side, or with the glue of an interfacing, toward the body or the garment. */
const TURNED_IN: readonly Part[] = ['facing', 'lining', 'interfacing'];

/** Both petals of a sleeve are drawn as they lie on one arm. */
const PETAL = /\bpetal\b/;

/**
 * Seen right side up, the wearer's right half of a front lies where x is negative, of a back where it is positive. What is
 * turned in lies the other way round: right sides together it is the mirror image of what it faces.
 */
export const isMirroredRight = ({ id, part }: Pick<Piece, 'id' | 'part'>): boolean =>
  (/\bfront\b/.test(`${part} ${id}`) && !PETAL.test(id)) !== TURNED_IN.includes(part);

/** A piece whose left and right differ, the centre of the body within it. */
export const liesAcross = ({ cut }: Pick<Piece, 'cut'>): boolean => cut.rightSideUp === true && !cut.side;

/** A piece for one side that lies where x is negative: its centre is to the right of it. */
export const isDrawnOver = (piece: Pick<Piece, 'id' | 'part' | 'cut'>): boolean =>
  piece.cut.side !== undefined && isMirroredRight(piece) === (piece.cut.side === 'right');

/** How far outward of the centre a place lies, cm, on whichever side its piece is drawn. */
export const outwardX = (piece: Pick<Piece, 'id' | 'part' | 'cut'>, x: number): number =>
  isDrawnOver(piece) ? -x : x;

/** Whether a half lies over the other where they lap: the right front, the left back (METHODS §8, §10). */
export const liesOver = ({ part }: Pick<Piece, 'part'>, side: BodySide): boolean =>
  part.endsWith('front') === (side === 'right');

/** Whether a half of a piece cut right side up lies where x is negative. */
const isMirrored = (piece: Piece, side: BodySide): boolean => isMirroredRight(piece) === (side === 'right');

/** Whether a piece is worn on a side of the body: all but those that are for the other alone. */
export const isWornOn = ({ cut }: Pick<Piece, 'cut'>, side: BodySide): boolean =>
  cut.side === undefined || cut.side === side;

const ON_CENTRE = 1e-4;
const HALF_TURN = 180;

/** The part of a line at x above 0; nothing of one that lies beyond. */
function outward(path: Path): Path | undefined {
  const [from, to] = [startOf(path), endOf(path)];
  if (Math.min(from.x, to.x) > -ON_CENTRE) return path;
  if (Math.max(from.x, to.x) < ON_CENTRE) return undefined;
  const at = intersectVertical(path, 0)[0]?.length ?? 0;
  return from.x < 0 ? subPath(path, at, pathLength(path)) : subPath(path, 0, at);
}

/** The piece seen from its other side: what lay where x is negative now lies where it is positive. */
function turnedOver(piece: Drawn): Drawn {
  const over = drawnElsewhere(piece, ([x, y]) => [-x, y]);
  return {
    ...over,
    edges: over.edges.map((edge) => ({ ...edge, path: toCommands(reversePath(pathOf(edge))) })).reverse(),
    marks: over.marks.map((mark) =>
      mark.angle === undefined ? mark : { ...mark, angle: HALF_TURN - mark.angle },
    ),
  };
}

const isOutward = (edge: Edge): boolean => startOf(pathOf(edge)).x + endOf(pathOf(edge)).x > ON_CENTRE;

/** The edges outward of the centre, one after the other, and the fold that closes them. */
function folded(edges: readonly Edge[]): Edge[] {
  const first = edges.findIndex((edge, i) => isOutward(edge) && !isOutward(cyclic(edges, i - 1)));
  const run = [...edges.slice(first), ...edges.slice(0, first)].filter(isOutward);
  const [top, foot] = [endOf(pathOf(lastOf(run))), startOf(pathOf(firstOf(run)))];
  const path = toCommands(polyline(top, foot));
  return [...run, { id: 'centre', line: 'centre', role: 'fold', allowance: 0, path }];
}

/** With the middle of the body on x = 0, of what was drawn about its own centre. */
const movedIn = (drawn: Drawn, by: number): Drawn =>
  by === 0 ? drawn : drawnElsewhere(drawn, ([x, y]) => [x - by, y]);

const cutAtCentre = (own: Internal): Internal[] => {
  const path = outward(pathOf(own));
  return path ? [{ ...own, path: toCommands(path) }] : [];
};

/** What lies on a half, and what is for one side of her alone, which is told with either. */
function internalOf(piece: Piece, side: BodySide): Internal[] {
  const own = (of: BodySide) =>
    (isMirrored(piece, of) ? turnedOver(piece) : piece).internal.flatMap(cutAtCentre);
  return side === 'left' ? own(side) : [...own(side), ...own('left').filter((each) => each.side)];
}

function seenOutward(piece: Piece): Drawn {
  if (isDrawnOver(piece)) return turnedOver(piece);
  const { edges, internal, marks, landmarks } = piece;
  return { edges, internal, marks, landmarks };
}

/** A piece with a half of it as its outline; what only paper shows stays that of the whole. */
const asHalf = (piece: Piece, cut: Piece['cut'], drawn: Drawn): Piece =>
  seenWith(piece, { ...drawn, cut, notches: [] });

/**
 * One half of a piece whose left and right differ, drawn from the centre outward as if it lay on the fold. A piece that is alike on both sides is given back as it is.
 */
export function halfOf(piece: Piece, side: BodySide): Piece {
  if (!piece.cut.rightSideUp) return piece;
  // For one side alone it is drawn from the centre outward, as one of a pair is.
  if (piece.cut.side) return asHalf(piece, { count: 2, onFold: false, mirrored: true }, seenOutward(piece));
  const { edges, marks, landmarks } = isMirrored(piece, side) ? turnedOver(piece) : piece;
  const half = {
    edges: folded(edges),
    internal: internalOf(piece, side),
    marks: marks.filter(({ at: [x] }) => x > -ON_CENTRE),
    landmarks,
  };
  const drawn = movedIn(half, Math.abs(landmarks.middle?.[0] ?? 0));
  return asHalf(piece, { count: 1, onFold: true, mirrored: false }, drawn);
}
