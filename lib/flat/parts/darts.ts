import { smoothThrough } from '@/lib/geometry/fit';
import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { endOf, polyline, reversePath } from '@/lib/geometry/path';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { pathOf, pointsOf } from '@/lib/pattern/lines';
import type { Edge, LineName, Piece } from '@/lib/pattern/types';
import { both, line } from '../ink';
import { risingOn } from '../worn/halves';
import { isDart, openLoop } from '../worn/panels';
import type { Face } from '../worn/types';
import { wornLine } from '../worn/worn-line';
import type { FlatPart } from './part';

interface Dart {
  readonly piece: Piece;
  readonly name: string;
  readonly tip: Point;
  /** Seam line it opens on. */
  readonly line: LineName;
  /** Arc length of that line before the dart, and altogether, darts sewn. */
  readonly before: number;
  readonly whole: number;
}

// Counter-clockwise, the hem is walked outward; every other line of the upper body comes back from the side.
function inOrder(panels: readonly Piece[], name: string): readonly Piece[] {
  return name === 'hem' ? panels : [...panels].reverse();
}

function lineEdges(panels: readonly Piece[], name: string): Edge[] {
  return inOrder(panels, name).flatMap((piece) => openLoop(piece).filter((edge) => edge.line === name));
}

function dartsOf(panels: readonly Piece[]): Dart[] {
  return panels.flatMap((piece) => {
    const loop = openLoop(piece);
    return loop.flatMap((edge, i) => {
      const [first, second] = [loop[i + 1], loop[i + 2]];
      if (isDart(edge) || !first || !second || !isDart(first) || !isDart(second)) return [];
      const chain = lineEdges(panels, edge.line);
      const lengths = chain.map((own) => pathLength(pathOf(own)));
      const upTo = chain.indexOf(edge) + 1;
      const sum = (list: readonly number[]) => list.reduce((total, length) => total + length, 0);
      const name = first.line.split(':')[0] ?? first.line;
      const tip = endOf(pathOf(first));
      return [
        { piece, name, tip, line: edge.line, before: sum(lengths.slice(0, upTo)), whole: sum(lengths) },
      ];
    });
  });
}

function sewnDart(face: Face, { piece, tip, line: on, before, whole }: Dart): Path | undefined {
  const worn = wornLine(face, on);
  if (!worn) return undefined;
  const mouth = pointAtLength(worn, (pathLength(worn) * before) / whole);
  return polyline(mouth, face.place(piece, tip));
}

/** Darts that open on an edge, each as the line in which it is sewn. */
export const edgeDarts: FlatPart = (worn) =>
  dartsOf(worn.near.panels).flatMap((dart) => {
    const sewn = sewnDart(worn.near, dart);
    if (!sewn) return [];
    return risingOn(worn, reversePath(sewn)).map((own) =>
      line(reversePath(own), 'seam', `${worn.near.view}/${dart.name}`),
    );
  });

function fisheyeLine(face: Face, piece: Piece, outline: readonly Point[]): Path {
  const inOrderOfHeight = [...outline].sort((a, b) => b.y - a.y);
  const top = firstOf(inOrderOfHeight);
  const bottom = lastOf(inOrderOfHeight);
  const widest = outline.reduce((best, p) => (p.x < best.x ? p : best));
  // A slender one that leans has its outermost place in a tip.
  const along = [top, bottom].includes(widest) ? [top, bottom] : [top, widest, bottom];
  return smoothThrough(along.map((p) => face.place(piece, p)));
}

/** Darts that touch no edge. */
export const fisheyeDarts: FlatPart = ({ near }) =>
  near.panels.flatMap((piece) =>
    piece.internal
      .filter(({ kind }) => kind === 'fisheye-dart')
      .flatMap(({ id, path }) => {
        const sewn = fisheyeLine(near, piece, pointsOf({ path }, 0.05));
        return both((side) => [line(side(sewn), 'seam', `${near.view}/${id}`)]);
      }),
  );
