import { polyline } from '@/lib/geometry/path';
import { edge, type Panel, type PanelEdge, type PanelLine, panel } from '../kernel/panel';
import { pouch } from './patch';
import { ROWS, WELT_SHOWS } from './welt-strip';

/** A bag reaches beyond both ends of its mouth, less far than the welts, whose ends its seam takes in (H). */
const BEYOND = 1;
const ROUNDING = 3;

interface Mouth {
  readonly width: number;
  /** How deep the bag hangs below the slit. */
  readonly depth: number;
}

/** Beside the mouth one half lies alone, on the ends of the welts. */
function besideMouth(line: PanelLine, x: number, from: number, to: number): PanelEdge[] {
  return from === to ? [] : [edge(line, polyline({ x, y: from }, { x, y: to }), { role: 'finished' })];
}

/** One half, its mouth `above` the place where the two begin to lie on each other. */
function bagPanel(id: string, mouth: Mouth, above: number): Panel {
  const width = mouth.width + 2 * BEYOND;
  return panel({
    id,
    part: 'pocket',
    cut: { count: 2, onFold: false, mirrored: false },
    edges: [
      edge('outer', pouch(width, mouth.depth - WELT_SHOWS, ROUNDING)),
      ...besideMouth('end@right', width, 0, above),
      edge('mouth', polyline({ x: width, y: above }, { x: 0, y: above }), { role: 'finished' }),
      ...besideMouth('end@left', 0, above, 0),
    ],
  });
}

/**
 * Both halves of a bag, each sewn to a welt on the row that holds it. The one that hangs from the upper row is longer at
 * its mouth by as much as the rows lie apart: below the lower row one half lies on the other.
 */
export function bagsOf(mouth: Mouth): Panel[] {
  return [bagPanel('pocket-bag-upper', mouth, 0), bagPanel('pocket-bag-under', mouth, ROWS)];
}
