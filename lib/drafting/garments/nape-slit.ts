import { COLLAR } from '@/lib/choices/slots/collar';
import { frontTraits } from '@/lib/choices/slots/neckline-front';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import type { Notice } from '@/lib/pattern/types';

/** What stands up to the neck is too narrow for a head. */
function isClose({ options }: Choices): boolean {
  const kind = traitsOf(COLLAR, options)?.kind;
  return kind === 'standing' || kind === 'grown-on';
}

/**
 * What is pulled on under a collar that stands up to the neck opens in a slit at the nape, closed by a loop, where the
 * neckline has none of its own: the maker is told (METHODS §6).
 */
export function withNapeSlit(choices: Choices): {
  readonly choices: Choices;
  readonly notices: readonly Notice[];
} {
  const { options } = choices;
  const slit = frontTraits(options)?.slit ?? false;
  if (options.opening !== 'none' || slit || !isClose(choices)) return { choices, notices: [] };
  return {
    choices: { ...choices, options: { ...options, opening: 'back-keyhole' } },
    notices: [{ code: 'slit-for-collar', figures: {} }],
  };
}
