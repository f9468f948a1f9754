import { smoothThrough } from '@/lib/geometry/fit';
import { polyline } from '@/lib/geometry/path';
import { item } from '@/lib/geometry/sequence';
import { allowancesFor } from '../assembly/allowances';
import { drawnOn, familyOf } from '../kernel/cloth';
import { edgesOf, lineLength, pointOnLine } from '../kernel/lines';
import { edge, type Panel, type PanelLine, panel } from '../kernel/panel';
import { mergePlans, operation } from '../kernel/plan';
import { rounded } from '../kernel/rounded';
import { NOTCH } from '../sleeves/armhole-seam';
import { FULLNESS, type Ruffle, ruffleDepth } from './ruffle';

const FACES = ['front', 'back'] as const;
/** Length of the line that marks an end of the ruffle on the garment. */
const MARK = 1;

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

/** The end of the ruffle marked beside the armhole of the panel that holds it. */
function marked(panels: readonly Panel[], family: string, at: number): readonly Panel[] {
  const host = familyOf(panels, family).find((own) =>
    edgesOf(own, 'armhole').some(({ from }) => from <= at && at <= from + lineLength(own, 'armhole')),
  );
  if (!host) return panels;
  const end = pointOnLine(host, 'armhole', at);
  const path = polyline({ x: end.x - MARK, y: end.y }, end);
  return drawnOn(panels, host.id, { internals: [{ id: 'ruffle-end', kind: 'placement', path }] });
}

/**
 * A strip gathered into the armhole over the shoulder, from the front notch of the sleeve to the back one, running out to
 * nothing at both.
 */
export const SHOULDER_RUFFLE: Ruffle = {
  id: 'shoulder',
  add: (plan, context) => {
    const lengths = FACES.map((face) =>
      familyOf(plan.panels, face).reduce((sum, own) => sum + lineLength(own, 'armhole'), 0),
    );
    const ends = FACES.map((face, i) => NOTCH[face] * item(lengths, i));
    const seam = lengths.reduce((sum, length, i) => sum + length - item(ends, i), 0);
    const panels = FACES.reduce(
      (drawn: readonly Panel[], face, i) => marked(drawn, face, item(ends, i)),
      plan.panels,
    );
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
