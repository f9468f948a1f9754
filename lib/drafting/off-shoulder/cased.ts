import type { PanelEdge } from '../kernel/panel';

/** The edge is turned in to a casing. */
export const CASED: Pick<PanelEdge, 'role' | 'kind'> = { role: 'hem', kind: 'casing' };
