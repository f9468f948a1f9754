import { type Core, coreOf } from './core';
import type { Silhouette } from './silhouette';
import { isClosed, type Strip } from './strip';

/**
 * Goes along a strip, to the right (1) or to the left (-1), past places where a shape cannot lie: one column closed to
 * the core of the shape rules out all places that lay the core over it.
 */
export class PassOver {
  private readonly core: Core;
  /** The furthest column asked. */
  private asked: number;

  constructor(
    private readonly strip: Strip,
    shape: Silhouette,
    private readonly way: 1 | -1,
  ) {
    this.core = coreOf(shape);
    this.asked = way * Number.NEGATIVE_INFINITY;
  }

  /** The first place from column `x` on where the shape may lie lower than `limit` (cm), for all its core tells. */
  from(x: number, limit: number): number {
    const behind = this.way > 0 ? this.core.first : this.core.last;
    let at = x;
    for (;;) {
      const closed = this.closedTo(at, limit);
      if (closed === undefined) return at;
      at = closed - behind + this.way;
    }
  }

  /** The furthest column closed to the core of the shape at `x`; none where it lies beyond the strip. */
  private closedTo(x: number, limit: number): number | undefined {
    const { first, last, foot, head } = this.core;
    const { way, strip, asked } = this;
    const [front, rear] = way > 0 ? [x + last, x + first] : [x + first, x + last];
    if (front < 0 || front >= strip.columns) return undefined;
    if ((front - asked) * way > 0) this.asked = front;
    for (let column = front; (column - rear) * way >= 0 && (column - asked) * way > 0; column -= way) {
      if (isClosed(strip, column, foot, head, limit)) return column;
    }
    return undefined;
  }
}
