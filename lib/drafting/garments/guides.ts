import type { Bodice } from '../blocks/bodice/bodice';
import type { GuideLine } from '../kernel/plan';

/** Cloth below the hip line from which on a figure's legs want a line of their own. */
const LEG = 16;

/** Heights at which the bodice is lengthened or shortened: between bust and waist, waist and hip, hip and hem. */
export function bodiceGuides({ points }: Bodice, hem: number): GuideLine[] {
  const bust = Math.min(points.levels.bust, points.levels.underarm);
  const above = 0.4 * bust;
  const below = 0.65 * points.levels.hip;
  const heights: [string, number][] = [
    ...(above > hem + 3 ? [['above-waist', above] as [string, number]] : []),
    ...(below > hem + 3 ? [['below-waist', below] as [string, number]] : []),
    ...(points.levels.hip > hem + LEG
      ? [['below-hip', (points.levels.hip + hem) / 2] as [string, number]]
      : []),
  ];
  return heights.flatMap(([id, height]) => [
    { family: 'front', id, height },
    { family: 'back', id, height },
  ]);
}
