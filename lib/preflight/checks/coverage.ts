import type { Box } from '@/lib/drawing/types';
import type { Drawn } from '../compare/drawn';
import type { Registered } from '../compare/register';
import type { Findings } from '../finding';
import type { InkForm } from '../reading/ink';
import { pieceAt } from './piece-at';
import type { PageWindow } from './windows';

/** Rounding of a box and of what lies on its edge, cm. */
const ON_EDGE = 0.001;
/** A line is not looked at more closely than this, cm. */
const FINE = 0.01;

const holds = ([x0, y0, x1, y1]: Box, x: number, y: number): boolean =>
  x > x0 - ON_EDGE && x < x1 + ON_EDGE && y > y0 - ON_EDGE && y < y1 + ON_EDGE;

/** What several pages show together. */
class Shown {
  /** Most lines lie where the last one did. */
  private last = 0;

  constructor(private readonly boxes: readonly Box[]) {}

  private find(x: number, y: number): Box | undefined {
    const again = this.boxes[this.last];
    if (again && holds(again, x, y)) return again;
    const at = this.boxes.findIndex((box) => holds(box, x, y));
    if (at >= 0) this.last = at;
    return this.boxes[at];
  }

  /** Whether all of a chord is shown: where both ends are on one page, so is what lies between. */
  hasChord(x: number, y: number, u: number, v: number): boolean {
    const box = this.find(x, y);
    if (!box) return false;
    if (holds(box, u, v)) return true;
    if (Math.abs(u - x) + Math.abs(v - y) < FINE) return this.find(u, v) !== undefined;
    const [mx, my] = [(x + u) / 2, (y + v) / 2];
    return this.hasChord(x, y, mx, my) && this.hasChord(mx, my, u, v);
  }

  hasLine(points: readonly number[], closed: boolean): boolean {
    const last = points.length - 2;
    let [x, y] = closed ? [points[last] as number, points[last + 1] as number] : (points as [number, number]);
    for (let i = 0; i <= last; i += 2) {
      const [u, v] = [points[i] as number, points[i + 1] as number];
      if (!this.hasChord(x, y, u, v)) return false;
      [x, y] = [u, v];
    }
    return true;
  }
}

/** Every line and word of the pieces is on a page; `isKept` tells pieces that lie on paper already. */
export function checkCoverage(
  windows: readonly PageWindow[],
  { found, drawn }: { readonly found: readonly Registered[]; readonly drawn: Drawn },
  { texts }: InkForm,
  isKept: (piece: string | undefined) => boolean,
  findings: Findings,
): void {
  const shown = new Shown(windows.map(({ seen }) => seen));
  const missed = (points: readonly number[]) => {
    const piece = pieceAt(found, points);
    if (!isKept(piece)) findings.add('uncovered', piece === undefined ? {} : { piece });
  };
  for (const { points, closed } of drawn.lines) if (!shown.hasLine(points, closed)) missed(points);
  for (const { corners } of texts) if (!shown.hasLine(corners.flat(), true)) missed(corners.flat());
}
