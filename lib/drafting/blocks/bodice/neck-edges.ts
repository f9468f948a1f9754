import { edge, type PanelEdge } from '../../kernel/panel';
import { stretches } from '../../kernel/stretches';
import type { NecklineCut } from './style';

/** The seam on which a grown-on collar rises from the shoulder. */
export const NECK_RISE_LINE = 'neck-rise';

/** What lies between the shoulder seam and the centre: the neckline, and the seam up to it where it is raised. */
export function neckEdges({ rise, path }: NecklineCut): PanelEdge[] {
  const neckline = stretches('neckline', path, { kind: 'enclosed' });
  return rise ? [edge(NECK_RISE_LINE, rise), ...neckline] : neckline;
}
