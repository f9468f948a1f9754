import { frontTraits } from '@/lib/choices/slots/neckline-front';
import type { ValueOf } from '@/lib/choices/slots/registry';
import { SLEEVE } from '@/lib/choices/slots/sleeve';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';

/** Neck ease of the block, and of what is worn over other clothes (METHODS §2: 0.5, jackets 1.5–2). */
const NECK = 0.5;
const NECK_OVER_CLOTHES = 1.75;

/** Centimetres over the body: whole girths, the armhole's depth, and half the back's width. */
export interface Ease {
  readonly bust: number;
  readonly waist: number;
  readonly hip: number;
  readonly biceps: number;
  readonly armholeDepth: number;
  readonly backWidth: number;
  /** In the neckline of the block, over the whole girth. */
  readonly neck: number;
}

function ease(
  bust: number,
  waist: number,
  hip: number,
  biceps: number,
  armholeDepth: number,
  backWidth: number,
  neck = NECK,
): Ease {
  return { bust, waist, hip, biceps, armholeDepth, backWidth, neck };
}

/** House figures, bracketed by Aldrich, Hofenbitzer, Bunka and published fit tables (METHODS §2). */
const BY_FIT: Readonly<Record<ValueOf<'fit'>, Ease>> = {
  'very-fitted': ease(4, 3, 4, 3, 1.5, 0),
  fitted: ease(6, 4, 5, 4, 1.8, 0.3),
  'semi-fitted': ease(10, 6, 6, 5, 2.2, 0.5),
  easy: ease(14, 11, 10, 7, 3.2, 0.8),
  loose: ease(20, 18, 16, 10, 4.5, 1.2),
};

/** The same for what is worn over other clothes: room for them, a deeper armhole, a wider neck (METHODS §2). */
const OVER_CLOTHES: Partial<typeof BY_FIT> & Pick<typeof BY_FIT, 'semi-fitted'> = {
  fitted: ease(10, 8, 8, 7, 3, 0.8, NECK_OVER_CLOTHES),
  'semi-fitted': ease(14, 12, 11, 8, 3.7, 1, NECK_OVER_CLOTHES),
  easy: ease(20, 18, 16, 10, 5, 1.5, NECK_OVER_CLOTHES),
};

/** Least bust ease of woven cloth (METHODS §2). */
const LEAST_BUST_EASE = 3;
/** How much closer a sleeveless bodice lies at the bust, and how much higher its underarm (METHODS §3.5). */
const SLEEVELESS_BUST = 3;
const SLEEVELESS_RISE = 1.2;

/** Ease of the garment chosen: the fit's figures, closer without sleeves unless worn over others, and whatever was set by hand. */
export function easeFor({ garment, options, sizes }: Choices): Ease {
  const figures: typeof OVER_CLOTHES = garment === 'jacket' ? OVER_CLOTHES : BY_FIT;
  const fit = figures[options.fit ?? 'semi-fitted'] ?? figures['semi-fitted'];
  const closer = traitsOf(SLEEVE, options)?.armhole === 'bare' && garment !== 'jacket';
  const { nape = false } = traitsOf(SLEEVE, options) ?? {};
  const bare = frontTraits(options)?.bares === 'one';
  const base = nape ? heldAtNeck(fit) : !closer ? fit : bare ? withBareSide(fit) : withoutSleeve(fit);
  return {
    ...base,
    bust: sizes['ease-bust'] ?? base.bust,
    waist: sizes['ease-waist'] ?? base.waist,
    hip: sizes['ease-hip'] ?? base.hip,
    biceps: sizes['ease-biceps'] ?? base.biceps,
  };
}

/** A back without shoulders stays up by lying close: least bust ease, and how much closer than with sleeves (METHODS §2). */
const HALTER_BUST = { least: 2, closer: 6 };

function heldAtNeck(fit: Ease): Ease {
  const { least, closer } = HALTER_BUST;
  return { ...withoutSleeve(fit), bust: Math.max(least, fit.bust - closer) };
}

/**
 * A side without a shoulder stays up by lying closer, and covers the bust by reaching up under the arm: so much closer
 * over the girth, the armhole no deeper than of the block and so much higher (METHODS §2).
 */
const BARE_SIDE = { closer: 1, deepest: 2.2, higher: 0.5 };

function withBareSide(fit: Ease): Ease {
  const { closer, deepest, higher } = BARE_SIDE;
  return withoutSleeve({
    ...fit,
    bust: fit.bust - closer,
    armholeDepth: Math.min(deepest, fit.armholeDepth) - higher,
  });
}

function withoutSleeve(fit: Ease): Ease {
  return {
    ...fit,
    bust: Math.max(LEAST_BUST_EASE, fit.bust - SLEEVELESS_BUST),
    armholeDepth: fit.armholeDepth - SLEEVELESS_RISE,
  };
}
