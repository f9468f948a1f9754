import { describe, expect, it } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { force } from '@/lib/choices/take-choice';
import type { Choices } from '@/lib/choices/types';
import { distanceToPath } from '@/lib/geometry/closest';
import { fromCommands } from '@/lib/geometry/commands';
import { pathLength } from '@/lib/geometry/length';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft, LineName, Piece } from '@/lib/pattern/types';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';
import { loopPlaces } from './loops';

const wearing = (belt: string, sizes: Choices['sizes'] = {}): Choices => {
  const { choices } = force(defaultChoices('top'), 'belt', belt);
  return { ...choices, sizes: { ...choices.sizes, ...sizes } };
};

function pieceOf(draft: Draft, id: string): Piece {
  const found = draft.pieces.find((piece) => piece.id === id);
  if (!found) throw new Error(`No ${id}`);
  return found;
}

function extent({ edges }: Piece): { width: number; height: number } {
  const points = edges.flatMap(({ path }) => path.map((command) => command.slice(-2) as [number, number]));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
}

describe('belts', () => {
  it.each(SIZE_NAMES)('tie, buckle and half-belt hold every rule in size %s', (size) => {
    for (const belt of ['tie', 'buckle', 'half-belt'])
      expect(breaches(check(drawDraft(wearing(belt), STANDARD_SIZES[size])))).toEqual([]);
  });

  it('a tie belt goes round the waist and 100 to 140 more, in two strips that lie across any cloth (METHODS §10)', () => {
    const draft = drawDraft(wearing('tie'), STANDARD_SIZES['46']);
    const belt = pieceOf(draft, 'belt');
    const { width, height } = extent(belt);
    expect(width).toBeCloseTo(2 * 4, 6);
    expect(2 * height - (draft.finished.waist ?? 0)).toBeCloseTo(120, 3);
    expect(belt.cut).toEqual({ count: 2, onFold: false, mirrored: false });
    expect(height).toBeLessThan(138);
  });

  it('a belt with a buckle has 15 to 25 over the waist and a buckle of its own width', () => {
    const draft = drawDraft(wearing('buckle', { 'belt-width': 2.2 }), STANDARD_SIZES['38']);
    expect(extent(pieceOf(draft, 'belt')).height - (draft.finished.waist ?? 0)).toBeCloseTo(20, 3);
    expect(draft.notions).toContainEqual({ kind: 'buckle', count: 1, width: 2.2 });
  });

  it('loops are the belt with 1.5 to spare and two ends of 1, no farther apart than 16', () => {
    const draft = drawDraft(wearing('tie', { 'belt-width': 5 }), STANDARD_SIZES['56']);
    const loop = pieceOf(draft, 'belt-loop');
    expect(extent(loop).height).toBeCloseTo(5 + 1.5 + 2, 6);
    const heights = loop.cutLine.map(([, y]) => y);
    expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(5 + 1.5 + 2, 2);
    const marked = draft.pieces.flatMap(({ internal }) =>
      internal.filter(({ kind }) => kind === 'placement'),
    );
    expect(loop.cut.count).toBe(2 * marked.length + 2);
    for (const half of [15, 18.5, 24, 33]) {
      const places = [...loopPlaces(half), half];
      const steps = places.map((at, i) => at - (places[i - 1] ?? -at));
      expect(Math.max(...steps)).toBeLessThanOrEqual(16);
    }
  });

  it.each(SIZE_NAMES)('on a waist seam loops rise from it, clear of darts, in size %s', (size) => {
    const { choices } = force(chooseInTurn('dress', { 'waist-seam': 'natural' }), 'belt', 'tie');
    for (const { id, edges, internal } of drawDraft(choices, STANDARD_SIZES[size]).pieces) {
      const marks = internal.filter((each) => each.id.startsWith('belt-loop'));
      for (const { path } of marks) {
        const [foot] = path.map((command) => command.slice(-2) as [number, number]);
        const at = { x: foot?.[0] ?? 0, y: foot?.[1] ?? 0 };
        const off = (named: (line: LineName) => boolean) =>
          Math.min(
            ...edges
              .filter(({ line }) => named(line))
              .map((edge) => distanceToPath(at, fromCommands(edge.path))),
          );
        expect(off((line) => line === 'waist')).toBeLessThan(1e-4);
        expect(
          off((line) => line.startsWith('waist-dart')),
          id,
        ).toBeGreaterThan(0.9);
      }
    }
  });

  it('a loop set too short for its belt is lengthened, and that is said', () => {
    const draft = drawDraft(wearing('tie', { 'belt-width': 8, 'belt-loops': 3.4 }), STANDARD_SIZES['38']);
    expect(extent(pieceOf(draft, 'belt-loop')).height).toBeCloseTo(8.5 + 2, 6);
    expect(draft.notices.map(({ code }) => code)).toContain('belt-loops-lengthened');
  });

  it.each(SIZE_NAMES)(
    'on a short garment a belt lies just over the lower edge, as long as that is round (%s)',
    (size) => {
      const choices = chooseInTurn('top', { length: 'cropped', opening: 'front-buttons', belt: 'tie' });
      const draft = drawDraft(choices, STANDARD_SIZES[size]);
      expect(breaches(check(draft))).toEqual([]);
      const { height } = extent(pieceOf(draft, 'belt'));
      const girth = draft.construction.beltGirth ?? 0;
      expect(2 * height - girth).toBeCloseTo(120, 2);
      // It tapers towards the waist: a little more than its hem.
      expect(girth).toBeGreaterThan(draft.finished.hem ?? 0);
      expect(girth).toBeLessThan((draft.finished.hem ?? 0) + 8);
      for (const { edges, internal } of draft.pieces) {
        const hems = edges.filter(({ line }) => line === 'hem').map(({ path }) => fromCommands(path));
        for (const { path } of internal.filter((each) => each.id.startsWith('belt-loop'))) {
          const [foot] = path.map((command) => command.slice(-2) as [number, number]);
          const at = { x: foot?.[0] ?? 0, y: foot?.[1] ?? 0 };
          expect(Math.min(...hems.map((hem) => distanceToPath(at, hem)))).toBeCloseTo(0.5, 3);
        }
      }
    },
  );

  it('and never on the bust: the lower edge gives way, and that is said', () => {
    const choices = chooseInTurn('jacket', { length: 'bolero', belt: 'buckle' });
    const wide = { ...choices, sizes: { ...choices.sizes, 'belt-width': 8 } };
    const draft = drawDraft(wide, { ...STANDARD_SIZES['38'], bustHeight: 28 });
    const { bustLevel = 0, beltLevel = 0 } = draft.construction;
    expect(bustLevel - beltLevel - 8 / 2).toBeGreaterThanOrEqual(4);
    expect(draft.notices.map(({ code }) => code)).toContain('length-for-belt');
  });

  it.each(['empire', 'dropped'])('along an %s seam a belt is as long as that is round', (seam) => {
    const draft = drawDraft(
      chooseInTurn('dress', { 'waist-seam': seam, belt: 'buckle' }),
      STANDARD_SIZES['42'],
    );
    const seams = ['front', 'back'].flatMap((id) =>
      pieceOf(draft, id).edges.filter(({ line }) => line === 'waist'),
    );
    const girth = 2 * seams.reduce((sum, { path }) => sum + pathLength(fromCommands(path)), 0);
    expect(extent(pieceOf(draft, 'belt')).height - girth).toBeCloseTo(20, 2);
    expect(breaches(check(draft))).toEqual([]);
  });
});
