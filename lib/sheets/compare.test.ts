import { describe, expect, it } from 'vitest';
import type { Draft, Piece } from '@/lib/drafting/types';
import { changedPages } from './compare-pages';
import { comparePieces } from './compare-pieces';
import { fixtureDraft, PIECES } from './fixture';
import { revisedPlan, sheetPlan } from './plan';
import { sheetDocument } from './sheets';
import { settings } from './test-files';

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

  it('lays everything anew when a piece has outgrown its place', () => {
    const after = withWider('front', 12);
    const later = revisedPlan(after, earlier, 'fr');
    expect(later.layout.placements).not.toEqual(earlier.layout.placements);
    expect(changedPages(before, earlier, after, later).length).toBeGreaterThan(
      earlier.layout.tiles.length / 2,
    );
  });

  it('makes a file of the leading page and those pages', () => {
    const after = withWider('neck-facing-front', 0.1);
    const file = sheetDocument(after, 'a4', settings('fr', { earlier: before, onlyChanged: true }));
    const pages = changedPages(before, earlier, after, revisedPlan(after, earlier, 'fr'));
    expect(file.pages.slice(1).map(({ id }) => id)).toEqual(pages);
  });
});
