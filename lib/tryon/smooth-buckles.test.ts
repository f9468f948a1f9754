import { describe, expect, it } from 'vitest';
import { measuredDesign } from '@/lib/testing/drafting/design';
import { clothOf } from './cloth/cloth';
import { rangedSheets, verticesOf } from './cloth/sheet-ranges';
import { smoothBuckles } from './smooth-buckles';

const SPACING = 2;
const DEPTH = 0.4;
/** So near to the middle of what is looked at, cm: nearer to the ends of a piece its edges hold a wave. */
const INSIDE = 8;

/** Cloth laid flat in waves so long, cm, and how high they stand at most about a height of a piece once smoothed. */
function smoothed(
  [garment, options]: Parameters<typeof measuredDesign>,
  wave: number,
  { piece, height }: { readonly piece: string; readonly height: number },
) {
  const cloth = clothOf(measuredDesign(garment, options), SPACING);
  const positions = new Float64Array((cloth.flat.length / 2) * 3);
  for (let v = 0; v < cloth.flat.length / 2; v++) {
    const [x, y] = [cloth.flat[2 * v] as number, cloth.flat[2 * v + 1] as number];
    positions.set([x, y, DEPTH * Math.sin((2 * Math.PI * y) / wave)], 3 * v);
  }
  const sheet = rangedSheets(cloth).find((own) => own.sheet.sheet.mesh.piece.id === piece);
  const isInside = (v: number) =>
    Math.abs(positions[3 * v] as number) < INSIDE &&
    Math.abs((positions[3 * v + 1] as number) - height) < INSIDE;
  const inside = sheet ? verticesOf(sheet).filter(isInside) : [];
  smoothBuckles(cloth, positions);
  return Math.max(...inside.map((v) => Math.abs(positions[3 * v + 2] as number)));
}

const FRONT = { piece: 'front', height: 0 };

describe('smoothing buckles out of hanging cloth', () => {
  it('takes most of those three triangles wide', () => {
    expect(smoothed(['top', {}], 3 * SPACING, FRONT)).toBeLessThan(0.4 * DEPTH);
  });

  it('leaves a fold eight triangles wide', () => {
    expect(smoothed(['top', {}], 8 * SPACING, FRONT)).toBeGreaterThan(0.8 * DEPTH);
  });

  it('leaves pleats as they are laid', () => {
    const pleated = ['dress', { 'waist-seam': 'natural', skirt: 'pleated' }] as const;
    const skirt = { piece: 'skirt-front', height: -20 };
    expect(smoothed([...pleated], 3 * SPACING, skirt)).toBeGreaterThan(0.8 * DEPTH);
  });

  it('rounds off where an edge goes on beyond a seam', () => {
    const cloth = clothOf(measuredDesign('top', { sleeve: 'none' }), SPACING);
    const positions = new Float64Array((cloth.flat.length / 2) * 3);
    const sheet = rangedSheets(cloth).find((own) => own.sheet.sheet.mesh.piece.id === 'front');
    const corner = sheet?.sheet.sheet.mesh.edges.get('hem')?.vertices.at(-1) as number;
    const vertex = sheet?.sheet.sheet.vertex('left', corner) as number;
    positions[3 * vertex + 2] = 1;
    smoothBuckles(cloth, positions);
    expect(Math.abs(positions[3 * vertex + 2] as number)).toBeLessThan(0.5);
  });
});
