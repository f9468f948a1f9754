import { foldBracket } from '@/lib/drawing/arrow';
import { textCorners } from '@/lib/drawing/bounds';
import { textWidth } from '@/lib/drawing/measure-text';
import { type Place, written } from '@/lib/drawing/pen';
import type { Item, Text, Words } from '@/lib/drawing/types';
import { between, degreesOf, leftOf, move, readable, span, toward } from '@/lib/geometry/pair';
import { firstOf, item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { isCutOpened, OPENED_FOLD } from '@/lib/pattern/cut-opened';
import type { Internal, Piece } from '@/lib/pattern/types';
import type { FreeSpace } from '../labels/free-space';
import { flatPoints, outsideOf } from './outline';
import { endsOf } from './piece-internals';
import { foldOf } from './piece-lines';
import { stretches } from './stretches';

const SIZE = 0.36;
const ABOVE = 0.16;
/** From the fold to the line of its bracket, and the share of the fold it spans. */
const BRACKET_REACH = 1;
const BRACKET_SHARE = 0.8;

/** Levels that have a word; others are drawn without one. */
const NAMED_LEVELS = ['bust', 'waist', 'hip', 'biceps', 'elbow'];

/** The line of words along `from`–`to`, its foot `above` the line on the side that reads upright. */
function along(text: string, from: Pair, to: Pair, share: number, above: number, place: Place): Text {
  const angle = readable(degreesOf(toward(from, to)));
  const up = leftOf([Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]);
  const at = move(between(from, to, share), up, above);
  return written(text, at, { size: SIZE, anchor: 'middle', angle, fill: 'ink' }, place);
}

/** The first of the candidates that crosses nothing; its room is taken. */
function firstFree(candidates: readonly Text[], space: FreeSpace): Text[] {
  const found = candidates.find((text) => space.isFree(textCorners(text)));
  if (found) space.blockArea(textCorners(found));
  return found ? [found] : [];
}

const SHARES = [0.5, 0.35, 0.65, 0.2, 0.8];
const BELOW = -ABOVE - SIZE * 0.68;

/** What words beside lines keep off, and what parts the lines they stand beside. */
interface Room {
  readonly space: FreeSpace;
  /** The joins of sheets: a line has its name on every sheet it crosses for long enough. */
  readonly joins: readonly (readonly Pair[])[];
  readonly place: Place;
}

/** A part of a line has its own name where it is longer than that by this, cm. */
const LONGER = 1;

function besideStretch(
  text: string,
  [from, to]: readonly [Pair, Pair],
  gap: number,
  { space, place }: Room,
): Text[] {
  const candidates = SHARES.flatMap((share) => [
    along(text, from, to, share, ABOVE + gap, place),
    along(text, from, to, share, BELOW - gap, place),
  ]);
  return firstFree(candidates, space);
}

function besideLine(text: string, [from, to]: readonly [Pair, Pair], gap: number, room: Room): Text[] {
  if (text === '') return [];
  const least = textWidth(text, 'sans', SIZE) + LONGER;
  const long = stretches(from, to, room.joins).filter((stretch) => span(...stretch) >= least);
  const named = long.flatMap((stretch) => besideStretch(text, stretch, gap, room));
  return named.length > 0 ? named : besideStretch(text, [from, to], gap, room);
}

interface Bracket {
  readonly items: readonly Item[];
  readonly line: readonly [Pair, Pair];
}

/** The bent arrow that says a piece is cut on the fold; nothing on other pieces. */
export function foldSign(piece: Piece, place: Place): Bracket | undefined {
  const fold = foldOf(piece);
  if (!fold) return undefined;
  const [a, b] = fold;
  const side = leftOf(toward(a, b));
  const inward = move([0, 0], side, outsideOf(piece));
  const reach = Math.min(BRACKET_REACH, span(a, b) / 5);
  const trim = (1 - BRACKET_SHARE) / 2;
  const [from, to] = [between(a, b, trim), between(a, b, 1 - trim)];
  const items = foldBracket(from, to, inward, reach, 'grain', place);
  return { items, line: [move(from, inward, reach), move(to, inward, reach)] };
}

/** The middle of what is cut opened out is no fold of the cloth. */
const foldName = ({ id }: Internal, piece: Piece): string =>
  id === OPENED_FOLD && isCutOpened(piece) ? 'middle' : 'foldLine';

function internalWords(internal: Internal, piece: Piece, words: Words, room: Room): Text[] {
  const ends = endsOf(internal.path);
  switch (internal.kind) {
    case 'lengthen-shorten':
      return besideLine(words('sheets.piece.lengthen'), ends, 0.3, room);
    case 'fold-line':
      return besideLine(words(`sheets.piece.${foldName(internal, piece)}`), ends, 0, room);
    case 'placement':
      return internal.side ? besideLine(words('sheets.piece.leftOnly'), ends, 0, room) : [];
    case 'roll-line':
      return besideLine(words('sheets.piece.rollLine'), ends, 0, room);
    case 'level': {
      if (!NAMED_LEVELS.includes(internal.id)) return [];
      const text = words(`sheets.level.${internal.id}`);
      const points = flatPoints(internal.path);
      const ways = [points, points.toReversed()].map((way) =>
        levelWord(text, firstOf(way), item(way, 1), room.place),
      );
      return firstFree(ways, room.space);
    }
    default:
      return [];
  }
}

function levelWord(text: string, edge: Pair, inside: Pair, place: Place): Text {
  const inward = toward(edge, inside);
  const angle = readable(degreesOf(inward));
  const reversed = Math.abs(degreesOf(inward) - angle) > 1;
  const at = move(move(edge, inward, 0.35), leftOf(reversed ? [-inward[0], -inward[1]] : inward), ABOVE);
  return written(text, at, { size: SIZE * 0.85, anchor: reversed ? 'end' : 'start', angle }, place);
}

/** Words along the lines of a piece, each where it crosses nothing, or left out where there is no room. */
export function lineWords(
  piece: Piece,
  grain: readonly [Pair, Pair],
  bracket: Bracket | undefined,
  words: Words,
  room: Room,
) {
  return [
    ...(bracket ? besideLine(words('sheets.piece.fold'), bracket.line, 0, room) : []),
    ...besideLine(words('sheets.piece.grain'), grain, 0, room),
    ...piece.internal.flatMap((internal) => internalWords(internal, piece, words, room)),
  ];
}
