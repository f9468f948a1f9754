import { cubicWithTangents } from '@/lib/geometry/fit';
import { pathLength, pointAtLength, subPath, tangentAtLength } from '@/lib/geometry/length';
import { path } from '@/lib/geometry/path';
import { add, angleOf, rotate, scale } from '@/lib/geometry/point';
import { line } from '@/lib/geometry/segment';
import type { Path } from '@/lib/geometry/types';
import { edgesOf } from '../../kernel/lines';
import type { Panel } from '../../kernel/panel';
import { NOTCH } from '../armhole-seam';
import { onePiece } from '../one-piece';

/** It leans away from the armhole by so much, within so much of its way (METHODS §4), degrees and cm. */
const LEAN = 20;
const WITHIN = 6;
/** It leaves that where it has come up out of the hollow under the arm, or further up at the notch of the sleeve: steps to there. */
const UPRIGHT = 105;
const STEP = 0.25;
/** It goes on straight, further than any edge lies. */
const BEYOND = 40;
const ORIGIN = { x: 0, y: 0 };

type Face = 'front' | 'back';

/** A line that leaves a seam at a place, bent by so much to one side. */
function leaving(seam: Path, at: number, lean: number): Path {
  const [from, heading] = [pointAtLength(seam, at), tangentAtLength(seam, at)];
  const turned = (degrees: number) => rotate(heading, ORIGIN, degrees);
  const to = add(from, scale(turned(lean / 2), WITHIN));
  const bend = cubicWithTangents(from, heading, to, turned(lean));
  return path(...subPath(seam, 0, at), bend, line(to, add(to, scale(turned(lean), BEYOND))));
}

function leavesAt(armhole: Path, face: Face): number {
  const whole = pathLength(armhole);
  let at = NOTCH[face] * whole;
  while (at + STEP < whole && angleOf(tangentAtLength(armhole, at)) > UPRIGHT) at += STEP;
  return at;
}

/** A half of the bodice with a seam that leans in from its armhole; what lies above its edge is cut away after that. */
function leaningIn(half: Panel, seam: Path): Panel {
  const [first] = edgesOf(half, 'armhole');
  const edges = half.edges.filter((own) => own.line !== 'armhole' || own === first);
  return { ...half, edges: edges.map((own) => (own === first ? { ...own, path: seam } : own)) };
}

/** Cut across below the shoulders only the lower end of its seams is left: a sleeve in one piece, sewn along them (METHODS §4). */
export const RAGLAN_BELOW = onePiece({
  id: 'raglan',
  led: ({ bodice, front, back }) => {
    const armholes = { front, back };
    const places = {
      front: leavesAt(armholes.front, 'front'),
      back: leavesAt(armholes.back, 'back'),
    };
    const seamOf = (face: Face) => leaving(armholes[face], places[face], LEAN);
    const seams = { front: seamOf('front'), back: seamOf('back') };
    return {
      bodice: {
        ...bodice,
        front: leaningIn(bodice.front, seams.front),
        back: leaningIn(bodice.back, seams.back),
      },
      // What front or back loses beside the armhole the sleeve gains on its other side.
      lead: (halves) => ({
        front: leaving(halves.front, places.front, -LEAN),
        back: leaving(halves.back, places.back, -LEAN),
      }),
    };
  },
});
