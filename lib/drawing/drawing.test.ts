import { describe, expect, it } from 'vitest';
import { readable } from '@/lib/geometry/pair';
import { foldBracket } from './arrow';
import { itemsBox, textCorners } from './bounds';
import { boxPath, circlePath, linePath } from './paths';
import { drawn, written } from './pen';
import { qrPath } from './qr';
import { THEMES } from './styles';
import { bar, halfDiamond } from './symbols';
import { INCH_SQUARE, testSquare } from './test-square';
import { fitDrawing, transformItems } from './transform';

const PLACE = { layer: 'marks' } as const;

describe('themes', () => {
  it('make the cut line the heaviest, and the projected one 2.5 mm', () => {
    const { strokes } = THEMES.print;
    expect(strokes.cut.width).toBe(0.07);
    expect(strokes.stitch).toMatchObject({ width: 0.03, dash: expect.any(Array) });
    for (const name of ['fold', 'grain', 'mark', 'detail', 'join'] as const)
      expect(strokes[name].width, name).toBeLessThanOrEqual(0.03);
    for (const name of ['stitch', 'fold', 'grain', 'notch', 'mark'] as const) {
      expect(strokes[name].width).toBeLessThanOrEqual(strokes.cut.width / 2);
      expect(THEMES.projector.strokes[name]).toMatchObject({ width: 0.12, ink: '#000000' });
    }
    expect(THEMES.projector.strokes.cut).toMatchObject({ width: 0.25, ink: '#000000' });
  });

  it('tell materials apart by their dashes, not by colour', () => {
    const { strokes } = THEMES.print;
    const dashes = (['cut', 'cut-lining', 'cut-interfacing', 'cut-contrast'] as const).map((name) =>
      strokes[name].dash?.join(),
    );
    expect(new Set(dashes).size).toBe(4);
  });
});

describe('transformItems', () => {
  const items = [drawn(linePath([1, 0], [2, 0]), 'cut', PLACE), written('A', [1, 0], { size: 1 }, PLACE)];

  it('turns, mirrors, scales and moves in that order', () => {
    const [line, text] = transformItems(items, { scale: 2, mirrored: true, degrees: 90, offset: [10, 0] });
    const [, to] = line?.kind === 'stroke' ? line.path : [];
    expect(to?.[1]).toBeCloseTo(10, 9);
    expect(to?.[2]).toBeCloseTo(-4, 9);
    expect(text).toMatchObject({ size: 2, angle: 90 });
  });

  it('fits a drawing into a box, centred', () => {
    const box = itemsBox(
      fitDrawing({ box: [0, 0, 4, 2], items: [drawn(boxPath([0, 0, 4, 2]), 'cut', PLACE)] }, 2, 2),
    );
    expect(box).toEqual([0, 0.5, 2, 1.5]);
  });
});

describe('signs', () => {
  it('close a circle on its radius', () => {
    expect(itemsBox([drawn(circlePath([5, 5], 2), 'mark', PLACE)])).toEqual([3, 3, 7, 7]);
  });

  it('measure the inch square from line centre to line centre', () => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = itemsBox(testSquare([1, 2], INCH_SQUARE, 1.27, PLACE)) ?? [];
    expect(x1 - x0).toBeCloseTo(10.16, 9);
    expect(y1 - y0).toBeCloseTo(10.16, 9);
  });

  it('touch the fold with the bracket, on the side of the cloth', () => {
    const items = foldBracket([0, 0], [0, 10], [1, 0], 1, 'grain', PLACE);
    const [x0, , x1] = itemsBox(items) ?? [];
    expect(x0).toBeCloseTo(0, 9);
    expect(x1).toBeCloseTo(1, 9);
  });

  it('hold half diamonds wholly on their own side of the join', () => {
    expect(itemsBox([halfDiamond([5, 5], [-1, 0], PLACE, 0.5)])).toEqual([4.5, 4.5, 5, 5.5]);
  });

  it('draw a buttonhole of its length from where it begins', () => {
    const [x0 = 0, , x1 = 0] = itemsBox([bar([5, 5], 1.8, 0, PLACE)]) ?? [];
    expect(x0).toBeCloseTo(5, 9);
    expect(x1).toBeCloseTo(6.8, 9);
  });

  it('keep the quiet zone of a QR code inside its square', () => {
    const path = qrPath('https://droitfil.example/p/K7QM2F9XTR4D', [0, 0], 3);
    const xs = path.flatMap((command) => (command[0] === 'Z' ? [] : [command[1]]));
    expect(Math.min(...xs)).toBeGreaterThan(0.3);
    expect(Math.max(...xs)).toBeLessThan(2.7);
  });
});

describe('text', () => {
  it('takes the room of its letters, turned with it', () => {
    const [a, b] = textCorners(written('00', [1, 1], { size: 1, angle: 90, anchor: 'middle' }, PLACE));
    expect(a[1]).toBeCloseTo(1 - 0.497, 6);
    expect(b[1]).toBeCloseTo(1 + 0.497, 6);
  });

  it('never stands on its head', () => {
    for (let degrees = -360; degrees <= 360; degrees += 15) {
      const angle = readable(degrees);
      expect(angle).toBeGreaterThan(-90.01);
      expect(angle).toBeLessThan(90.01);
      expect(Math.abs(Math.sin(((angle - degrees) * Math.PI) / 180))).toBeLessThan(1e-9);
    }
  });
});
