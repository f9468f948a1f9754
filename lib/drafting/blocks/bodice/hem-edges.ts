import { pathLength } from '@/lib/geometry/length';
import type { Point } from '@/lib/geometry/types';
import { dartEdges } from '../../kernel/darts';
import { edge, type PanelEdge } from '../../kernel/panel';
import type { EdgeDart, Hemline } from './hemline';

/** Name of the n-th waist dart counted from the centre. */
export function waistDartName(index: number): string {
  return `waist-dart-${index + 1}`;
}

/** The lower edge with the darts that open in it, as edges of the loop from the centre to the side. */
export function hemEdges({ parts, darts }: Hemline): PanelEdge[] {
  const edges: PanelEdge[] = [];
  let from = 0;
  parts.forEach((path, i) => {
    edges.push(edge('hem', path, { role: 'hem', kind: 'hem', from }));
    from += pathLength(path);
    const dart = darts[i];
    if (dart) edges.push(...dartEdges(waistDartName(i), dart.from, dart.tip, dart.to));
  });
  return edges;
}

/** Apex of each dart that opens in the lower edge, by its name. */
export function edgeDartTips(darts: readonly EdgeDart[]): Record<string, Point> {
  return Object.fromEntries(darts.map(({ tip }, i) => [waistDartName(i), tip]));
}
