import type { MeasuredDraft } from '../measured-draft';
import { alongEdge } from './along-edge';
import type { Caught } from './caught';
import { overShoulder } from './over-shoulder';

/** All that hangs from a line of the garment without a seam of its own. */
export const caughtPieces = (draft: MeasuredDraft): Caught[] => [...overShoulder(draft), ...alongEdge(draft)];
