import { notchPairs } from '@/lib/pattern/notch-pairs';
import type { SeamView, Side } from '@/lib/pattern/seam-view';
import type { BodySide, Sheet } from './sheet';
import { type SewnLine, type Stops, type Tie, tiesBetween } from './ties';
import { sewnSides, sideOn } from './worn-sides';

/** A seam on one side of the body, sewn: where both lines run, and how they are tied. */
export interface Sewn {
  readonly id: string;
  readonly operation: string;
  readonly a: SewnLine;
  readonly b: SewnLine;
  readonly stops: Stops;
  readonly ties: readonly Tie[];
}

export type Sheets = ReadonlyMap<string, Sheet>;

/** A seam as it is sewn on each side of the body; once where it lies in the middle, or goes across it. None where a piece of it is left out. */
export function sewSeam(seam: SeamView, sheets: Sheets): Sewn[] {
  const { id, operation } = seam.seam;
  const stops = stopsOf(seam);
  if (seam.selfPaired) {
    const [a, b] = [sewnLine(seam.a, 'left', sheets), sewnLine(seam.b, 'right', sheets)];
    return a && b ? [{ id, operation, a, b, stops, ties: tiesBetween(a, b, stops) }] : [];
  }
  return sewnSides(seam).flatMap((side) => {
    const [a, b] = [sewnLine(seam.a, side, sheets), sewnLine(seam.b, side, sheets)];
    return a && b ? [{ id, operation, a, b, stops, ties: tiesBetween(a, b, stops) }] : [];
  });
}

/** The ends of both sides, and the notches between that meet. */
export function stopsOf(seam: SeamView): Stops {
  const met = seam.selfPaired ? [] : notchPairs(seam).map(({ a, b }) => [a.at, b.at] as const);
  const rising = met.filter(([p, q], i) => {
    const [p0, q0] = met[i - 1] ?? [0, 0];
    return p > p0 && q > q0 && p < seam.a.length && q < seam.b.length;
  });
  return [[0, 0], ...rising, [seam.a.length, seam.b.length]];
}

/** The vertices of a side of a seam on one side of the body. */
export function sewnLine({ steps }: Side, side: BodySide, sheets: Sheets): SewnLine | undefined {
  const vertices: number[] = [];
  const at: number[] = [];
  for (const { piece, edge, reversed, from } of steps) {
    const sheet = sheets.get(piece.id);
    const chain = sheet?.mesh.edges.get(edge.id);
    if (!sheet || !chain) return undefined;
    const order = chain.vertices.map(
      (v, i) => [v, reversed ? edge.length - (chain.at[i] as number) : (chain.at[i] as number)] as const,
    );
    for (const [local, along] of reversed ? order.reverse() : order) {
      const vertex = sheet.vertex(sideOn(sheet, side), local);
      if (vertex === undefined) return undefined;
      if (vertices.at(-1) === vertex) continue;
      vertices.push(vertex);
      at.push(from + along);
    }
  }
  return vertices.length > 1 ? { vertices, at } : undefined;
}

/** The darts inside a sheet, each with both of its sides sewn to each other. */
export function sewFisheyes(sheet: Sheet): Sewn[] {
  return sheet.sides.flatMap((side) =>
    sheet.mesh.darts.flatMap(([one, other], i) => {
      const line = ({ vertices, at }: typeof one): SewnLine => ({
        vertices: vertices.map((v) => sheet.vertex(side, v) as number),
        at,
      });
      const end = one.at.at(-1) as number;
      const [a, b] = [line(one), line(other)];
      const stops: Stops = [
        [0, 0],
        [end, end],
      ];
      const id = `${sheet.mesh.piece.id}/fisheye-${i}`;
      return { id, operation: 'sew-fisheye-dart', a, b, stops, ties: tiesBetween(a, b, stops) };
    }),
  );
}
