import { force } from '@/lib/choices/compatibility';
import { sketch } from '@/lib/drafting/draft';
import type { Draft } from '@/lib/drafting/types';
import type { Drawing } from '@/lib/drawing/types';
import { flatDrawing } from '@/lib/flat/flat';
import { toPicture } from './picture';
import { pieceBoard } from './piece-board';
import type { Answer, ThumbnailsJob } from './protocol';
import { cutToDifference, wholeFaces } from './thumbnails';

/** A card's picture for each value of a question, the garment being otherwise as it is chosen. */
export function answerThumbnails({ choices, body, slot, values }: ThumbnailsJob, id: number): Answer {
  const drafts = new Map<string, Draft>();
  for (const value of values) {
    const outcome = sketch(force(choices, slot, value).choices, body);
    if ('draft' in outcome) drafts.set(value, outcome.draft);
  }
  const worn = facesOf(drafts, (drawn) => [flatDrawing(drawn, 'front'), flatDrawing(drawn, 'back')]);
  const told = cutToDifference(worn);
  // What cannot be seen on the garment (allowances, hems, facings) shows on its pieces.
  const pictures = told ?? onPieces(drafts);
  return { kind: 'thumbnails', id, slot, pictures: pictures ?? wholeFaces(worn) };
}

/** All pieces when some have more of them than others; otherwise a corner of the first stands for all. */
function onPieces(drafts: ReadonlyMap<string, Draft>) {
  const kinds = new Set([...drafts.values()].map(({ pieces }) => pieces.map(({ id }) => id).join()));
  const close = kinds.size === 1;
  const shown = ({ pieces }: Draft) => (close ? pieces.slice(0, 1) : pieces);
  const faces = facesOf(drafts, (drawn) => [pieceBoard(drawn, shown(drawn)).drawing]);
  return cutToDifference(faces, { close });
}

function facesOf(drafts: ReadonlyMap<string, Draft>, draw: (drawn: Draft) => readonly Drawing[]) {
  const pictures = (drawn: Draft) => draw(drawn).map((drawing) => toPicture(drawing));
  return new Map([...drafts].map(([value, drawn]) => [value, pictures(drawn)] as const));
}
