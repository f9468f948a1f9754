import { polyline } from '@/lib/geometry/path';
import { allowancesFor } from '../assembly/allowances';
import { exceedsCloth, halfPanel, levelsPassed, passing } from './half';
import { both, FACES, type Face, type Skirt, type SkirtRequest } from './skirt';
import { centreSeams, sideSeam } from './skirt-seams';

/** Fullness of a dirndl: half as much again to twice and a half (METHODS §8). */
const RATIO = 2;
/** Cloth that hangs in folds clears the hip by this (INVARIANTS E3). */
const CLEARS_HIP = 4;
const SPARE = 0.5;

/** How much wider than the edge it is gathered on to: as asked, and at least wide enough for the hips. */
export function gatherRatio({ choices, body, waist }: SkirtRequest, usual = RATIO): number {
  const least = (body.hipCircumference + CLEARS_HIP + SPARE) / (2 * (waist.front + waist.back));
  return Math.max(choices.sizes['gather-ratio'] ?? usual, least);
}

/** Half of a rectangle from its centre, between two heights; on the fold where the cloth is wide enough. */
export function rectangle(face: Face, width: number, request: SkirtRequest, cloth?: number) {
  const { top, hem } = request;
  const corner = (x: number, y: number) => ({ x, y });
  return halfPanel(
    face,
    {
      waist: polyline(corner(width, top), corner(0, top)),
      side: polyline(corner(width, hem), corner(width, top)),
      hem: polyline(corner(0, hem), corner(width, hem)),
      centreSeam: exceedsCloth(width + allowancesFor(request.choices).seam, cloth),
      internals: levelsPassed(request).map(({ id, height }) => ({
        id,
        kind: 'level' as const,
        path: polyline(corner(0, height), corner(width, height)),
      })),
    },
    request,
  );
}

/** Rectangles gathered on to the waist seam. */
export const GATHERED: Skirt = {
  id: 'gathered',
  draw: (request) => {
    const gather = gatherRatio(request);
    const halves = both((face) => rectangle(face, gather * request.waist[face], request));
    const panels = FACES.map((face) => halves[face]);
    return {
      gather,
      pleated: { front: 0, back: 0 },
      part: { panels, seams: [sideSeam('skirt-front', 'skirt-back'), ...centreSeams(panels)] },
      ...passing(request, () => 2 * gather * (request.waist.front + request.waist.back)),
      opensTo: request.hem,
    };
  },
};
