import { polyline } from '@/lib/geometry/path';
import { STAGES } from '../assembly/stages';
import { edge, type Panel, panel } from '../kernel/panel';
import { mergePlans, operation } from '../kernel/plan';
import { seam } from '../kernel/seams';
import { interfacingOf } from '../kernel/strip';
import { pouch } from './patch';
import type { Pocket } from './pocket';
import { weltPlace, withWelts } from './welt';

/** Depth of a flap below the row it is caught in, and its corners (H). */
const DEPTH = 6.2;
const ROUNDING = 1.5;
/** A flap passes through the mouth it covers: it is wider by no more than its cloth takes up in being turned (H). */
const WIDER = 0.1;
/** A flap is caught in its mouth before a bag, sewn to the same row, closes the way past it. */
const CAUGHT = STAGES.pockets + 1.5;

function flapPanel(mouth: number): Panel {
  const width = mouth + WIDER;
  return panel({
    id: 'pocket-flap',
    part: 'pocket',
    cut: { count: 4, onFold: false, mirrored: false },
    edges: [
      edge('outer', pouch(width, DEPTH, ROUNDING), { kind: 'enclosed' }),
      edge('mouth', polyline({ x: width, y: 0 }, { x: 0, y: 0 }), { role: 'finished' }),
    ],
  });
}

/** A welt pocket under a flap that is caught above its upper welt. */
export const FLAP: Pocket = {
  id: 'flap',
  add: (plan, context) => {
    const place = weltPlace(plan, context);
    const flap = flapPanel(place.width);
    const outer = [{ family: 'pocket-flap', line: 'outer' }];
    return mergePlans(withWelts(plan, place), {
      panels: [flap, { ...interfacingOf(flap, 'pocket-flap-interfacing'), cut: { ...flap.cut, count: 2 } }],
      seams: [
        seam({ id: 'pocket-flap', operation: 'sew-pocket-flap', stage: STAGES.pockets, a: outer, b: outer }),
      ],
      operations: [
        operation({
          id: 'interface-flap',
          operation: 'interface',
          stage: STAGES.interfacing,
          families: ['pocket-flap', 'pocket-flap-interfacing'],
        }),
        operation({
          id: 'attach-flap',
          operation: 'attach-pocket-flap',
          stage: CAUGHT,
          lines: [{ family: 'pocket-flap', line: 'mouth' }],
        }),
      ],
    });
  },
};
