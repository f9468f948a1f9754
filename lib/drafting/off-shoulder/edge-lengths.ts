import type { Body } from '@/lib/measurements/names';
import { lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { GarmentPlan } from '../kernel/plan';
import { DRAWN, drawnEdge } from './shoulder-girth';

export const BODY = ['front', 'back'];

/** The upper edge of the halves of front and back, and of one sleeve, cm. */
export interface EdgeLengths {
  readonly front: number;
  readonly sleeve: number;
  readonly back: number;
}

/** Front, back, and what of the sleeves reaches up to the edge. */
export const isEdged = ({ family, part, material, edges }: Panel): boolean =>
  material === 'shell' &&
  (BODY.includes(family) || (part === 'sleeve' && edges.some(({ line }) => line === 'neckline')));

export function edgeLengths({ panels }: Pick<GarmentPlan, 'panels'>): EdgeLengths {
  const edged = panels.filter(isEdged);
  const along = (own: readonly Panel[]) => own.reduce((sum, panel) => sum + lineLength(panel, 'neckline'), 0);
  const of = (family: string) => along(edged.filter((panel) => panel.family === family));
  return {
    ...{ front: of('front'), back: of('back') },
    sleeve: along(edged.filter(({ family }) => !BODY.includes(family))),
  };
}

/** What of the elastic lies over one arm: front and back lie as they were drawn below the shoulder, the sleeves take the rest. */
export const overArm = (body: Body, { front, back }: EdgeLengths): number =>
  drawnEdge(body) / 2 - DRAWN * (front + back);
