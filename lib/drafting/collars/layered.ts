import type { PlanPart } from '../kernel/plan';
import type { CollarRequest } from './collar';
import { collarPanel, type HalfCollar, interfacingOf } from './panels';
import { fuseOperation, layersSeam, type NeckFit, neckEdge, neckSeam, turnedInOperation } from './sewing';

/** A collar of two layers: what they are called, and each as drawn. */
interface Layers {
  /** The layer sewn to the facing, and the one sewn to the garment. */
  readonly inside: { readonly id: string; readonly half: HalfCollar };
  readonly outside: { readonly id: string; readonly half: HalfCollar };
  readonly interfacing: string;
  readonly onFold: boolean;
  readonly fit: NeckFit;
  /** A band is cut along the grain. */
  readonly along?: boolean;
}

/** Two layers sewn together round their outer edge, set between garment and facing. */
export function layeredCollar({ neck, faced }: CollarRequest, layers: Layers): PlanPart {
  const { inside, outside, onFold, fit, along = false } = layers;
  const inner = collarPanel(inside.half, { id: inside.id, onFold, along, turnedIn: !faced });
  const outer = collarPanel(outside.half, { id: outside.id, onFold, along });
  const fused = interfacingOf(inner, layers.interfacing);
  const plan: PlanPart = {
    panels: [inner, outer, fused],
    seams: [layersSeam('collar-layers', inner, outer), neckSeam(neckEdge(outer.family, neck, fit), neck)],
    operations: [fuseOperation(inner, fused), ...(faced ? [] : turnedInOperation(inner))],
  };
  return faced ? { ...plan, neckEdge: neckEdge(inner.family, neck, fit) } : plan;
}
