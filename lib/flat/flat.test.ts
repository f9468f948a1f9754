import { describe, expect, it } from 'vitest';
import type { Item, Stroke } from '@/lib/drawing/types';
import { fromCommands } from '@/lib/geometry/commands';
import { flatten } from '@/lib/geometry/flatten';
import { pathLength } from '@/lib/geometry/length';
import { signedArea } from '@/lib/geometry/polygon';
import type { PathCommand, Point } from '@/lib/geometry/types';
import { pieceOf } from '@/lib/pattern/find';
import type { Draft } from '@/lib/pattern/types';
import { boxyTop } from '@/lib/testing/boxy-top';
import { flatDrawing } from './flat';

const top = boxyTop();
const strokes = (items: readonly Item[], id: string): Stroke[] =>
  items.filter((item): item is Stroke => item.kind === 'stroke' && item.id === id);
const points = ({ path }: Stroke): Point[] =>
  flatten(fromCommands(path.filter((command): command is PathCommand => command[0] !== 'Z')), 0.01);
const ids = (draft: Draft, view: 'front' | 'back') =>
  new Set(
    flatDrawing(draft, view).items.flatMap((item) => (item.kind === 'stroke' && item.id ? [item.id] : [])),
  );

describe('the technical drawing', () => {
  it('is as wide as the finished girths and as long as the garment', () => {
    for (const view of ['front', 'back'] as const) {
      const [cloth] = strokes(flatDrawing(top, view).items, view);
      const outline = points(cloth as Stroke);
      const atWaist = outline.filter(({ y }) => Math.abs(y) < 0.5).map(({ x }) => x);
      expect(Math.max(...outline.map(({ x }) => x))).toBeCloseTo(98 / 4, 1);
      expect(Math.min(...outline.map(({ y }) => y))).toBeCloseTo(-20, 6);
      expect(atWaist.every((x) => Math.abs(Math.abs(x) - 24.5) < 0.1)).toBe(true);
    }
  });

  it('is the same on both halves, and front and back have one silhouette', () => {
    const bodies = (['front', 'back'] as const).map(
      (view) => strokes(flatDrawing(top, view).items, view)[0] as Stroke,
    );
    for (const body of bodies) {
      const outline = points(body);
      const mirrored = outline.map(({ x, y }) => `${(-x + 0).toFixed(4)} ${y.toFixed(4)}`);
      const plain = new Set(outline.map(({ x, y }) => `${x.toFixed(4)} ${y.toFixed(4)}`));
      expect(mirrored.filter((p) => !plain.has(p) && p.startsWith('-0.0000') === false)).toEqual([]);
    }
    const [frontSide] = strokes(flatDrawing(top, 'front').items, 'front/side');
    const [backSide] = strokes(flatDrawing(top, 'back').items, 'back/side');
    expect(frontSide?.path).toEqual(backSide?.path);
  });

  it('keeps the lengths one would measure on the garment', () => {
    const { items } = flatDrawing(top, 'front');
    const [shoulder] = strokes(items, 'front/shoulder');
    const front = pieceOf(top, 'front');
    const sewn = pathLength(fromCommands(front?.edges.find(({ line }) => line === 'shoulder')?.path ?? []));
    expect(pathLength(fromCommands(shoulder?.path as PathCommand[]))).toBeCloseTo(sewn, 0);
    const neckline = points(strokes(items, 'front/neckline')[0] as Stroke);
    expect(Math.max(...neckline.map(({ y }) => y)) - Math.min(...neckline.map(({ y }) => y))).toBeCloseTo(
      12.87,
      1,
    );
  });

  it('shows the inside of the back through the front neckline', () => {
    const { items } = flatDrawing(top, 'front');
    const inside = items.findIndex((item) => item.kind === 'stroke' && item.id === 'inside-back');
    const cloth = items.findIndex((item) => item.kind === 'stroke' && item.id === 'front');
    expect(inside).toBeGreaterThanOrEqual(0);
    expect(inside).toBeLessThan(cloth);
    const [far] = strokes(items, 'inside-back/neckline');
    const [near] = strokes(items, 'front/neckline');
    expect(Math.min(...points(far as Stroke).map(({ y }) => y))).toBeGreaterThan(
      Math.min(...points(near as Stroke).map(({ y }) => y)) + 4,
    );
  });

  it('draws the bust dart from the side toward the bust point, on the front only', () => {
    const [dart] = strokes(flatDrawing(top, 'front').items, 'front/bust-dart');
    const [mouth, tip] = points(dart as Stroke) as [Point, Point];
    expect(mouth.x).toBeCloseTo(24.5, 1);
    expect(tip.x).toBeGreaterThan(8);
    expect(tip.x).toBeLessThan(14);
    expect(ids(top, 'back').has('back/bust-dart')).toBe(false);
  });

  it('hangs sleeves only where there are sleeves', () => {
    expect(strokes(flatDrawing(top, 'front').items, 'sleeve')).toHaveLength(2);
    const bare = { ...top, pieces: top.pieces.filter(({ part }) => part !== 'sleeve') };
    const drawing = flatDrawing(bare, 'front');
    expect(strokes(drawing.items, 'sleeve')).toEqual([]);
    expect(strokes(drawing.items, 'front/armhole').map(({ stroke }) => stroke)).toEqual([
      'outline',
      'outline',
    ]);
  });

  it('hangs a sleeve of its own length and hem width', () => {
    const { items } = flatDrawing(top, 'front');
    const outline = points(strokes(items, 'sleeve/outline')[0] as Stroke);
    const tip = outline[0] as Point;
    const lowest = outline.reduce((low, p) => (p.y < low.y ? p : low));
    expect(Math.hypot(lowest.x - tip.x, lowest.y - tip.y)).toBeGreaterThan(50);
    expect(Math.hypot(lowest.x - tip.x, lowest.y - tip.y)).toBeLessThan(66);
  });

  it('closes every shape counter-clockwise and fits its box', () => {
    const { box, items } = flatDrawing(top, 'front');
    for (const item of items) {
      if (item.kind !== 'stroke') continue;
      const drawn = points(item);
      for (const { x, y } of drawn) {
        expect(x).toBeGreaterThan(box[0]);
        expect(x).toBeLessThan(box[2]);
        expect(y).toBeGreaterThan(box[1]);
        expect(y).toBeLessThan(box[3]);
      }
      if (item.id === 'front') expect(signedArea(drawn)).toBeGreaterThan(2000);
    }
  });

  it('refuses a draft without a back', () => {
    const half = { ...top, pieces: top.pieces.filter(({ part }) => part !== 'back') };
    expect(() => flatDrawing(half, 'front')).toThrow(RangeError);
  });
});
