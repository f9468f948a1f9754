import { pathLength } from '@/lib/geometry/length';
import type { Panel } from './panel';

/** The straight of a shoulder seam beside the neckline: all of it, but for what a sleeve grown on to it adds. */
interface BodyShoulder {
  readonly length: number;
  /** The place on the shoulder line this share of the straight from its outer end. */
  at(share: number): number;
}

/** Refuses a panel without a shoulder. */
export function bodyShoulder({ id, edges }: Panel): BodyShoulder {
  const own = edges.findLast(({ line }) => line === 'shoulder');
  if (!own) throw new Error(`${id} has no shoulder`);
  const length = pathLength(own.path.slice(-1));
  const outer = own.from + pathLength(own.path) - length;
  return { length, at: (share) => outer + share * length };
}
