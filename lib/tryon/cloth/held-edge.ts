import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { drawnEdgeOf } from '@/lib/pattern/worn/drawn-edge';
import { footOn } from '@/lib/tryon/dress/foot';
import type { WornSheet } from './cloth';

/** A vertex so near to the line of an edge lies on it, cm. */
const ON_EDGE = 0.05;

/** Vertices along an edge that is drawn in below the shoulders: who puts it on lays it there, and it holds on the arms. */
export function heldEdge(sheets: readonly WornSheet[], draft: MeasuredDraft): number[] {
  return sheets.flatMap(({ sheet }) => {
    const lines = drawnEdgeOf(sheet.mesh.piece, draft)?.lines ?? [];
    return sheet.mesh.points.flatMap((p, local) => {
      const isOn = lines.some((line) => {
        const { off, aside } = footOn(line, p);
        return Math.hypot(off, aside) < ON_EDGE;
      });
      return isOn ? sheet.sides.map((side) => sheet.vertex(side, local) as number) : [];
    });
  });
}
