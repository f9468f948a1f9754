import type { Part } from '@/lib/pattern/types';
import type { Panel } from '../kernel/panel';

const BODY: readonly Part[] = ['front', 'back', 'skirt-front', 'skirt-back'];

/** Panels of the outer cloth that end in the lower edge of the body, hemmed or with a ruffle sewn to it. */
export function lowestPanels(panels: readonly Panel[]): Panel[] {
  return panels.filter(
    ({ part, material, edges }) =>
      material === 'shell' && BODY.includes(part) && edges.some(({ line }) => line === 'hem'),
  );
}

/** Those that end in the hem of the body. */
export function hemmedPanels(panels: readonly Panel[]): Panel[] {
  return lowestPanels(panels).filter(({ edges }) =>
    edges.some(({ line, role }) => line === 'hem' && role === 'hem'),
  );
}
