import { firstOf } from '@/lib/geometry/sequence';
import type { Action } from '@/lib/operations/action';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs/jobs';
import type { Scene, Shown } from '../cloth/scene';
import { openedScene, togetherScene } from '../seams/lay-seam';

/** The inner yoke as it is sewn to what the outer one was sewn to, on the same line. */
function seamOf({ measured }: Book, { operations }: Job): SeamView | undefined {
  const [ref] = operations.flatMap(({ edges }) => edges);
  const inner = ref && measured.piece(ref.piece);
  const edge = ref && measured.edge(ref);
  const outer = measured.seams.find(({ id }) => id === 'back-yoke');
  if (!inner || !edge || !outer) return undefined;
  const step: Step = { piece: inner, edge, reversed: true, from: 0 };
  const own = { steps: [step], length: edge.length, line: edge.line };
  return { ...outer, id: 'inner-yoke', a: own, b: outer.a };
}

/** Its wrong side is seen until it is turned up: then it shows its right side, inside the garment, as the back its wrong one. */
const lyingSo = ({ shown, ...rest }: Scene, inner: Piece, turned: boolean): Scene => ({
  ...rest,
  shown: shown.map((each): Shown => {
    const side = each.piece.id === inner.id && turned ? 'right' : 'wrong';
    return { ...each, side };
  }),
});

/** An inner yoke laid on the wrong side of the back, stitched along the seam of the outer one, and turned up over it. */
export function innerYokeScene(book: Book, job: Job, { key }: Action, rows: number): Scene | undefined {
  const seam = seamOf(book, job);
  if (!seam) return undefined;
  const { piece } = firstOf(seam.a.steps as [Step]).piece;
  if (key === 'press') return lyingSo(openedScene([seam], 'toward-a', rows), piece, true);
  return lyingSo(togetherScene([seam], rows, { pinned: key === 'pin' }), piece, false);
}
