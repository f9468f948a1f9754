import type { Choices } from '@/lib/choices/types';
import { breaches, check } from '@/lib/drafting/checks/check';
import { drawDraft } from '@/lib/drafting/draft';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';

/** The rules a design breaks on the chart, each with its size and place: empty where it is sound on all of it. */
export function brokenBySize(choices: Choices): string[] {
  return SIZE_NAMES.flatMap((size) =>
    breaches(check(drawDraft(choices, STANDARD_SIZES[size]))).map(
      ({ id, where }) => `${size} ${id} ${where}`,
    ),
  );
}
