import { midpoint } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { OperationName } from '@/lib/operations/names';
import { isMirroredRight } from '@/lib/pattern/halves';
import type { SeamView, Side } from '@/lib/pattern/seam-view';
import type { BodySide, Piece } from '@/lib/pattern/types';
import { type Book, pieceName, say } from '../book';
import { otherwise, type Place, saySentences } from '../sentences';
import { placeOfLine } from '../steps/edges/name-place';
import { closureOf, selector } from '../steps/words/garment-facts';
import { isHemFacing } from '../steps/words/piece-facts';

export type Face = 'front' | 'back';

/** What a seam is called, by what is sewn along it and where. */
export function seamName(book: Book, view: SeamView): string {
  const { seam, a } = view;
  const { choices } = book.draft;
  const id = a.steps[0]?.piece.id ?? '';
  const message = `operations.${seam.operation}.seam`;
  const places = NAMES[seam.operation];
  const facts = {
    place: selector(dartOf(placeOfLine(a.line, book.draft))),
    belt: selector(choices.options.belt),
    collar: selector(choices.options.collar),
    waist: selector(choices.options['waist-seam']),
    closure: closureOf(choices.options),
    face: faceOf(view) ?? 'none',
    part: partOf(book, id),
    tier: Number(id.match(/-tier-(\d+)/)?.[1] ?? 1),
    piece: id === '' ? '' : pieceName(book, id),
  };
  return places ? saySentences(book, message, places, facts) : say(book, message, facts);
}

type Facts = Readonly<Record<'place' | 'belt' | 'part' | 'collar' | 'closure', string>>;

/** Seams of one operation that have names of several kinds, `operations.<operation>.seam.<kind>`. */
const NAMES: Readonly<Partial<Record<OperationName, readonly Place<Facts>[]>>> = {
  'sew-facing-ends': [{ hem: ({ part }) => part === 'hem', neck: otherwise }],
  'sew-belt': [{ halfbelt: ({ belt }) => belt === 'halfbelt', belt: otherwise }],
  'join-collar-halves': [
    {
      'stand-front': ({ collar, closure }) => collar === 'stand' && closure === 'back',
      'stand-back': ({ collar }) => collar === 'stand' || collar === 'bow',
      hood: ({ collar }) => collar === 'hood',
      collar: otherwise,
    },
  ],
  'sew-collar': [
    { centre: ({ place }) => place === 'centre', end: ({ place }) => place === 'end', edge: otherwise },
  ],
};

/** Which side of the body a place of a piece is on whose left and right differ; unsaid of any other. */
export function sideOfPlace(piece: Piece, { x }: Point): BodySide | undefined {
  if (piece.cut.side) return piece.cut.side;
  if (!piece.cut.rightSideUp) return undefined;
  return x < 0 === isMirroredRight(piece) ? 'right' : 'left';
}

/** Which side of the body a seam is on where it is sewn on each apart. */
export function sideOfSeam({ a, b }: Pick<SeamView, 'a' | 'b'>): BodySide | undefined {
  const sides = [...a.steps, ...b.steps].flatMap(
    ({ piece, edge }) => sideOfPlace(piece.piece, midpoint(edge.start, edge.end)) ?? [],
  );
  return new Set(sides).size === 1 ? sides[0] : undefined;
}

/** Which half of the garment a seam is on, where all its pieces that are of one are of the same. */
export function faceOf({ a, b }: Pick<SeamView, 'a' | 'b'>): Face | undefined {
  const faces = new Set([...idsOf(a), ...idsOf(b)].flatMap(faceOfPiece));
  return faces.size === 1 ? [...faces][0] : undefined;
}

export const faceOfPiece = (id: string): Face[] =>
  (['front', 'back'] as const).filter((face) => id.split('-').includes(face));

const idsOf = ({ steps }: Side): string[] => steps.map(({ piece }) => piece.id);

/** A leg is named after its dart, and a dart after where it begins: `bust-dart-2-left:first` is a `bust-dart`. */
const dartOf = (line: string): string => line.replace(/(-\d+)?(-left)?:.*$/, '');

/** What a seam is on where the garment has others of its kind: on the skirt, at the lower edge. */
function partOf(book: Book, id: string): string {
  if (isHemFacing(id)) return 'hem';
  if (!id.startsWith('skirt-')) return 'other';
  return book.draft.choices.options.silhouette === 'peplum' ? 'peplum' : 'skirt';
}
