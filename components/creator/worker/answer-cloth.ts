import { listingOf } from '@/lib/choices/catalogue';
import { force } from '@/lib/choices/take-choice';
import type { Choices } from '@/lib/choices/types';
import { sketch } from '@/lib/drafting/draft';
import { type ClothAnswer, willItFit } from '@/lib/layout/will-it-fit';
import { layoutPicture } from './layout-picture';
import type { Answer, ClothJob, Smaller } from './protocol';

/** Choices that need less cloth the earlier they stand in the catalogue, in the order they are thought of. */
const LESS_IF_EARLIER = ['sleeve-length', 'length'] as const;
/** Trying a choice costs a draft and a layout; more than these make her wait. */
const MOST_TRIED = 6;

/** Whether the cloth will do, how to lay it, and if not what would make it do. */
export function answerCloth(job: ClothJob, id: number): Answer {
  const outcome = sketch(job.choices, job.body);
  if ('refused' in outcome) return { kind: 'refused', id, figures: {}, ...outcome.refused };
  const found = willItFit(outcome.draft, job.cloth);
  const smaller = found.fits || found.remedy ? undefined : smallerChoice(job);
  const shown = found.remedy?.layout ?? found.layout;
  return {
    kind: 'cloth',
    id,
    fits: found.fits,
    ...missingOf(found),
    ...(found.remedy ? { remedy: found.remedy.kind } : {}),
    ...(smaller ? { smaller } : {}),
    ...(shown
      ? {
          length: shown.length,
          folded: shown.folded,
          picture: layoutPicture(outcome.draft.pieces, shown, job.words),
        }
      : {}),
  };
}

function missingOf({ missing }: ClothAnswer): { missing?: number } {
  return missing === undefined ? {} : { missing };
}

/** The first choice, from the nearest on, with which the garment can be cut from this cloth. */
function smallerChoice({ choices, body, cloth }: ClothJob): Smaller | undefined {
  return candidates(choices)
    .slice(0, MOST_TRIED)
    .find(({ slot, value }) => {
      const tried = force(choices, slot, value);
      if (tried.switchedOff.length > 0) return false;
      const outcome = sketch(tried.choices, body);
      return 'draft' in outcome && willItFit(outcome.draft, cloth).fits;
    });
}

function candidates({ garment, options }: Choices): Smaller[] {
  const { slots } = listingOf(garment);
  return LESS_IF_EARLIER.flatMap((slot) => {
    const values = slots[slot]?.values ?? [];
    const before = values.slice(0, Math.max(0, values.indexOf(options[slot] ?? '')));
    return before.reverse().map((value) => ({ slot, value }));
  });
}
