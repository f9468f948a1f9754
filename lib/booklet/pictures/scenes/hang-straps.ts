import { pathLength } from '@/lib/geometry/length';
import { composeMotions, layAlong, MIRRORED, type Motion, STILL } from '@/lib/geometry/motion';
import { asPairs } from '@/lib/geometry/pair';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { pieceOf } from '@/lib/pattern/find';
import { pathOf } from '@/lib/pattern/lines';
import type { EdgeRef, Operation, Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs/jobs';
import { factsOf } from '../../steps/words/facts';
import { inARow } from '../cloth/arrange-scenes';
import { artOutline, doneBefore, lying } from '../cloth/lay-piece';
import type { Moment } from '../cloth/prepare-pieces';
import type { Scene, Shown } from '../cloth/scene';
import { tornAt } from '../cloth/tear-cloth';

/** A long strap is seen down to here, and the cloth it hangs over a little further, cm. */
const SEEN = 14;
const CLOTH = 18;
/** Under a facing it is seen until it comes out below. */
const BELOW_FACING = 24;

/** A short edge at the top of a piece, with the strap that is sewn to it. */
interface Hung {
  readonly piece: Piece;
  readonly edge: EdgeView;
  readonly strap: Piece;
}

/** Each top with its straps basted on, raw edges together, hanging down over it; wrong side up where a binding takes them. */
export function strapsScene(book: Book, job: Job, rows: number): Scene | undefined {
  const side = factsOf(book, job).bound === 'yes' ? 'wrong' : 'right';
  const scenes = hungAt(book, job.operations).map((hung) => ({
    shown: topWithStraps(hung, side),
    arrows: [],
  }));
  return scenes.length > 0 ? inARow(scenes, rows) : undefined;
}

function hungAt(
  { draft, measured }: Pick<Book, 'draft' | 'measured'>,
  operations: readonly Operation[],
): Hung[] {
  const tops = (refs: readonly EdgeRef[], strap: Piece) =>
    refs.flatMap(({ piece: id, edge: name }): Hung[] => {
      const [piece, edge] = [pieceOf(draft, id), measured.edge({ piece: id, edge: name })];
      return piece && edge && piece.part !== 'strap' ? [{ piece, edge, strap }] : [];
    });
  return operations.flatMap(({ pieces, edges }) => {
    const strap = pieces.flatMap((id) => pieceOf(draft, id) ?? []).find(({ part }) => part === 'strap');
    return strap ? tops(edges, strap) : [];
  });
}

function topWithStraps({ piece, edge, strap }: Hung, side: Shown['side']): Shown[] {
  const unfolded = piece.cut.onFold;
  const level = edge.start.y - CLOTH;
  const outline = tornAt(artOutline(piece, unfolded), level, [edge.start.x, edge.start.y]);
  const own = strapOn(strap, edge, STILL, SEEN);
  const line = asPairs(edge.points);
  const twin: Shown = { ...own, motion: composeMotions(MIRRORED, own.motion), unnamed: true };
  return [
    lying(piece, side, { unfolded, outline, torn: true, worked: [line] }),
    ...(unfolded ? [twin] : []),
    own,
  ];
}

/** A strap sewn and turned, its end on the raw edge of a top, so much of it hanging down over the cloth. */
function strapOn(strap: Piece, edge: EdgeView, motion: Motion, seen: number): Shown {
  const [from, to] = [firstOf(asPairs(edge.points)), lastOf(asPairs(edge.points))];
  const wide = Math.max(...strap.edges.filter(isAcross).map((each) => pathLength(pathOf(each))));
  const base: readonly [Pair, Pair] = [
    [0, 0],
    [wide, 0],
  ];
  const whole: Pair[] = [
    [0, -edge.allowance],
    [wide, -edge.allowance],
    [wide, seen],
    [0, seen],
  ];
  const lies = composeMotions(motion, layAlong(base, [from, to], false));
  // Folded in half it was sewn along one side: nothing else is drawn on what is seen of it.
  return lying(strap, 'right', {
    outline: tornAt(whole, seen - 1, [0, 0]),
    torn: true,
    bent: true,
    motion: lies,
  });
}

const isAcross = ({ line }: { readonly line: string }): boolean => line.startsWith('start');

/** Straps basted before lie between the garment and the facing that is sewn over them. */
export function catchStraps(scene: Scene, { book, job }: Moment): Scene {
  if (job.operation !== 'face-top') return scene;
  const hung = hungAt(book, doneBefore(book.draft, job.stage, ['baste-strap']));
  const strapsOf = ({ piece, motion, side }: Shown): Shown[] =>
    side === 'right'
      ? hung
          .filter((each) => each.piece.id === piece.id)
          .map(({ strap, edge }) => strapOn(strap, edge, motion, BELOW_FACING))
      : [];
  return { ...scene, shown: scene.shown.flatMap((shown) => [shown, ...strapsOf(shown)]) };
}
