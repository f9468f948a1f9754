import { force } from '@/lib/choices/compatibility';
import type { Draft } from '@/lib/drafting/types';
import type { Drawing } from '@/lib/drawing/types';
import { flatDrawing } from '@/lib/flat/flat';
import { toPicture } from './picture';
import { pieceBoard } from './piece-board';
import type { Answer, ThumbnailsJob } from './protocol';
import { cutToDifference, wholeFaces } from './thumbnails';
import { draft } from '@/lib/drafting/draft';

/** A card's picture for each value of a question, the garment being otherwise as it is chosen. */
export function answerThumbnails({ choices, body, slot, values }: ThumbnailsJob, id: number): Answer {
  const drafts = new Map<string, Draft>();
  for (const value of values) {
    const outcome = draft(force(choices, slot, value).choices, body);
    if ('draft' in outcome) drafts.set(value, outcome.draft);
  }
  const worn = facesOf(drafts, (drawn) => [flatDrawing(drawn, 'front'), flatDrawing(drawn, 'back')]);
  const told = cutToDifference(worn);
  // What cannot be seen on the garment (allowances, hems, facings) shows on its pieces.
  const pictures = told ?? cutToDifference(facesOf(drafts, (drawn) => [pieceBoard(drawn).drawing]));
  return { kind: 'thumbnails', id, slot, pictures: pictures ?? wholeFaces(worn) };
}

function facesOf(drafts: ReadonlyMap<string, Draft>, draw: (drawn: Draft) => readonly Drawing[]) {
  const pictures = (drawn: Draft) => draw(drawn).map((drawing) => toPicture(drawing));
  return new Map([...drafts].map(([value, drawn]) => [value, pictures(drawn)] as const));
}
