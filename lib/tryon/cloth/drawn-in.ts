import { distance, sub, unit } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { drawnInLines } from '@/lib/pattern/worn/waist-casing';
import type { WornSheet } from './cloth';
import type { Drawn } from './drawn-up';

/** Cloth opens out again within this length above and below what draws it in, cm. */
const OPENS_WITHIN = 4;

/** Of each vertex, how an elastic or a cord in a casing draws the cloth in there. */
export function drawnIn(sheets: readonly WornSheet[], draft: MeasuredDraft): (Drawn | undefined)[] {
  const lost = 1 - (draft.draft.construction.drawnShare ?? 1);
  const all: (Drawn | undefined)[] = new Array(sheets.reduce((sum, { points }) => sum + points.length, 0));
  if (lost <= 0) return all;
  for (const { sheet } of sheets) {
    const steps = drawnInLines(sheet.mesh.piece, draft).flatMap(stepsOf);
    if (steps.length === 0) continue;
    sheet.mesh.points.forEach((p, local) => {
      const near = nearest(steps, p);
      const share = lost * Math.max(0, 1 - near.off / OPENS_WITHIN);
      if (share === 0) return;
      for (const side of sheet.sides) {
        const { x, y } = near.along;
        all[sheet.vertex(side, local) as number] = { x: side === 'left' ? x : -x, y, lost: share };
      }
    });
  }
  return all;
}

interface Step {
  readonly from: Point;
  readonly to: Point;
}

const stepsOf = (line: readonly Point[]): Step[] =>
  line.slice(1).map((to, i) => ({ from: line[i] as Point, to }));

function nearest(steps: readonly Step[], p: Point): { off: number; along: Point } {
  const offs = steps.map((step) => offStep(step, p));
  const off = Math.min(...offs);
  const { from, to } = steps[offs.indexOf(off)] as Step;
  return { off, along: unit(sub(to, from)) };
}

function offStep({ from, to }: Step, p: Point): number {
  const [d, e] = [sub(to, from), sub(p, from)];
  const t = Math.min(1, Math.max(0, (d.x * e.x + d.y * e.y) / (d.x ** 2 + d.y ** 2)));
  return distance(p, { x: from.x + t * d.x, y: from.y + t * d.y });
}
