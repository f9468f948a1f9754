import { polyline } from '@/lib/geometry/path';
import { lineLength } from '../kernel/lines';
import { edge, type Panel, panel } from '../kernel/panel';
import { mergePlans, operation } from '../kernel/plan';
import { seam } from '../kernel/seams';
import { interfacingOf } from '../kernel/strip';
import { pouch } from './patch';
import type { Pocket } from './pocket';
import type { PocketPlace } from './pocket-place';
import { weltPlace, withWelts } from './welt';

/** Depth of a flap below the row it is caught in, and its corners (H). */
const DEPTH = { hip: 6.2, chest: 4.8 };
const ROUNDING = 1.5;
/** A flap passes through the mouth it covers: its under side is wider by no more than its cloth takes up in being turned (H). */
const WIDER = 0.1;
/** What the upper side has over the under one along each side and the bottom, so that the seam rolls under (METHODS §10). */
const ROLL = 0.1;
const UPPER = 'pocket-flap';
const UNDER = 'pocket-flap-under';

/** One side of a flap, larger by so much along each side and the bottom. */
function flapSide(
  id: string,
  { width: mouth, on }: Pick<PocketPlace, 'width' | 'on'>,
  larger: number,
): Panel {
  const width = mouth + WIDER + 2 * larger;
  return panel({
    id,
    part: 'pocket',
    cut: { count: 2, onFold: false, mirrored: false },
    edges: [
      edge('outer', pouch(width, DEPTH[on] + larger, ROUNDING), { kind: 'enclosed' }),
      edge('mouth', polyline({ x: width, y: 0 }, { x: 0, y: 0 }), { role: 'finished' }),
    ],
  });
}

/** A welt pocket under a flap that is caught above its upper welt. */
export const FLAP: Pocket = {
  id: 'flap',
  add: (plan, context) => {
    const place = weltPlace(plan, context);
    const upper = flapSide(UPPER, place, ROLL);
    const under = flapSide(UNDER, place, 0);
    return mergePlans(withWelts(plan, place), {
      panels: [upper, under, interfacingOf(upper, 'pocket-flap-interfacing')],
      seams: [
        seam({
          id: 'pocket-flap',
          operation: 'sew-pocket-flap',
          a: [{ family: UPPER, line: 'outer' }],
          b: [{ family: UNDER, line: 'outer' }],
          ease: lineLength(upper, 'outer') - lineLength(under, 'outer'),
        }),
      ],
      operations: [
        operation({
          id: 'interface-flap',
          operation: 'interface',
          families: [UPPER, 'pocket-flap-interfacing'],
        }),
        operation({
          id: 'attach-flap',
          operation: 'attach-pocket-flap',
          lines: [{ family: UPPER, line: 'mouth' }],
        }),
      ],
    });
  },
};
