import { force } from '@/lib/choices/take-choice';
import { sketch } from '@/lib/drafting/draft';
import type { Drawing } from '@/lib/drawing/types';
import { fitDrawing } from '@/lib/flat/fit/fit';
import { flatDrawing } from '@/lib/flat/flat';
import type { Draft } from '@/lib/pattern/types';
import { toPicture } from './picture';
import { pieceBoard } from './piece-board';
import type { Answer, Pause, ThumbnailsJob } from './protocol';
import { cutToDifference, type Faces, wholeFaces } from './thumbnails';

/** The question of how closely the garment follows the body. */
const EASE = 'fit';

/** A card's picture for each value of a question, the garment being otherwise as it is chosen. Pauses between values. */
export function* answerThumbnails(
  { choices, body, slot, values, chosen, designs }: ThumbnailsJob,
  id: number,
): Generator<Answer | Pause> {
  const drafts = new Map<string, Draft>();
  const worn = new Map<string, Faces>();
  for (const value of values) {
    const outcome = sketch(designs?.[value] ?? force(choices, slot, value, chosen).choices, body);
    yield null;
    if ('refused' in outcome) continue;
    drafts.set(value, outcome.draft);
    worn.set(value, facesOf(outcome.draft, slot));
    yield null;
  }
  // Designs are seen whole. What cannot be seen on the garment (allowances, hems, facings) shows on its pieces.
  const now = choices.options[slot];
  const told = designs
    ? wholeFaces(worn)
    : (cutToDifference(worn, { now }) ?? (yield* onPieces(drafts, now)) ?? wholeFaces(worn));
  yield { kind: 'thumbnails', id, slot, pictures: told };
}

/** How far a garment stands off is seen on the body alone; all else on the garment by itself. */
function facesOf(draft: Draft, slot: string): Faces {
  if (slot === EASE) return pictures([fitDrawing(draft).drawing]);
  return pictures([flatDrawing(draft, 'front'), flatDrawing(draft, 'back')], true);
}

/** All pieces when some have more of them than others; otherwise a corner of the first stands for all. */
function* onPieces(drafts: ReadonlyMap<string, Draft>, now: string | undefined) {
  const kinds = new Set([...drafts.values()].map(({ pieces }) => pieces.map(({ id }) => id).join()));
  const close = kinds.size === 1;
  const faces = new Map<string, Faces>();
  for (const [value, draft] of drafts) {
    faces.set(value, pictures([pieceBoard(draft, close ? draft.pieces.slice(0, 1) : draft.pieces).drawing]));
    yield null;
  }
  return cutToDifference(faces, { close, now, loose: !close });
}

const pictures = (drawings: readonly Drawing[], worn = false): Faces =>
  drawings.map((drawing) => toPicture(drawing, { worn }));
