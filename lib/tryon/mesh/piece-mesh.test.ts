import { describe, expect, it } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import type { Choices } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import { distance } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { fisheyesOf } from '@/lib/pattern/fisheye';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { halved } from './halved';
import { meshPiece, type PieceMesh } from './piece-mesh';

const jacket = measureDraft(drawDraft(defaultChoices('jacket'), STANDARD_SIZES['44']));
const pieces = jacket.pieces.filter(({ piece }) => piece.material === 'shell');

function areaOf({ points, triangles }: PieceMesh): number {
  let area = 0;
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => points[triangles[i + k] as number]) as [Point, Point, Point];
    area += ((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2;
  }
  return area;
}

const closedArea = (points: readonly Point[]) =>
  Math.abs(
    points.reduce(
      (sum, p, i) =>
        sum +
        p.x * (points[(i + 1) % points.length] as Point).y -
        (points[(i + 1) % points.length] as Point).x * p.y,
      0,
    ),
  ) / 2;

describe.each(pieces.map((piece) => [piece.id, piece] as const))('the mesh of %s', (_, piece) => {
  const mesh = meshPiece(piece, 1.5);

  it('covers the piece, darts taken out', () => {
    const darts = fisheyesOf(piece).reduce((sum, { points }) => sum + closedArea(points), 0);
    expect(areaOf(mesh) / (piece.area - darts)).toBeCloseTo(1, 2);
  });

  it('follows each edge from end to end', () => {
    for (const edge of piece.edges) {
      const chain = mesh.edges.get(edge.id);
      const places = (chain?.vertices ?? []).map((v) => mesh.points[v] as Point);
      expect(distance(places[0] as Point, edge.start)).toBeLessThan(1e-6);
      expect(distance(places.at(-1) as Point, edge.end)).toBeLessThan(1e-6);
      expect(chain?.at.at(-1)).toBeCloseTo(edge.length, 6);
    }
  });

  it('has both sides of a dart inside meet one by one', () => {
    for (const [one, other] of mesh.darts) expect(one.vertices.length).toBe(other.vertices.length);
  });
});

describe('a strip folded lengthwise', () => {
  const plain = defaultChoices('top');
  const puffed: Choices = { ...plain, options: { ...plain.options, sleeve: 'puff' } };
  const band = measureDraft(drawDraft(puffed, STANDARD_SIZES['40'])).piece('sleeve-band');

  it('is worn as the half that is sewn on', () => {
    const half = band && halved(band);
    expect(half?.area).toBeCloseTo((band?.area ?? 0) / 2, 6);
    expect(half?.edges.map(({ line }) => line)).toContain('cuff');
  });
});
