import { sub, unit } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import { type DrawnEdge, drawnEdgeOf } from '@/lib/pattern/worn/drawn-edge';
import { drawnInLines } from '@/lib/pattern/worn/waist-casing';
import { footOn } from '@/lib/tryon/dress/foot';
import type { WornSheet } from './cloth';
import type { Drawn } from './drawn-up';

/** Cloth opens out again within this length above and below what draws it in, cm. */
const OPENS_WITHIN = 4;

/** What draws in a piece: a casing at the waist, and an edge below the shoulders. */
function drawingOn(piece: PieceView, draft: MeasuredDraft): DrawnEdge[] {
  const lost = 1 - (draft.draft.construction.drawnShare ?? 1);
  const atWaist = lost > 0 ? drawnInLines(piece, draft) : [];
  const edge = drawnEdgeOf(piece, draft);
  return [...(atWaist.length > 0 ? [{ lines: atWaist, lost }] : []), ...(edge ? [edge] : [])];
}

/** Of each vertex, how an elastic or a cord in a casing draws the cloth in there. */
export function drawnIn(sheets: readonly WornSheet[], draft: MeasuredDraft): (Drawn | undefined)[] {
  const all: (Drawn | undefined)[] = new Array(sheets.reduce((sum, { points }) => sum + points.length, 0));
  const drawing = sheets.flatMap(({ sheet }) =>
    drawingOn(sheet.mesh.piece, draft).map((own) => ({ sheet, ...own })),
  );
  for (const { sheet, lines, lost } of drawing) {
    sheet.mesh.points.forEach((p, local) => {
      const near = nearest(lines, p);
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

interface Near {
  /** How far off the nearest line, cm, and the unit direction that this has there. */
  readonly off: number;
  readonly along: Point;
}

function nearest(lines: readonly (readonly Point[])[], p: Point): Near {
  const all = lines.map((line) => {
    const { index, off, aside } = footOn(line, p);
    const [from, to] = [line[index], line[index + 1]] as [Point, Point];
    return { off: Math.sqrt(off * off + aside * aside), along: unit(sub(to, from)) };
  });
  return all.reduce((best, own) => (own.off < best.off ? own : best));
}
