import type { Choices } from '@/lib/choices/types';
import { polyline } from '@/lib/geometry/path';
import { allowancesFor } from '../../assembly/allowances';
import { edge, type Panel, type PanelEdge, panel } from '../../kernel/panel';
import { mergePlans, operation, type PlanPart } from '../../kernel/plan';
import { seam } from '../../kernel/seams';
import type { ArmEnd, EndSite } from './arm-end';

export const RUFFLE_ID = 'sleeve-ruffle';
/** Gathered length to one of seam (METHODS §9: 1.5 light, 2 normal). */
const RATIO = 1.8;

function strip(length: number, depth: number, kind: PanelEdge['kind']): Panel {
  return panel({
    id: RUFFLE_ID,
    part: 'ruffle',
    cut: { count: 2, onFold: false, mirrored: false },
    edges: [
      edge('ruffle', polyline({ x: length, y: 0 }, { x: 0, y: 0 }), { kind }),
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

/** The strip closed to a ring and hemmed, `length` round: what is done before it is sewn on. */
export function ruffleRing(choices: Choices, length: number, kind: PanelEdge['kind'] = 'seam'): PlanPart {
  return {
    panels: [strip(length, RUFFLE.depth(choices), kind)],
    seams: [
      seam({
        id: 'sleeve-ruffle-ends',
        operation: 'close-band',
        a: [{ family: RUFFLE_ID, line: 'end' }],
        b: [{ family: RUFFLE_ID, line: 'end@other', reversed: true }],
      }),
    ],
    operations: [
      operation({
        id: 'sleeve-ruffle-hem',
        operation: 'hem',
        stage: 'sleeveRuffleHem',
        lines: [{ family: RUFFLE_ID, line: 'hem' }],
        figures: { depth: allowancesFor(choices)['narrow-hem'] },
      }),
    ],
  };
}

function finish({ choices, lines, length }: EndSite): PlanPart {
  const sewnOn = seam({
    id: 'sleeve-end',
    operation: 'attach-ruffle',
    a: [{ family: RUFFLE_ID, line: 'ruffle', reversed: true }],
    b: lines,
    gather: RATIO,
  });
  return mergePlans(ruffleRing(choices, RATIO * length), { seams: [sewnOn] });
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
