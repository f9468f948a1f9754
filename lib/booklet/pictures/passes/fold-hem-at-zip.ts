import { asPairs, span, toward } from '@/lib/geometry/pair';
import { cutAlong } from '@/lib/geometry/polyline/cut-along';
import { cyclic, firstOf, item, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { edgeAfter, edgeBefore, type PieceView } from '@/lib/pattern/piece-view';
import { isAmong } from '../../steps/edges/find-sewn';
import { inkPoint } from '../cloth/find-inner-point';
import { zippedEdges } from '../cloth/fold-at-zip';
import { lying } from '../cloth/lay-piece';
import { tape } from '../cloth/make-zip';
import type { Moment } from '../cloth/prepare-pieces';
import type { Scene, Shown, Turned } from '../cloth/scene';

/** From the fold beside the teeth to the end of a hem, cm: larger than life, to be seen. */
const BEFORE_TEETH = 1.2;

type Line = readonly Pair[];

/** Where a hem meets the folded edge of a zip: the line its end is folded on, from the hem line up. */
interface End {
  readonly foot: Pair;
  readonly up: Pair;
  /** Away from the zip, along the hem. */
  readonly inward: Pair;
  /** How deep the hem is, cm. */
  readonly depth: number;
  /** The folded edge, and on which side of it, walked down, its tape lies. */
  readonly zip: Line;
  readonly to: 1 | -1;
}

/**
 * A hem beside a zip that opens right down: its ends are folded in, before the teeth, and once it is turned up they lie
 * on the tapes.
 */
export function foldHemAtZip(scene: Scene, { book: { draft, measured }, job }: Moment): Scene {
  if (job.operation !== 'hem') return scene;
  const hems = job.operations.flatMap(({ operation, edges }) => (operation === 'hem' ? edges : []));
  const endsOf = (view: PieceView): End[] =>
    zippedEdges(draft, job, view).flatMap((zip) =>
      [edgeBefore(view, zip.index), edgeAfter(view, zip.index)]
        .filter(({ id }) => isAmong(hems, view.id, id))
        .map((hem) => endOf(zip, hem)),
    );
  const shown = scene.shown.flatMap((each) => {
    const view = measured.piece(each.piece.id);
    const ends = view ? endsOf(view) : [];
    return ends.length > 0 ? endedAt(each, ends) : [each];
  });
  return { ...scene, shown };
}

/** The two edges as they lie from their corner: one up, the other inward. */
function endOf(zip: EdgeView, hem: EdgeView): End {
  const [edge, along] = [asPairs(zip.points), asPairs(hem.points)];
  const isAfter = span(lastOf(edge), firstOf(along)) < span(firstOf(edge), lastOf(along));
  const down = isAfter ? edge : [...edge].reverse();
  const corner = lastOf(down);
  const out = isAfter ? along : [...along].reverse();
  const [inward, up] = [toward(corner, item(out, 1)), toward(corner, cyclic(down, -2))];
  const foot: Pair = [corner[0] + inward[0] * BEFORE_TEETH, corner[1] + inward[1] * BEFORE_TEETH];
  const isLeft = up[1] * inward[0] - up[0] * inward[1] > 0;
  return { foot, up, inward, depth: hem.allowance, zip: down, to: isLeft ? 1 : -1 };
}

/** Not turned yet its ends are creased; turned it lies over the tapes, and is sewn to them. */
function endedAt(shown: Shown, ends: readonly End[]): Shown[] {
  const tapes = ends.map(({ zip, to }): Shown => ({ ...tape(zip, to), motion: shown.motion }));
  const { turned = [], creased = [], worked } = shown;
  if (turned.length === 0)
    return [{ ...shown, creased: [...creased, ...ends.map((end) => across(end, -1))] }, ...tapes];
  const hems = turned.map((hem) => ends.reduce(endedHem, hem));
  const sewn = ends.reduce((lines, end) => lines.map((line) => clipped(line, end)), worked);
  return [
    { ...shown, turned: [], worked: [] },
    ...tapes,
    ...hems.map((hem): Shown => overIt(shown, hem, [...sewn, ...ends.map((end) => across(end, 1))])),
  ];
}

/** A hem lying on its piece as a layer of its own. */
const overIt = ({ piece, motion, side }: Shown, { surface }: Turned, worked: readonly Line[]): Shown =>
  lying(piece, side === 'right' ? 'wrong' : 'right', { motion, worked, outline: surface, unnamed: true });

/** The end of a hem: down its allowance, or up where it lies turned. */
const across = ({ foot: [x, y], up, depth }: End, sign: 1 | -1): readonly [Pair, Pair] => [
  [x, y],
  [x + up[0] * depth * sign, y + up[1] * depth * sign],
];

const endedHem = (hem: Turned, end: End): Turned => ({
  ...hem,
  surface: cutAlong(hem.surface, across(end, 1), inkPoint(hem.surface)),
});

/** A line that stops at the end of a hem. */
function clipped(line: Line, { foot, inward }: End): Line {
  const off = ([x, y]: Pair) => (x - foot[0]) * inward[0] + (y - foot[1]) * inward[1];
  return line.flatMap((at, i): Pair[] => {
    const next = line[i + 1];
    const own = off(at) >= 0 ? [at] : [];
    if (!next || off(at) * off(next) >= 0) return own;
    const share = off(at) / (off(at) - off(next));
    return [...own, [at[0] + (next[0] - at[0]) * share, at[1] + (next[1] - at[1]) * share]];
  });
}
