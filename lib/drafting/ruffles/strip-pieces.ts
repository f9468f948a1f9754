import type { Choices } from '@/lib/choices/types';
import { polyline } from '@/lib/geometry/path';
import { firstOf, item } from '@/lib/geometry/sequence';
import type { StageName } from '@/lib/operations/stages';
import { allowancesFor } from '../assembly/allowances';
import { hasLine } from '../kernel/lines';
import { edge, type Panel, type PanelEdge, type PanelLine, panel } from '../kernel/panel';
import { type OperationPlan, operation } from '../kernel/plan';
import { type LineRef, type SeamPlan, seam } from '../kernel/seams';

/** Longest strip that lies across cloth of the common width, cm (INVARIANTS A17). */
const LONGEST = 140;

/** How the middle of an edge is cut: on the fold, in a seam, or open. */
export type Middle = 'fold' | 'seam' | 'open';

/** Half of a gathered strip, from the centre out. */
interface HalfStrip {
  readonly id: string;
  readonly length: number;
  readonly depth: number;
  /** What neither half is longer than, where they differ. */
  readonly most?: number;
  readonly middle: Middle;
  /** Its outer end is open too. */
  readonly parted: boolean;
  /** Its long edge is caught in a seam that is not its own. */
  readonly raw?: true;
}

/** How a piece of it ends: how toward the middle, and whether its other end is open too. */
interface Ends {
  readonly middle: Middle | 'join';
  readonly open: boolean;
}

const OPEN = { role: 'hem', kind: 'narrow-hem' } as const;

function stripPanel(id: string, length: number, { depth, raw }: HalfStrip, { middle, open }: Ends): Panel {
  const left = polyline({ x: 0, y: depth }, { x: 0, y: 0 });
  const ends: Record<typeof middle, PanelEdge> = {
    fold: edge('centre', left, { role: 'fold', kind: 'none' }),
    seam: edge('centre', left),
    open: edge('opening', left, OPEN),
    join: edge('start', left),
  };
  const outer = polyline({ x: length, y: 0 }, { x: length, y: depth });
  const upper = polyline({ x: length, y: depth }, { x: 0, y: depth });
  return panel({
    id,
    part: 'ruffle',
    cut:
      middle === 'fold'
        ? { count: 1, onFold: true, mirrored: false }
        : { count: 2, onFold: false, mirrored: true },
    edges: [
      edge('hem', polyline({ x: 0, y: 0 }, { x: length, y: 0 }), OPEN),
      edge('end', outer, open ? OPEN : {}),
      edge('ruffle', upper, raw ? { role: 'finished' } : {}),
      ends[middle],
    ],
    // Along the strip: it falls softer that way, and even the narrowest has room for the line.
    grain: 0,
  });
}

/** The pieces of a strip from the centre out: on the fold where it fits the cloth, else joined end to end. */
export function piecedStrip(half: HalfStrip): readonly Panel[] {
  const { id, length, middle, parted, most = length } = half;
  if (middle === 'fold' && 2 * most <= LONGEST)
    return [stripPanel(id, length, half, { middle: 'fold', open: parted })];
  const count = Math.max(1, Math.ceil(most / LONGEST));
  const first = middle === 'fold' ? 'seam' : middle;
  return Array.from({ length: count }, (_, i) =>
    stripPanel(count === 1 ? id : `${id}-${i + 1}`, length / count, half, {
      middle: i === 0 ? first : 'join',
      open: parted && i === count - 1,
    }),
  );
}

/** A line of a piece of a strip. */
export const onStrip = ({ family }: Panel, line: PanelLine, reversed = false): LineRef => ({
  family,
  line,
  ...(reversed ? { reversed } : {}),
});

/** Strips of a hem are sewn to each other after those of an edge further up. */
type Joining = 'join-ruffle' | 'join-edge-ruffle';

/** The pieces of a strip sewn to each other, in the middle and end to end. */
export function joinsOf(
  panels: readonly Panel[],
  operation: Joining = 'join-ruffle',
  stage?: StageName,
): SeamPlan[] {
  const join = (id: string, a: LineRef, b: LineRef) =>
    seam({ id, operation, a: [a], b: [b], ...(stage ? { stage } : {}) });
  const first = firstOf(panels);
  const centre = onStrip(first, 'centre');
  return [
    ...(first.cut.onFold || !hasLine(first, 'centre') ? [] : [join(`${first.id}-centre`, centre, centre)]),
    ...panels
      .slice(1)
      .map((own, i) => join(`${own.id}-join`, onStrip(item(panels, i), 'end'), onStrip(own, 'start', true))),
  ];
}

/** Free edges of strips hemmed, and the ends that are sewn to nothing. */
export function hemmedStrips(
  id: string,
  panels: readonly Panel[],
  choices: Choices,
  stage: StageName = 'ruffleHem',
): OperationPlan {
  const lines = (['hem', 'opening', 'end', 'start'] as const).flatMap((line) =>
    panels
      .filter((own) => own.edges.some((each) => each.line === line && each.role === 'hem'))
      .map((own) => onStrip(own, line)),
  );
  const figures = { depth: allowancesFor(choices)['narrow-hem'] };
  return operation({ id, operation: 'hem', stage, lines, figures });
}
