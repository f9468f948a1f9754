import type { Part } from '@/lib/pattern/types';
import type { Panel } from '../kernel/panel';

const BODY: readonly Part[] = ['front', 'back', 'skirt-front', 'skirt-back'];

/** Panels of the outer cloth that end in the hem of the body. */
export function hemmedPanels(panels: readonly Panel[]): Panel[] {
  return panels.filter(
    ({ part, material, edges }) =>
      material === 'shell' &&
      BODY.includes(part) &&
      edges.some(({ line, role }) => line === 'hem' && role === 'hem'),
  );
}
