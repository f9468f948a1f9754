import { pathLength } from '@/lib/geometry/length';
import type { Panel } from '../kernel/panel';

/** A sleeve drawn for a girth of its lower edge, and what it is drawn between, cm. */
interface Tapered {
  draw(hem: number): Panel;
  /** The lower edge as its finish asks for it, and the sleeve under the arm: it is let out no further. */
  readonly hem: number;
  readonly width: number;
  /** Least girth at the elbow. */
  readonly elbow: number;
}

const STEPS = 8;
/** A seam that ends plumb comes in early: what lies at the elbow is let out by so much more below it. */
const FASTER = 1.5;
const SPARE = 0.02;

function atElbow({ internals }: Panel): number {
  const level = internals.find(({ id }) => id === 'elbow');
  return level ? pathLength(level.path) : Number.POSITIVE_INFINITY;
}

/**
 * A sleeve that narrows evenly may be too close at the elbow, where a deep band shortens it or its seams end plumb: its
 * lower edge is let out until the elbow has its room (INVARIANTS E4). Most have it at once.
 */
export function clearOfElbow({ draw, hem, width, elbow }: Tapered): Panel {
  let [panel, girth] = [draw(hem), hem];
  for (let i = 0; i < STEPS && girth < width; i++) {
    const lacking = elbow - atElbow(panel);
    if (lacking <= 0) return panel;
    girth = Math.min(width, girth + FASTER * lacking + SPARE);
    panel = draw(girth);
  }
  return panel;
}
