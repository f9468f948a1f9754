import type { Choices } from '@/lib/choices/types';

/** Centimetres over the body: whole girths, the armhole's depth, and half the back's width. */
export interface Ease {
  readonly bust: number;
  readonly waist: number;
  readonly hip: number;
  readonly biceps: number;
  readonly armholeDepth: number;
  readonly backWidth: number;
}

function ease(
  bust: number,
  waist: number,
  hip: number,
  biceps: number,
  armholeDepth: number,
  backWidth: number,
): Ease {
  return { bust, waist, hip, biceps, armholeDepth, backWidth };
}

/** House figures, bracketed by Aldrich, Hofenbitzer, Bunka and published fit tables (METHODS §2). */
const BY_FIT: Readonly<Record<string, Ease>> = {
  'very-fitted': ease(4, 3, 4, 3, 1.5, 0),
  fitted: ease(6, 4, 5, 4, 1.8, 0.3),
  'semi-fitted': ease(10, 6, 6, 5, 2.2, 0.5),
  easy: ease(14, 11, 10, 7, 3.2, 0.8),
  loose: ease(20, 18, 16, 10, 4.5, 1.2),
};

/** Least bust ease of woven cloth (METHODS §2). */
const LEAST_BUST_EASE = 3;
/** How much closer a sleeveless bodice lies at the bust, and how much higher its underarm (METHODS §3.5). */
const SLEEVELESS_BUST = 3;
const SLEEVELESS_RISE = 1.2;

/** Ease of the garment chosen: the fit's figures, closer without sleeves, and whatever was set by hand. */
export function easeFor({ options, sizes }: Choices): Ease {
  const fit = BY_FIT[options.fit ?? ''] ?? (BY_FIT['semi-fitted'] as Ease);
  const base = options.sleeve === 'none' ? withoutSleeve(fit) : fit;
  return {
    ...base,
    bust: sizes['ease-bust'] ?? base.bust,
    waist: sizes['ease-waist'] ?? base.waist,
    hip: sizes['ease-hip'] ?? base.hip,
    biceps: sizes['ease-biceps'] ?? base.biceps,
  };
}

function withoutSleeve(fit: Ease): Ease {
  return {
    ...fit,
    bust: Math.max(LEAST_BUST_EASE, fit.bust - SLEEVELESS_BUST),
    armholeDepth: fit.armholeDepth - SLEEVELESS_RISE,
  };
}
