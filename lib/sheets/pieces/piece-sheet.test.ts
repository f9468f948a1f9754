import { describe, expect, it } from 'vitest';
import { renderSvg } from '@/lib/svg/svg';
import { DRAFT, settings } from '@/lib/testing/sheets/files';
import { contextOf } from '../sheets';
import { pieceSheet } from './piece-sheet';

describe('pieceSheet', () => {
  const context = contextOf(DRAFT, settings());

  it('is the piece in true scale, words and all', () => {
    const drawing = pieceSheet(DRAFT, 'belt-loop', context);
    const [x0, y0, x1, y1] = drawing.box;
    expect(x1 - x0).toBeCloseTo(1.2 + 1.4 + 1, 3);
    expect(y1 - y0).toBeCloseTo(6 + 1.4 + 1, 3);
    const svg = renderSvg(drawing, { widthCm: x1 - x0, title: 'Passant' });
    expect(svg).toContain('width="3.6cm" height="8.4cm"');
    expect(svg).toContain('>7</text>');
  });

  it('refuses a piece the pattern has not', () => {
    expect(() => pieceSheet(DRAFT, 'cape', context)).toThrow('cape');
  });
});
