import { lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { BackFullness, GarmentPlan } from '../kernel/plan';
import type { Halves } from './skirt';

function isBodice({ part }: Panel): boolean {
  return part === 'front' || part === 'back';
}

/** The lower edge of the bodice as a seam: `waist` instead of `hem`. */
export function seamedAtWaist(panel: Panel): Panel {
  if (!isBodice(panel)) return panel;
  const edges = panel.edges.map((edge) =>
    edge.line === 'hem'
      ? { ...edge, line: 'waist' as const, role: 'seam' as const, kind: 'seam' as const }
      : edge,
  );
  return { ...panel, edges };
}

function ofHalf(panels: readonly Panel[], half: 'front' | 'back'): Panel[] {
  return panels.filter(({ part, material }) => part === half && material === 'shell');
}

/** Length of the waist seam on each half of the bodice, darts sewn, pleats laid and gathers drawn up, cm. */
export function waistLengths(
  panels: readonly Panel[],
  {
    frontGathers: gathers,
    backFullness,
  }: Partial<Pick<GarmentPlan, 'frontGathers'>> & { readonly backFullness?: BackFullness | undefined } = {},
): Halves<number> {
  const length = (half: 'front' | 'back') =>
    ofHalf(panels, half).reduce((sum, panel) => sum + lineLength(panel, 'waist'), 0);
  const drawnUp = gathers ? gathers.full - gathers.sewn : 0;
  return { front: length('front') - drawnUp, back: length('back') - (backFullness?.by ?? 0) };
}

/** Where darts and panel seams of the bodice end on the waist seam, cm of sewn cloth from the centre. */
export function waistEnds(panels: readonly Panel[]): Halves<readonly number[]> {
  const ends = (half: 'front' | 'back') =>
    ofHalf(panels, half)
      .flatMap(({ edges }) => edges.filter(({ line }) => line === 'waist').map(({ from }) => from))
      .filter((from) => from > 1)
      .sort((a, b) => a - b);
  return { front: ends('front'), back: ends('back') };
}
