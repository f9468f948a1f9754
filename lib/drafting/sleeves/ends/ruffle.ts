import { polyline } from '@/lib/geometry/path';
import { allowancesFor } from '../../assembly/allowances';
import { edge, type Panel, panel } from '../../kernel/panel';
import { operation } from '../../kernel/plan';
import { seam } from '../../kernel/seams';
import type { ArmEnd, EndSite } from './arm-end';

const ID = 'sleeve-ruffle';
/** Gathered length to one of seam (METHODS §9: 1.5 light, 2 normal). */
const RATIO = 1.8;

function strip(length: number, depth: number): Panel {
  return panel({
    id: ID,
    part: 'ruffle',
    cut: { count: 2, onFold: false, mirrored: false },
    edges: [
      edge('ruffle', polyline({ x: length, y: 0 }, { x: 0, y: 0 })),
      edge('end', polyline({ x: 0, y: 0 }, { x: 0, y: -depth })),
      edge('hem', polyline({ x: 0, y: -depth }, { x: length, y: -depth }), {
        role: 'hem',
        kind: 'narrow-hem',
      }),
      edge('end@other', polyline({ x: length, y: -depth }, { x: length, y: 0 })),
    ],
    grain: 0,
  });
}

function finish({ choices, lines, length }: EndSite) {
  return {
    panels: [strip(RATIO * length, RUFFLE.depth(choices))],
    seams: [
      seam({
        id: 'sleeve-ruffle-ends',
        operation: 'close-band',
        a: [{ family: ID, line: 'end' }],
        b: [{ family: ID, line: 'end@other', reversed: true }],
      }),
      seam({
        id: 'sleeve-end',
        operation: 'attach-ruffle',
        a: [{ family: ID, line: 'ruffle', reversed: true }],
        b: lines,
        gather: RATIO,
      }),
    ],
    operations: [
      operation({
        id: 'sleeve-ruffle-hem',
        operation: 'hem',
        stage: 'sleeveRuffleHem',
        lines: [{ family: ID, line: 'hem' }],
        figures: { depth: allowancesFor(choices)['narrow-hem'] },
      }),
    ],
  };
}

/** A gathered strip below the sleeve. */
export const RUFFLE: ArmEnd = {
  id: 'ruffle',
  depth: ({ sizes }) => sizes['sleeve-ruffle-width'] ?? 5,
  edge: { role: 'seam', kind: 'seam' },
  slit: false,
  fuller: RATIO,
  // What a sleeve without it measures as high up as that, where the arm is thicker.
  girth: ({ plain }, width, raised) => plain + (width - plain) * raised,
  finish,
};
