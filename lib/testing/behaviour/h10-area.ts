import { SKIRT } from '@/lib/choices/slots/skirt';
import { traitsOf } from '@/lib/choices/slots/traits';
import { measureDraft } from '@/lib/pattern/measured-draft';
import type { Draft } from '@/lib/pattern/types';
import { isBodice } from './compare';
import type { Lapse } from './lapse';

const SHARE = { min: 0.8, max: 3.5 };

/** INVARIANTS H10: area of the garment's body over bust × length, where it is not plausible. */
export function implausibleArea(draft: Draft): Lapse[] {
  const { choices, finished, body } = draft;
  if (traitsOf(SKIRT, choices.options)?.cut === 'full' || finished.backLength === undefined) return [];
  const area = measureDraft(draft)
    .pieces.filter(({ piece }) => isBodice(piece))
    .reduce((sum, view) => sum + view.area * view.copies, 0);
  const figure = area / (body.bustCircumference * finished.backLength);
  return figure >= SHARE.min && figure <= SHARE.max ? [] : [{ where: 'area', figure }];
}
