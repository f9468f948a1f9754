import { describe, expect, it } from 'vitest';
import { drawDraft } from '@/lib/drafting/draft';
import { textCorners } from '@/lib/drawing/bounds';
import type { Item, Stroke, Text } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';
import { placementMotion } from '@/lib/layout/placed';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft, Piece } from '@/lib/pattern/types';
import { cutPath } from '@/lib/testing/sheets/cut-path';
import { fixtureDraft, PIECES } from '@/lib/testing/sheets/hand-drawn-top';
import { testWords } from '@/lib/testing/sheets/words';
import type { PieceContext } from '../context';
import { drawnPoints, stitchOutline } from './outline';
import { pieceDrawing } from './piece-drawing';
import { finishedWidths } from './piece-widths';
import { placePiece } from './place-piece';
import { unfoldPiece } from './unfold-piece';

const context = (locale: 'fr' | 'en' | 'de' = 'fr', unit: 'cm' | 'in' = 'cm'): PieceContext => ({
  draft: fixtureDraft(),
  words: testWords(locale),
  locale,
  unit,
  identity: {
    patternName: 'Corsage Élodie',
    wearer: 'Anne-Cécile',
    code: 'K7QM-2F9X-TR4D',
    date: '2026-11-21',
  },
});

const texts = (items: readonly Item[]) => items.filter((item): item is Text => item.kind === 'text');
const strokes = (items: readonly Item[]) => items.filter((item): item is Stroke => item.kind === 'stroke');
const piece = (id: string) => PIECES.find((each) => each.id === id) as Piece;

function crosses([a, b]: readonly [Pair, Pair], [c, d]: readonly [Pair, Pair]): boolean {
  const side = (p: Pair, q: Pair, r: Pair) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

const sides = (points: readonly Pair[], closed: boolean): (readonly [Pair, Pair])[] =>
  points.slice(closed ? 0 : 1).map((to, i) => [points.at(closed ? i - 1 : i) as Pair, to] as const);

function inside(outline: readonly Pair[], [x, y]: Pair): boolean {
  let odd = false;
  for (const [[ax, ay], [bx, by]] of sides(outline, true)) {
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd;
  }
  return odd;
}

/** Words that leave their piece, cross a line, or one another. */
function troubles(draft: Draft, locale: 'fr' | 'en' | 'de', unit: 'cm' | 'in'): string[] {
  return draft.pieces.flatMap((each) => {
    const items = pieceDrawing(each, { ...context(locale, unit), draft });
    const lines = strokes(items).flatMap(({ path }) =>
      drawnPoints(path).flatMap((points) => sides(points, false)),
    );
    const outline = stitchOutline(each.edges);
    const boxes = texts(items).map((text) => ({
      text: `${each.id}: ${text.text}`,
      corners: textCorners(text),
    }));
    if (boxes.length === 0) return [`${each.id} has no words`];
    return boxes.flatMap(({ text, corners }, i) => {
      const frame = sides(corners, true);
      const meets = (others: readonly (readonly [Pair, Pair])[]) =>
        others.some((a) => frame.some((b) => crosses(a, b)));
      const outside = corners.some((corner) => !inside(outline, corner)) ? [`${text} leaves`] : [];
      const struck = meets(lines) ? [`${text} is crossed`] : [];
      const covered = boxes.slice(0, i).some((other) => meets(sides(other.corners, true)))
        ? [`${text} is covered`]
        : [];
      return [...outside, ...struck, ...covered];
    });
  });
}

describe('words on a piece', () => {
  it.each([
    ['fr', 'cm'],
    ['en', 'in'],
    ['de', 'cm'],
  ] as const)('lie inside it and cross nothing (%s)', (locale, unit) => {
    expect(troubles(fixtureDraft(), locale, unit)).toEqual([]);
  });

  it.each(['34', '44', '56'] as const)('cross nothing on a top of size %s', (size) => {
    const designs: Record<string, string>[] = [
      {},
      { sleeve: 'set-in', 'sleeve-length': 'long', 'neckline-front': 'v' },
    ];
    for (const options of designs) {
      const draft = drawDraft({ version: 1, garment: 'top', options, sizes: {} }, STANDARD_SIZES[size]);
      expect(troubles(draft, 'de', 'cm')).toEqual([]);
    }
  });

  it('say name, number, cutting, allowances, width, wearer, code and date', () => {
    const said = texts(pieceDrawing(piece('front'), context()))
      .map(({ text }) => text)
      .join('\n');
    for (const part of ['Devant', 'Corsage Élodie', 'K7QM-2F9X-TR4D', 'Anne-Cécile', '2026-11-21', '1/7']) {
      expect(said).toContain(part);
    }
    expect(said).toContain('Couper 1\u00a0×\u00a0tissu, au pli');
    expect(said).toContain('Marges de 1\u00a0cm et ourlet de 3\u00a0cm compris');
    expect(said).toMatch(/poitrine 4\d(,\d)?\u00a0cm/);
  });

  it('shrink to a number where there is room for no more', () => {
    const loop = texts(pieceDrawing(piece('belt-loop'), context()));
    expect(loop.map(({ text }) => text)).toContain('7');
  });
});

describe('finishedWidths', () => {
  it('opens the fold and closes the darts', () => {
    const widths = Object.fromEntries(
      finishedWidths(piece('front')).map(({ level, width }) => [level, width]),
    );
    expect(widths.waist).toBeCloseTo(2 * (22.8 - 2.7), 2);
    expect(widths.hip).toBeCloseTo(52, 1);
    const back = finishedWidths(piece('back'));
    expect(back).toHaveLength(1);
    expect(back[0]?.width).toBeCloseTo(21.8 - 0.9 - 3, 2);
  });
});

describe('lines of a piece', () => {
  it('cut all around but along the fold', () => {
    const path = cutPath(piece('front'));
    expect(path.at(-1)?.[0]).not.toBe('Z');
    expect([path[0], path.at(-1)].map((command) => command?.at(-2))).toEqual([0, 0]);
    expect(cutPath(piece('back')).at(-1)?.[0]).toBe('Z');
  });

  it('stand each material in its own stroke and layers', () => {
    const items = pieceDrawing(piece('neck-interfacing-front'), context());
    expect(strokes(items).some(({ stroke }) => stroke === 'cut-interfacing')).toBe(true);
    expect(strokes(items).some(({ stroke }) => stroke === 'stitch')).toBe(false);
    for (const item of items) expect(item.group).toBe('interfacing');
  });

  it('draw notches square to their edge, inside the allowance', () => {
    const back = piece('back');
    const notches = strokes(pieceDrawing(back, context())).filter(({ stroke }) => stroke === 'notch');
    const counts = Object.fromEntries(notches.map(({ id, path }) => [id, path.length / 2]));
    expect(counts).toEqual({ 'back/n4': 2, 'back/n5': 1, 'back/n6': 3 });
    const [from, to] = drawnPoints(notches.find(({ id }) => id === 'back/n5')?.path ?? []).flat() as [
      Pair,
      Pair,
    ];
    expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeCloseTo(0.4, 6);
    expect(inside(back.cutLine, to)).toBe(true);
    expect(inside(stitchOutline(back.edges), to)).toBe(false);
  });

  it('mark ease with dots and gathers with a wave', () => {
    const gathered = {
      ...context(),
      draft: { ...fixtureDraft(), seams: fixtureDraft().seams.map((seam) => ({ ...seam, gather: 1.8 })) },
    };
    const count = (items: readonly Item[]) =>
      strokes(items).filter(({ stroke, path }) => stroke === 'mark' && path.length > 40).length;
    expect(count(pieceDrawing(piece('sleeve'), context()))).toBe(0);
    expect(count(pieceDrawing(piece('sleeve'), gathered))).toBe(1);
    const dots = strokes(pieceDrawing(piece('sleeve'), context())).filter(({ fill }) => fill === 'ink');
    expect(dots.length).toBeGreaterThan(20);
  });
});

describe('placePiece and unfoldPiece', () => {
  it('carry a piece without bending it', () => {
    const moved = placePiece(
      piece('sleeve'),
      placementMotion({ turn: 30, mirrored: true, rotated: 180, x: 5, y: -3 }),
    );
    const length = ({ cutLine }: Piece) =>
      sides(cutLine, true).reduce((sum, [a, b]) => sum + Math.hypot(a[0] - b[0], a[1] - b[1]), 0);
    expect(length(moved)).toBeCloseTo(length(piece('sleeve')), 9);
  });

  it('open a piece out on both sides of its fold', () => {
    const whole = unfoldPiece(piece('front'));
    const xs = whole.cutLine.map(([x]) => x);
    expect(Math.min(...xs)).toBeCloseTo(-Math.max(...xs), 6);
    expect(whole.edges.some(({ role }) => role === 'fold')).toBe(false);
    whole.edges.forEach((edge, i) => {
      const next = whole.edges[(i + 1) % whole.edges.length];
      const end = edge.path.at(-1)?.slice(-2) as number[];
      const [, x, y] = next?.path[0] ?? ['M', 0, 0];
      expect(Math.hypot((end[0] ?? 0) - x, (end[1] ?? 0) - y)).toBeLessThan(1e-5);
    });
    expect(whole.notches).toHaveLength(6);
    expect(whole.marks).toHaveLength(2);
  });
});
