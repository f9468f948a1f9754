import { describe, expect, it } from 'vitest';
import type { Draft, Piece } from '@/lib/pattern/types';
import { settings } from '@/lib/testing/sheets/files';
import { fixtureDraft, PIECES } from '@/lib/testing/sheets/hand-drawn-top';
import { revisedPlan, type SheetPlan, sheetPlan } from '../plan';
import { sheetDocument } from '../sheets';
import { changedPages } from './compare-pages';
import { comparePieces } from './compare-pieces';
import { planOfChanges } from './plan-of-changes';

const before = fixtureDraft();

/** A version in which one piece has grown at its right by a few millimetres. */
function withWider(id: string, by: number): Draft {
  const widen = (piece: Piece): Piece => ({
    ...piece,
    cutLine: piece.cutLine.map(([x, y]) => [x > 5 ? x + by : x, y] as const),
  });
  return fixtureDraft(PIECES.map((piece) => (piece.id === id ? widen(piece) : piece)));
}

describe('comparePieces', () => {
  it('finds what changed, came and went', () => {
    const after = fixtureDraft([
      ...withWider('sleeve', 0.1).pieces.slice(0, 6),
      { ...(PIECES[0] as Piece), id: 'yoke' },
    ]);
    const changes = Object.fromEntries(comparePieces(before, after).map(({ id, change }) => [id, change]));
    expect(changes).toMatchObject({
      front: 'same',
      sleeve: 'changed',
      yoke: 'added',
      'belt-loop': 'removed',
    });
  });

  it('overlooks what no scissors could follow', () => {
    expect(comparePieces(before, withWider('sleeve', 0.005)).every(({ change }) => change === 'same')).toBe(
      true,
    );
  });
});

describe('changedPages', () => {
  const earlier = sheetPlan(before, 'a4', 'fr');

  it('asks for nothing when nothing changed', () => {
    const after = fixtureDraft();
    expect(changedPages(before, earlier, after, revisedPlan(after, earlier, 'fr'))).toEqual([]);
  });

  it('asks for the pages of the changed piece only, pieces staying in their places', () => {
    const after = withWider('belt-loop', 0.2);
    const later = revisedPlan(after, earlier, 'fr');
    expect(later.layout.placements).toEqual(earlier.layout.placements);
    const again = withWider('neck-facing-front', 0.1);
    const pages = changedPages(before, earlier, again, revisedPlan(again, earlier, 'fr'));
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.length).toBeLessThan(earlier.layout.tiles.length / 2);
  });

  it('lays a piece that has outgrown its place on rows of its own, the others staying', () => {
    const after = withWider('front', 12);
    const later = revisedPlan(after, earlier, 'fr', new Set(['front']));
    expect(later.layout.rows).toBeGreaterThan(earlier.layout.rows);
    const fromTop = ({ layout }: SheetPlan, id: string) => {
      const placement = layout.placements.find(({ piece }) => piece === id);
      return [placement?.x, layout.height - (placement?.y ?? 0)];
    };
    for (const { id } of after.pieces.filter((piece) => piece.id !== 'front'))
      fromTop(later, id).forEach((at, i) => {
        expect(at).toBeCloseTo(fromTop(earlier, id)[i] as number, 9);
      });
    const rows = changedPages(before, earlier, after, later).map((address) => address.charCodeAt(0) - 65);
    expect(Math.min(...rows)).toBe(earlier.layout.rows);
  });

  it('asks for nothing when a piece only went, and for the pages of a piece that came', () => {
    const less = fixtureDraft(PIECES.filter(({ id }) => id !== 'belt-loop'));
    expect(planOfChanges(before, less, 'a4', 'fr').again).toEqual([]);
    const { again = [], layout } = planOfChanges(less, before, 'a4', 'fr');
    expect(again.length).toBeGreaterThan(0);
    expect(again.length).toBeLessThan(layout.tiles.length / 2);
  });

  it('lays everything anew where that takes no more paper', () => {
    const wider = (piece: Piece) => withWider(piece.id, 1).pieces.find(({ id }) => id === piece.id) as Piece;
    const after = fixtureDraft(PIECES.map(wider));
    const { again, layout } = planOfChanges(before, after, 'a4', 'fr');
    expect(layout).toEqual(sheetPlan(after, 'a4', 'fr').layout);
    expect(again).toHaveLength(layout.tiles.length);
  });

  it('makes a file of the leading page and those pages', () => {
    const after = withWider('neck-facing-front', 0.1);
    const file = sheetDocument(after, 'a4', settings('fr', { earlier: before, onlyChanged: true }));
    const pages = changedPages(before, earlier, after, revisedPlan(after, earlier, 'fr'));
    expect(file.pages.slice(1).map(({ id }) => id)).toEqual(pages);
  });
});
