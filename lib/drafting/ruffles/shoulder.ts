import { smoothThrough } from '@/lib/geometry/fit';
import { polyline } from '@/lib/geometry/path';
import { allowancesFor } from '../assembly/allowances';
import { edge, type Panel, type PanelLine, panel } from '../kernel/panel';
import { mergePlans, operation } from '../kernel/plan';
import { rounded } from '../kernel/rounded';
import { overShoulder } from './over-shoulder';
import { FULLNESS, type Ruffle, ruffleDepth } from './ruffle';

/** Depth of the strip along its length: nothing at both ends, where it runs into the seam. */
function outerEdge(length: number, depth: number) {
  return smoothThrough(
    [
      { x: 0, y: 0 },
      { x: 0.22 * length, y: -0.8 * depth },
      { x: 0.5 * length, y: -depth },
      { x: 0.78 * length, y: -0.8 * depth },
      { x: length, y: 0 },
    ],
    {},
  );
}

function crescent(length: number, depth: number): Panel {
  return panel({
    id: 'shoulder-ruffle',
    part: 'ruffle',
    cut: { count: 2, onFold: false, mirrored: false },
    edges: [
      edge('hem', outerEdge(length, depth), { role: 'hem', kind: 'narrow-hem' }),
      edge('ruffle', polyline({ x: length, y: 0 }, { x: 0, y: 0 }), { role: 'finished' }),
    ],
    grain: 0,
  });
}

/**
 * A strip gathered into the armhole over the shoulder, from the front notch of the sleeve to the back one, running out to
 * nothing at both.
 */
export const SHOULDER_RUFFLE: Ruffle = {
  id: 'shoulder',
  add: (plan, context) => {
    const { panels, front, back } = overShoulder(plan.panels);
    const seam = front + back;
    const lines = (line: PanelLine) => [{ family: 'shoulder-ruffle', line }];
    return mergePlans(
      { ...plan, panels },
      {
        panels: [crescent(FULLNESS * seam, ruffleDepth(context))],
        construction: rounded({ shoulderRuffleSeam: seam }),
        operations: [
          operation({
            id: 'shoulder-ruffle-hem',
            operation: 'hem',
            stage: 'shoulderRuffleHem',
            lines: lines('hem'),
            figures: { depth: allowancesFor(context.choices)['narrow-hem'] },
          }),
          operation({
            id: 'shoulder-ruffle',
            operation: 'baste-shoulder-ruffle',
            lines: lines('ruffle'),
            figures: rounded({ length: seam }),
          }),
        ],
      },
    );
  },
};
