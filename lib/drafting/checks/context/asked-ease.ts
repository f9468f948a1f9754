import { frontTraits } from '@/lib/choices/slots/neckline-front';
import type { ValueOf } from '@/lib/choices/slots/registry';
import { SLEEVE } from '@/lib/choices/slots/sleeve';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Draft } from '@/lib/pattern/types';

export type Girth = 'bust' | 'waist' | 'hip';

// METHODS §2, read again here: what the engine took for its ease is the thing in question.
const TOPS: Readonly<Record<ValueOf<'fit'>, readonly [number, number, number]>> = {
  'very-fitted': [4, 3, 4],
  fitted: [6, 4, 5],
  'semi-fitted': [10, 6, 6],
  easy: [14, 11, 10],
  loose: [20, 18, 16],
};
const JACKETS: Partial<typeof TOPS> = {
  fitted: [10, 8, 8],
  'semi-fitted': [14, 12, 11],
  easy: [20, 18, 16],
};

const ORDER: readonly Girth[] = ['bust', 'waist', 'hip'];
// METHODS §3.5: a bodice without sleeves lies closer, cloth without stretch never closer than 3 (METHODS §2).
const SLEEVELESS_LESS = 3;
const LEAST = 3;
// METHODS §2: a side without a shoulder lies closer.
const BARE_SIDE_LESS = 1;
// METHODS §2: held round the neck it stays up by lying close.
const HALTER = { less: 6, least: 2 };

/** Ease the person asked for at a girth, by the fit or by hand, cm; nothing for a fit that has no figure. */
export function askedEase({ choices }: Draft, girth: Girth): number | undefined {
  const { options, sizes, garment } = choices;
  const own = sizes[`ease-${girth}`];
  if (own !== undefined) return own;
  const table: typeof JACKETS = garment === 'jacket' ? JACKETS : TOPS;
  const ease = options.fit && table[options.fit]?.[ORDER.indexOf(girth)];
  const sleeveless =
    girth === 'bust' && traitsOf(SLEEVE, options)?.armhole === 'bare' && garment !== 'jacket';
  if (ease === undefined || !sleeveless) return ease;
  const haltered = traitsOf(SLEEVE, options)?.nape ?? false;
  if (haltered) return Math.max(HALTER.least, ease - HALTER.less);
  const bare = frontTraits(options)?.bares === 'one' ? BARE_SIDE_LESS : 0;
  return Math.max(LEAST, ease - SLEEVELESS_LESS - bare);
}

const PULLED_ON: Partial<Record<Girth, string>> = { bust: 'used', hip: 'hips' };

/** Ease the maker was told she gets instead of what she asked for, by the girth's notice. */
export function toldEase({ notices }: Draft, girth: Girth): number | undefined {
  const notice = notices.find(
    ({ code, figures }) => /ease|arm|shap/.test(code) && typeof figures[girth] === 'number',
  );
  const raised = notices.find(({ code }) => code === 'ease-raised-to-pull-on')?.figures[
    PULLED_ON[girth] ?? ''
  ];
  const told = notice?.figures[girth] ?? (raised === 0 ? undefined : raised);
  return typeof told === 'number' ? told : undefined;
}
