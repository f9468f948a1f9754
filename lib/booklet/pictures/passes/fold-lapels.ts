import { hasLapel } from '@/lib/drafting/collars/revers';
import { OPERATIONS } from '@/lib/operations/registry';
import { lapelFolded } from '../cloth/fold-lapel';
import type { Moment } from '../cloth/prepare-pieces';
import type { Scene } from '../cloth/scene';

/** A front lies with its lapel folded from when that is rolled on: while it is, and where it is buttoned. */
export function foldLapels(scene: Scene, { book, job, action }: Moment): Scene {
  const { works } = OPERATIONS[job.operation];
  const isRolled = action.key === 'roll' || works === 'fastening';
  if (!hasLapel(book.draft.choices) || !isRolled) return scene;
  return {
    ...scene,
    shown: scene.shown.map((shown) =>
      shown.side === 'right' && shown.piece.part === 'front'
        ? lapelFolded(shown, book.measured.piece(shown.piece.id)?.edges ?? [])
        : shown,
    ),
  };
}
