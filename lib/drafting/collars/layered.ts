import type { Panel } from '../kernel/panel';
import type { PlanPart } from '../kernel/plan';
import { type SeamPlan, seam } from '../kernel/seams';
import { markedInterfacing } from '../kernel/strip';
import type { CollarRequest } from './collar';
import { collarPanel, type HalfCollar } from './panels';
import {
  AROUND,
  fuseOperation,
  layersSeam,
  type NeckFit,
  neckEdge,
  neckSeam,
  turnedInOperation,
} from './sewing';

/** A collar of two layers: what they are called, and each as drawn. */
interface Layers {
  /** The layer sewn to the facing, and the one sewn to the garment. */
  readonly inside: { readonly id: string; readonly half: HalfCollar };
  readonly outside: { readonly id: string; readonly half: HalfCollar };
  readonly interfacing: string;
  /** Cut whole on a fold, of two halves sewn to each other, or of two that part. */
  readonly centre: 'fold' | 'seam' | 'open';
  readonly fit: NeckFit;
  /** A band is cut along the grain. */
  readonly along?: boolean;
}

/** The halves of each layer sewn to each other, before the layers are. */
export function centreSeams(layers: readonly Panel[]): SeamPlan[] {
  return layers.map(({ family }) => {
    const own = [{ family, line: 'centre' }] as const;
    return seam({ id: `${family}-centre`, operation: 'join-collar-halves', a: own, b: own });
  });
}

/** Two layers sewn together round their outer edge, set between garment and facing. */
export function layeredCollar({ neck, faced }: CollarRequest, layers: Layers): PlanPart {
  const { inside, outside, centre, fit, along = false } = layers;
  const onFold = centre === 'fold';
  const inner = collarPanel(inside.half, { id: inside.id, onFold, along, turnedIn: !faced });
  const outer = collarPanel(outside.half, { id: outside.id, onFold, along });
  const fused = markedInterfacing(inner, layers.interfacing);
  const joined = centre === 'seam';
  const plan: PlanPart = {
    panels: [inner, outer, fused],
    seams: [
      ...(joined ? centreSeams([inner, outer]) : []),
      layersSeam('collar-layers', inner, outer, joined ? ['outer', 'end'] : AROUND),
      neckSeam(neckEdge(outer.family, neck, fit), neck),
    ],
    operations: [fuseOperation(inner, fused), ...(faced ? [] : turnedInOperation(inner))],
  };
  return faced ? { ...plan, neckEdge: neckEdge(inner.family, neck, fit) } : plan;
}
