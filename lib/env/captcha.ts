import type { Variables } from './variables';

/** Who tells people from machines before a letter is taken: the captcha, its stand-in, or nobody, and then none is. */
export type CaptchaConfig =
  | { readonly kind: 'google'; readonly version: 2 | 3; readonly secret: string }
  | { readonly kind: 'stand-in' }
  | { readonly kind: 'missing'; readonly code: 'captcha-no-key' | 'captcha-no-version' };

type Read = Pick<
  Variables,
  | 'NODE_ENV'
  | 'SMTP_URL'
  | 'CAPTCHA_SECRET'
  | 'CAPTCHA_STAND_IN'
  | 'NEXT_PUBLIC_CAPTCHA_SITE_KEY'
  | 'NEXT_PUBLIC_CAPTCHA_VERSION'
>;

/**
 * The stand-in takes every letter: it serves development, and builds tried out on one's own machine when asked for;
 * never where mail really leaves.
 */
export function readCaptcha(read: Read): CaptchaConfig {
  const { CAPTCHA_SECRET: secret, NEXT_PUBLIC_CAPTCHA_SITE_KEY: key } = read;
  if (!secret || !key) return standsIn(read) ? { kind: 'stand-in' } : missing('captcha-no-key');
  const version = Number(read.NEXT_PUBLIC_CAPTCHA_VERSION);
  if (version !== 2 && version !== 3) return missing('captcha-no-version');
  return { kind: 'google', version, secret };
}

function standsIn({ NODE_ENV, CAPTCHA_STAND_IN, SMTP_URL }: Read): boolean {
  return NODE_ENV !== 'production' || (CAPTCHA_STAND_IN && !SMTP_URL);
}

function missing(code: 'captcha-no-key' | 'captcha-no-version'): CaptchaConfig {
  return { kind: 'missing', code };
}
