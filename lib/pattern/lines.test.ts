import { expect, test } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { edgeAt, edgeOf, edgesAlong, firstAlong, foldEdge, pieceOf } from './find';
import { lengthOf, lengthOfAll, pathOf, pointsOf, turnedRound } from './lines';
import { measureDraft } from './measured-draft';

const draft = drawDraft(defaultChoices('top'), STANDARD_SIZES[38]);
const measured = measureDraft(draft);
const edges = draft.pieces.flatMap((piece) => piece.edges.map((edge) => ({ piece, edge })));

test('a line is read once, as its commands say', () => {
  for (const { edge } of edges) {
    expect(pathOf(edge)).toEqual(pathOf(edge));
    expect(pathOf({ ...edge })).toBe(pathOf(edge));
  }
});

test('points run from end to end of a line, and back along it turned round', () => {
  for (const { edge } of edges) {
    const [points, back] = [pointsOf(edge, 0.05), pointsOf({ path: turnedRound(edge) }, 0.05)];
    expect(back).toHaveLength(points.length);
    back.toReversed().forEach((at, i) => {
      expect(at.x).toBeCloseTo(points[i]?.x ?? Number.NaN, 4);
      expect(at.y).toBeCloseTo(points[i]?.y ?? Number.NaN, 4);
    });
  }
});

test('lengths are those of the measured draft', () => {
  for (const { piece, edge } of edges)
    expect(lengthOf(edge)).toBe(measured.edge({ piece: piece.id, edge: edge.id })?.length);
  expect(lengthOfAll([])).toBe(0);
});

test('pieces and edges are found by their names, and nothing by others', () => {
  for (const { piece, edge } of edges) {
    expect(pieceOf(draft, piece.id)).toBe(piece);
    expect(edgeOf(piece, edge.id)).toBe(edge);
    expect(edgeAt(draft, { piece: piece.id, edge: edge.id })).toBe(edge);
    expect(edgesAlong(piece, edge.line)).toContain(edge);
    expect(firstAlong(piece, edge.line)).toBe(edgesAlong(piece, edge.line)[0]);
    expect(foldEdge(piece) !== undefined).toBe(piece.cut.onFold);
  }
  expect(edgeAt(draft, { piece: 'none', edge: 'none' })).toBeUndefined();
});
