import { operation, type PlanPart } from '../../kernel/plan';
import { seam } from '../../kernel/seams';
import { interfacingOf } from '../../kernel/strip';
import type { ArmEnd, EndSite } from './arm-end';
import { attachToEdge } from './attach';
import { closedBand } from './band';

const ID = 'sleeve-band';

function finishAt(depth: ArmEnd['depth'], site: EndSite): PlanPart {
  const { closed } = site.reach;
  const band = closedBand(ID, closed, depth(site.choices));
  const fusing = interfacingOf(band, 'sleeve-band-interfacing');
  return {
    panels: [band, fusing],
    seams: [
      seam({
        id: 'sleeve-band-ends',
        operation: 'close-band',
        a: [{ family: ID, line: 'end' }],
        b: [{ family: ID, line: 'end@other', reversed: true }],
      }),
      attachToEdge(site, { operation: 'attach-band', family: ID, line: 'cuff', length: closed }),
    ],
    operations: [
      operation({ id: 'interface-sleeve-band', operation: 'interface', families: [ID, fusing.id] }),
    ],
  };
}

/** A closed band of a depth. */
export function bandEnd(id: string, depth: ArmEnd['depth']): ArmEnd {
  return {
    id,
    depth,
    edge: { role: 'seam', kind: 'enclosed' },
    slit: false,
    closed: ({ closed }) => closed,
    girth: ({ plain, closed }) => Math.max(plain, closed),
    finish: (site) => finishAt(depth, site),
  };
}

/** A closed band the hand slips through (METHODS §5.3: upper arm + 2; hand + 3–4). */
export const BRACELET = bandEnd('bracelet', ({ sizes }) => sizes['bracelet-width'] ?? 3);
