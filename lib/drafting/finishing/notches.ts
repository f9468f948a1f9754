import { cyclic } from '@/lib/geometry/sequence';
import type { Notch } from '@/lib/pattern/types';
import { goesOn } from './runs';
import type { FinishEdge, FinishPiece, LoneNotch, NotchPair, SeamWalk } from './types';
import { type EdgeIndex, type EdgePlace, indexEdges, placeOnWalk } from './walk';

type Kind = Notch['kind'];

/** Notches of each piece, by its id. */
export type NotchesByPiece = ReadonlyMap<string, readonly Notch[]>;

/** Nearest two notches may stand to each other, or one to a corner (INVARIANTS F4). */
export const NOTCH_SPACING = 1;

/**
 * The code of a notch: triple where a piece meets its own twin (centre back), single at a front, double at a back, so
 * that front and back of a sleeve cannot be exchanged (METHODS §11, INVARIANTS F3).
 */
function kindFor(index: EdgeIndex, a: EdgePlace, b: EdgePlace): Kind {
  if (a.piece === b.piece && a.edge === b.edge) return 'triple';
  const parts = [index.get(a.piece, a.edge).piece.part, index.get(b.piece, b.edge).piece.part];
  const isFront = parts.some((part) => part === 'front' || part === 'skirt-front');
  const isBack = parts.some((part) => part === 'back' || part === 'skirt-back');
  return isBack && !isFront ? 'double' : 'single';
}

/** Room for notches on the pieces: knows what is already there. */
interface Tray {
  readonly index: EdgeIndex;
  readonly placed: Map<string, Notch[]>;
  /** The seam each notch was placed for, by its id. */
  readonly seams: Map<string, string>;
  count: number;
}

/** Sewn or unfolded, an edge goes on at a dart mouth and at a fold: only true corners keep notches away. */
function isCorner(before: FinishEdge, after: FinishEdge): boolean {
  const isLaid = [before, after].some(({ role }) => role === 'dart' || role === 'fold');
  return !isLaid && !goesOn(before, after);
}

function isFree({ index, placed }: Tray, { piece, edge, at }: EdgePlace): boolean {
  const known = index.get(piece, edge);
  const { edges } = known.piece;
  const i = edges.indexOf(known.edge);
  const [before, after] = [cyclic(edges, i - 1), cyclic(edges, i + 1)];
  const room = NOTCH_SPACING - 1e-6;
  if (at < room && isCorner(before, known.edge)) return false;
  if (at > known.length - room && isCorner(known.edge, after)) return false;
  const lengthBefore = index.get(piece, before.id).length;
  // How far along this edge the notches stand that are on it or on one that it goes on into.
  const near = (placed.get(piece) ?? []).flatMap((other) => [
    ...(other.edge === edge ? [other.at] : []),
    ...(other.edge === before.id && goesOn(before, known.edge) ? [other.at - lengthBefore] : []),
    ...(other.edge === after.id && goesOn(known.edge, after) ? [known.length + other.at] : []),
  ]);
  return !near.some((other) => Math.abs(other - at) < room);
}

function put(tray: Tray, { piece, edge, at }: EdgePlace, id: string, kind: Kind, match?: string): void {
  const notch: Notch = match === undefined ? { id, edge, at, kind } : { id, edge, at, kind, match };
  const list = tray.placed.get(piece);
  if (list) list.push(notch);
  else tray.placed.set(piece, [notch]);
}

function nextId(tray: Tray): string {
  tray.count += 1;
  return `n${tray.count}`;
}

/** The notch that stands at a place for another seam: each copy of a piece cut twice is sewn to an edge of its own. */
function ofOtherSeam(
  { placed, seams }: Tray,
  { piece, edge, at }: EdgePlace,
  seam: string,
): Notch | undefined {
  const here = placed.get(piece)?.find((own) => own.edge === edge && Math.abs(own.at - at) < 1e-6);
  const from = here && seams.get(here.id);
  return from === undefined || from === seam ? undefined : here;
}

/** The partner, on another edge, of a notch that already has one: cut twice, its piece is notched alike on both copies. */
function putSecondPartner(tray: Tray, seam: string, known: EdgePlace, place: EdgePlace): boolean {
  const own = ofOtherSeam(tray, known, seam);
  if (!own || !isFree(tray, place)) return false;
  const id = nextId(tray);
  tray.seams.set(id, seam);
  put(tray, place, id, own.kind, own.id);
  return true;
}

function putPair(tray: Tray, seam: SeamWalk, pair: NotchPair): void {
  const a = placeOnWalk(tray.index, seam.a, pair.a);
  const b = placeOnWalk(tray.index, seam.b, pair.b);
  if (putSecondPartner(tray, seam.id, a, b) || putSecondPartner(tray, seam.id, b, a)) return;
  if (!isFree(tray, a) || !isFree(tray, b)) return;
  const kind = pair.kind ?? kindFor(tray.index, a, b);
  const idA = nextId(tray);
  tray.seams.set(idA, seam.id);
  if (a.piece === b.piece && a.edge === b.edge && Math.abs(a.at - b.at) < 1e-6) {
    put(tray, a, idA, kind, idA);
    return;
  }
  const idB = nextId(tray);
  tray.seams.set(idB, seam.id);
  put(tray, a, idA, kind, idB);
  put(tray, b, idB, kind, idA);
}

/**
 * Notches on the edges of each piece: a matching pair for each pair asked, in order of importance, then lone ones. One
 * that would stand nearer than 1 cm to a notch already placed, or to a corner, is left out together with its
 * partner (INVARIANTS F4). A seam of a piece with its own twin has one notch that matches itself.
 */
export function placeNotches(
  pieces: readonly FinishPiece[],
  seams: readonly SeamWalk[],
  pairs: readonly NotchPair[],
  lone: readonly LoneNotch[] = [],
): NotchesByPiece {
  const tray: Tray = { index: indexEdges(pieces), placed: new Map(), seams: new Map(), count: 0 };
  const byId = new Map(seams.map((seam) => [seam.id, seam]));
  for (const pair of pairs) {
    const seam = byId.get(pair.seam);
    if (!seam) throw new RangeError(`No seam ${pair.seam}`);
    putPair(tray, seam, pair);
  }
  for (const place of lone) {
    if (isFree(tray, place)) put(tray, place, nextId(tray), place.kind ?? 'single');
  }
  return tray.placed;
}
