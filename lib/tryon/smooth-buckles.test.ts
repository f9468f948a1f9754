import { describe, expect, it } from 'vitest';
import { measuredDesign } from '@/lib/testing/drafting/design';
import { clothOf } from './cloth/cloth';
import { rangedSheets, verticesOf } from './cloth/sheet-ranges';
import { smoothBuckles } from './smooth-buckles';

const SPACING = 2;
const DEPTH = 0.4;
/** So near to the ends of a piece its edges hold a wave, cm. */
const INSIDE = 8;

/** Cloth laid flat in waves so long, cm, and how high they stand at most inside its front before and after. */
function smoothed(options: Parameters<typeof measuredDesign>[1], wave: number, piece = 'front') {
  const cloth = clothOf(measuredDesign('top', options), SPACING);
  const positions = new Float64Array((cloth.flat.length / 2) * 3);
  for (let v = 0; v < cloth.flat.length / 2; v++) {
    const [x, y] = [cloth.flat[2 * v] as number, cloth.flat[2 * v + 1] as number];
    positions.set([x, y, DEPTH * Math.sin((2 * Math.PI * y) / wave)], 3 * v);
  }
  const sheet = rangedSheets(cloth).find((own) => own.sheet.sheet.mesh.piece.id === piece);
  const inside = sheet ? verticesOf(sheet).filter((v) => isInside(positions, v)) : [];
  smoothBuckles(cloth, positions);
  return Math.max(...inside.map((v) => Math.abs(positions[3 * v + 2] as number)));
}

const isInside = (positions: Float64Array, v: number): boolean =>
  Math.abs(positions[3 * v] as number) < INSIDE && Math.abs(positions[3 * v + 1] as number) < INSIDE;

describe('smoothing buckles out of hanging cloth', () => {
  it('takes most of those three triangles wide', () => {
    expect(smoothed({}, 3 * SPACING)).toBeLessThan(0.4 * DEPTH);
  });

  it('leaves a fold eight triangles wide', () => {
    expect(smoothed({}, 8 * SPACING)).toBeGreaterThan(0.8 * DEPTH);
  });

  it('leaves the folds of a sleeve', () => {
    expect(smoothed({ sleeve: 'set-in', 'sleeve-length': 'long' }, 3 * SPACING, 'sleeve')).toBeGreaterThan(
      0.8 * DEPTH,
    );
  });
});
