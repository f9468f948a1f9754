import { pathLength } from '@/lib/geometry/length';
import { pathOf } from '@/lib/pattern/lines';
import { isPetal } from '@/lib/pattern/petals';
import type { Draft, LineName, Piece } from '@/lib/pattern/types';
import { grownOn } from './kimono';

/** What is sewn to, or drawn through, the lower edge of a sleeve. */
export interface SleeveEnd {
  readonly kind: 'cuff' | 'band' | 'ruffle' | 'elastic';
  /** How far it reaches below the sleeve, and half the girth in which it closes, or of a free ruffle's edge, cm. */
  readonly depth: number;
  readonly half: number;
  /** A ruffle that an elastic draws in with its sleeve. */
  readonly drawnIn?: true;
}

/** Measures of a sleeve as sewn, cm. */
export interface SleeveSizes {
  readonly pieces: readonly Piece[];
  readonly halfBiceps: number;
  readonly halfHem: number;
  /** Along the upper and the under side of its own cloth, whatever is sewn below it left out. */
  readonly overarm: number;
  readonly underarm: number;
  /** How many times longer the cap is than its armhole. */
  readonly gather: number;
  readonly end?: SleeveEnd;
}

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

function lineLength(pieces: readonly Piece[], line: LineName): number {
  return sum(
    pieces.flatMap(({ edges }) =>
      edges
        .filter((edge) => edge.line === line && edge.role !== 'dart')
        .map((edge) => pathLength(pathOf(edge))),
    ),
  );
}

function capWidth(pieces: readonly Piece[]): number {
  const xs = pieces.flatMap(({ edges }) =>
    edges
      .filter(({ line }) => line === 'cap')
      .flatMap((edge) => pathOf(edge).flatMap(({ a, b }) => [a.x, b.x])),
  );
  return Math.max(...xs) - Math.min(...xs);
}

function endOf({ pieces, operations, notions, construction }: Draft): SleeveEnd | undefined {
  const depth = construction.sleeveEndDepth ?? 0;
  const band = pieces.find(({ part, material }) => part === 'cuff' && material === 'shell');
  if (band) {
    const kind = band.marks.some((mark) => mark.kind === 'button') ? 'cuff' : 'band';
    return { kind, depth, half: lineLength([band], 'cuff') / 2 };
  }
  const elastic =
    operations.find(({ id }) => id === 'sleeve-elastic') && notions.find(({ kind }) => kind === 'elastic');
  const drawn = (elastic?.length ?? 0) / 2;
  const ruffle = pieces.find(({ id }) => id === 'sleeve-ruffle');
  if (ruffle && elastic) return { kind: 'ruffle', depth, half: drawn, drawnIn: true };
  if (ruffle) return { kind: 'ruffle', depth, half: lineLength([ruffle], 'hem') / 2 };
  return elastic ? { kind: 'elastic', depth: 0, half: drawn } : undefined;
}

/** The under side of a sleeve; of a bent one, its front seam. */
function underarmLength(pieces: readonly Piece[]): number {
  const sides = lineLength(pieces, 'underarm') / 2;
  return sides > 0 ? sides : Math.max(0, lineLength(pieces, 'fore') / 2);
}

/** Under side of a grown-on sleeve, drawn from the underarm: what is left below the round of it. */
const ROUND = 15;

function grownOnSizes(draft: Draft): SleeveSizes | undefined {
  const pieces = grownOn(draft);
  const { biceps, sleeveLength } = draft.finished;
  if (pieces.length === 0 || biceps === undefined || sleeveLength === undefined) return undefined;
  const end = endOf(draft);
  const overarm = sleeveLength - (end?.depth ?? 0);
  return {
    pieces,
    halfBiceps: biceps / 2,
    halfHem: lineLength(pieces, 'sleeve-hem') / 2,
    overarm,
    underarm: overarm - ROUND,
    gather: 1,
    ...(end ? { end } : {}),
  };
}

/** The sleeve of a draft; nothing where the arm is bare or the sleeve is not a piece of its own. */
export function sleeveSizes(draft: Draft): SleeveSizes | undefined {
  const { finished, seams } = draft;
  const pieces = draft.pieces.filter(({ part, material }) => part === 'sleeve' && material === 'shell');
  if (pieces.length === 0) return grownOnSizes(draft);
  const end = endOf(draft);
  const biceps = finished.biceps ?? capWidth(pieces);
  const underarm = underarmLength(pieces);
  const whole = finished.sleeveLength ?? underarm + biceps / 2.4;
  return {
    pieces,
    halfBiceps: biceps / 2,
    // The edges of petals run up over the arm: its end is as wide as they are below.
    halfHem: pieces.some(isPetal) ? biceps / 2 : lineLength(pieces, 'hem') / 2,
    overarm: whole - (end?.depth ?? 0),
    underarm,
    gather: seams.find(({ id }) => id === 'armhole')?.gather ?? 1,
    ...(end ? { end } : {}),
  };
}
