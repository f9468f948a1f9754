import type { Panel } from '../kernel/panel';

/** A half at the fold as one of a pair, with a seam down its centre. A panel cut so already is returned as it is. */
export function partAtCentre(panel: Panel): Panel {
  if (!panel.cut.onFold) return panel;
  const edges = panel.edges.map((edge) =>
    edge.role === 'fold' ? { ...edge, role: 'seam' as const, kind: 'seam' as const } : edge,
  );
  return { ...panel, cut: { count: 2, onFold: false, mirrored: true }, edges };
}

/** Half of a pair, whose centre is straight, at the fold. A panel at the fold already is returned as it is. */
export function joinAtCentre(panel: Panel): Panel {
  if (panel.cut.onFold) return panel;
  const edges = panel.edges.map((edge) =>
    edge.line === 'centre' ? { ...edge, role: 'fold' as const, kind: 'none' as const } : edge,
  );
  return { ...panel, cut: { count: 1, onFold: true, mirrored: false }, edges };
}
