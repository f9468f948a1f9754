import { partedAlong } from '@/lib/geometry/polyline/parted-along';
import { placeOn } from '@/lib/geometry/polyline/place-on';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { isDrawnOver } from '@/lib/pattern/halves';
import { mirrorIn } from '@/lib/pattern/unfold';
import { rollLines } from '../../steps/edges/find-inner-places';
import { artOutline } from './lay-piece';
import type { Shown } from './scene';
import { turnedUp } from './turn-edge';

type Line = readonly Pair[];

/** Edges that a facing was sewn to and turned in along by the time a lapel is folded. */
const FACED: readonly EdgeView['line'][] = ['lapel', 'front-edge', 'neckline', 'collar-neck', 'collar-outer'];
/** The roll line is drawn on from so far inside its ends, as a share of it: they lie on the edges themselves. */
const INSIDE = 0.02;

/** A front with its lapel folded over on it along the roll line: its facing is seen there, right side up. One without a lapel as it is. */
export function lapelFolded(shown: Shown, loop: readonly EdgeView[]): Shown {
  const [roll] = rollLines(shown.piece);
  if (!roll || shown.outline) return shown;
  const edges = loop.filter(({ line }) => FACED.includes(line));
  const { piece } = turnedUp(shown.piece, loop, edges);
  // Drawn from the break up, the lapel lies on its left: downward the garment does. On what is drawn over it is the contrary.
  const down = isDrawnOver(piece) ? roll : [...roll].reverse();
  const parted = partedAlong(artOutline(piece, false), inner(down), [false, false]);
  if (!parted) return shown;
  const over = parted.beyond.map(mirrorIn([firstOf(roll), lastOf(roll)]));
  const lapel = { sameSide: true, surface: over, rims: [[...over, firstOf(over)]], edge: over } as const;
  return { ...shown, piece, outline: parted.kept, letOut: true, turned: [...(shown.turned ?? []), lapel] };
}

const inner = (line: Line): Pair[] => [
  placeOn(line, INSIDE).at,
  ...line.slice(1, -1),
  placeOn(line, 1 - INSIDE).at,
];
