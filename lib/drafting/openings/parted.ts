import type { Panel } from '../kernel/panel';

/** A half at the fold as one of a pair, with a seam down its centre. A panel cut so already is returned as it is. */
export function partAtCentre(panel: Panel): Panel {
  if (!panel.cut.onFold) return panel;
  const edges = panel.edges.map((edge) =>
    edge.role === 'fold' ? { ...edge, role: 'seam' as const, kind: 'seam' as const } : edge,
  );
  return { ...panel, cut: { count: 2, onFold: false, mirrored: true }, edges };
}
