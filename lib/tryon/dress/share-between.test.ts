import { describe, expect, it } from 'vitest';
import type { Point } from '@/lib/geometry/types';
import { measuredDesign } from '@/lib/testing/drafting/design';
import { shareBetween } from './share-between';

describe('where a place lies between the sides of a circle skirt', () => {
  it.each(['half-circle', 'full-circle'])('goes from one to the other along the hem: %s', (skirt) => {
    const draft = measuredDesign('dress', { skirt, 'waist-seam': 'natural' });
    const piece = draft.pieces.find(({ id }) => id === 'skirt-front');
    const [waist, hem] = ['waist', 'hem'].map((line) => piece?.edges.find((edge) => edge.line === line));
    if (!piece || !waist || !hem) throw new Error('The skirt has no front with a waist and a hem');
    const ends = [waist.points[0], waist.points.at(-1)] as [Point, Point];
    const shares = hem.points.map(shareBetween(piece, ...ends));
    const rising = (shares.at(-1) as number) > (shares[0] as number) ? shares : shares.reverse();
    expect(rising[0]).toBeCloseTo(0, 1);
    expect(rising.at(-1)).toBeCloseTo(1, 1);
    for (const [i, share] of rising.slice(1).entries()) expect(share).toBeGreaterThan(rising[i] as number);
  });
});
