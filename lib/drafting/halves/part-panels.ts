import { mirrorX } from '@/lib/geometry/point';
import { assertLoop, type Panel } from '../kernel/panel';
import { mirroredInternals } from './join-internals';
import { mirroredEdges, plainEdges } from './join-outlines';
import { placed } from './join-panels';
import { type Halves, laid } from './laid';
import { leftName } from './left-name';

/** How often a pair is cut where one side of the body alone has it. */
const onOneSide = ({ cut }: Panel, side: 'left' | 'right'): Panel['cut'] => ({
  ...cut,
  count: Math.max(1, cut.count / 2),
  mirrored: false,
  side,
});

/** Seen from the other side, with everything that lies on it. */
function turnedOver(own: Panel): Panel {
  return {
    ...own,
    internals: mirroredInternals(own),
    marks: own.marks.map((mark) => ({
      ...mark,
      at: mirrorX(mark.at),
      ...(mark.angle === undefined ? {} : { angle: 180 - mark.angle }),
    })),
    landmarks: placed(own.landmarks, mirrorX),
    darts: placed(own.darts, mirrorX),
    grain: 180 - own.grain,
  };
}

/** A name of its own on the left. */
const asLeft = (own: Panel): Panel => ({
  ...own,
  id: leftName(own.id),
  darts: placed(own.darts, (at) => at, leftName),
});

/**
 * A panel that one side of the body alone has, or has otherwise than the other: cut single, drawn as it is seen, its right
 * side up. The left one bears a name of its own.
 */
export function partedPanel(own: Panel, halves: Halves, side: 'left' | 'right'): Panel {
  const { plain, mirrored } = laid(halves, own);
  const isPlain = plain.isLeft === (side === 'left');
  const edges = isPlain ? plainEdges(own.edges, plain, mirrored) : mirroredEdges(own.edges, plain, mirrored);
  const lying = isPlain ? own : turnedOver(own);
  const named = side === 'left' ? asLeft(lying) : lying;
  assertLoop(named.id, edges);
  const internals = lying.internals.filter((each) => !each.side || each.side === side);
  return { ...named, edges, internals, cut: onOneSide(own, side) };
}
