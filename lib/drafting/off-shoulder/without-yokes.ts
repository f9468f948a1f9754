import { BACK_SHAPING } from '@/lib/choices/slots/back-shaping';
import { BUST_SHAPING } from '@/lib/choices/slots/bust-shaping';
import { frontTraits } from '@/lib/choices/slots/neckline-front';
import type { Options } from '@/lib/choices/slots/registry';
import { SILHOUETTE } from '@/lib/choices/slots/silhouette';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import type { Notice } from '@/lib/pattern/types';

type Changed = Readonly<Record<string, string>>;

/** A yoke of the back lies above the edge, or over a shoulder that is not there: what shapes the back below it remains. */
function backWithout(options: Options): Changed {
  if (traitsOf(BACK_SHAPING, options)?.from !== 'across') return {};
  return { 'back-shaping': traitsOf(SILHOUETTE, options)?.shaped ? 'waist-darts' : 'none' };
}

/** So does one of the front: what is gathered under it is a dart in the edge. */
function frontWithout(options: Options): Changed {
  const { from, by } = traitsOf(BUST_SHAPING, options) ?? {};
  return from === 'neckline' && by === 'gathers' ? { 'bust-shaping': 'neck-dart' } : {};
}

/** The choices without the yokes that an edge which leaves a shoulder bare, or both, has no cloth for. The maker is told (METHODS §4). */
export function withoutYokes(choices: Choices): {
  readonly choices: Choices;
  readonly notices: readonly Notice[];
} {
  if (!frontTraits(choices.options)?.bares) return { choices, notices: [] };
  const { options } = choices;
  const changed = { ...backWithout(options), ...frontWithout(options) };
  if (Object.keys(changed).length === 0) return { choices, notices: [] };
  return {
    choices: { ...choices, options: { ...options, ...changed } },
    notices: [{ code: 'yoke-lies-above-edge', figures: {} }],
  };
}
