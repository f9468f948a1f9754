import { nearestWithin } from '@/lib/geometry/closest';
import { intersect } from '@/lib/geometry/intersect';
import { lengthAtPlace, pathLength } from '@/lib/geometry/length';
import { endOf, startOf } from '@/lib/geometry/path';
import { cyclic } from '@/lib/geometry/sequence';
import type { Path } from '@/lib/geometry/types';
import type { FinishEdge, FinishPiece, LoneNotch, NotchPair, SeamWalk, WalkEdge } from './types';
import { type EdgeIndex, type EdgePlace, indexEdges, walkedTo, walkLength } from './walk';

/** A level drawn across a piece, by the name of its height: `bust`, `waist`, `hip`, `centre-front` … */
export interface PieceLevel {
  readonly piece: string;
  readonly id: string;
  readonly path: Path;
}

// A gathered edge is divided so that no stretch to be spread is longer (METHODS §9).
const GATHER_STRETCH = 25;
// Levels of the two sides further apart than this do not belong together (INVARIANTS C3 refuses 0.1 long before).
const SAME_LEVEL = 1.5;
// Plain seams longer than this get a notch though no level crosses them.
const LONG_SEAM = 24;

/** Pairs that divide a gathered or eased seam into equal shares, none longer than 25 cm of the flat side. */
export function gatherPairs(pieces: readonly FinishPiece[], seam: SeamWalk): NotchPair[] {
  const index = indexEdges(pieces);
  const a = walkLength(index, seam.a);
  const b = walkLength(index, seam.b);
  const shares = Math.max(2, Math.ceil(Math.min(a, b) / GATHER_STRETCH));
  return Array.from({ length: shares - 1 }, (_, i) => ({
    seam: seam.id,
    a: (a * (i + 1)) / shares,
    b: (b * (i + 1)) / shares,
  }));
}

// Off the middle of a seam, so that it cannot be sewn the wrong way up.
const OFF_MIDDLE = 1 / 3;

/** One pair that far along a long plain seam, on each side by its own length. */
export function balancePairs(
  pieces: readonly FinishPiece[],
  seam: SeamWalk,
  share: number = OFF_MIDDLE,
): NotchPair[] {
  const index = indexEdges(pieces);
  const [a, b] = [walkLength(index, seam.a), walkLength(index, seam.b)];
  return Math.min(a, b) < LONG_SEAM ? [] : [{ seam: seam.id, a: a * share, b: b * share }];
}

interface LevelHit extends EdgePlace {
  readonly level: string;
}

function hitsOn(pieces: readonly FinishPiece[], levels: readonly PieceLevel[]): LevelHit[] {
  return levels.flatMap(({ piece, id, path }) => {
    const edges = pieces.find((own) => own.id === piece)?.edges ?? [];
    return edges
      .filter(({ role }) => role === 'seam')
      .flatMap((edge) =>
        meetings(edge.path, path)
          .filter((at) => !isAtFold(edges, edge, at))
          .map((at) => ({ piece, edge: edge.id, at, level: id })),
      );
  });
}

/** Whether a place on an edge is its end on a fold: what marks the middle there, the fold says. */
function isAtFold(edges: readonly FinishEdge[], edge: FinishEdge, at: number): boolean {
  const i = edges.indexOf(edge);
  const fold = (beside: number) => cyclic(edges, i + beside).role === 'fold';
  return (at < BY_A_HAIR && fold(-1)) || (at > pathLength(edge.path) - BY_A_HAIR && fold(1));
}

// An edge that was trued has left the end of a level by a hair.
const BY_A_HAIR = 0.05;

/** Where a level crosses an edge, or ends at it. */
function meetings(edge: Path, level: Path): number[] {
  const crossings = intersect(edge, level);
  if (crossings.length > 0) return crossings.map(({ lengthA }) => lengthA);
  return [startOf(level), endOf(level)].flatMap((end) => {
    const place = nearestWithin(edge, end, BY_A_HAIR);
    return place ? [lengthAtPlace(edge, place)] : [];
  });
}

interface Walked {
  readonly hit: LevelHit;
  readonly at: number;
}

function along(index: EdgeIndex, walk: readonly WalkEdge[], hits: readonly LevelHit[]): Walked[] {
  return hits.flatMap((hit) => {
    const at = walkedTo(index, walk, hit);
    return at === undefined ? [] : [{ hit, at }];
  });
}

/** Notches asked for by the levels of the pieces. */
interface LevelNotches {
  readonly pairs: readonly NotchPair[];
  readonly lone: readonly LoneNotch[];
}

/**
 * A notch wherever a level meets a seam edge (INVARIANTS F5). Where both sides of a seam show the same level, they are
 * one pair at equal arc length from the start of both walks; where `eased` names the seam, each keeps its own length.
 */
export function levelNotches(
  pieces: readonly FinishPiece[],
  seams: readonly SeamWalk[],
  levels: readonly PieceLevel[],
  eased: ReadonlySet<string> = new Set(),
): LevelNotches {
  const index = indexEdges(pieces);
  const hits = hitsOn(pieces, levels);
  const paired = new Set<LevelHit>();
  const pairs: NotchPair[] = [];
  for (const seam of seams) {
    const onB = along(index, seam.b, hits);
    for (const a of along(index, seam.a, hits)) {
      const b = onB.find(({ hit, at }) => hit.level === a.hit.level && Math.abs(at - a.at) < SAME_LEVEL);
      if (!b) continue;
      paired.add(a.hit).add(b.hit);
      const both = (a.at + b.at) / 2;
      pairs.push(
        eased.has(seam.id) ? { seam: seam.id, a: a.at, b: b.at } : { seam: seam.id, a: both, b: both },
      );
    }
  }
  return { pairs, lone: hits.filter((hit) => !paired.has(hit)) };
}
