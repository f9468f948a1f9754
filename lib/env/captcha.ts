import type { Variables } from './variables';

/** Who tells people from machines before a letter is taken: the captcha, its stand-in, or nobody, and then none is. */
export type CaptchaConfig =
  | { readonly kind: 'google'; readonly version: 2 | 3; readonly secret: string }
  | { readonly kind: 'stand-in' }
  | { readonly kind: 'missing'; readonly code: 'captcha-no-key' | 'captcha-no-version' };

type Read = Pick<
  Variables,
  'NODE_ENV' | 'CAPTCHA_SECRET' | 'NEXT_PUBLIC_CAPTCHA_SITE_KEY' | 'NEXT_PUBLIC_CAPTCHA_VERSION'
>;

/**
 * The stand-in takes every letter: it serves development, and a site on which `nothingIsReal`. One real service, mail
 * that leaves or people who sign in, and letters are taken with a captcha or not at all.
 */
export function readCaptcha(read: Read, nothingIsReal: boolean): CaptchaConfig {
  const { CAPTCHA_SECRET: secret, NEXT_PUBLIC_CAPTCHA_SITE_KEY: key } = read;
  if (!secret && !key && (read.NODE_ENV !== 'production' || nothingIsReal)) return { kind: 'stand-in' };
  if (!secret || !key) return { kind: 'missing', code: 'captcha-no-key' };
  const version = Number(read.NEXT_PUBLIC_CAPTCHA_VERSION);
  if (version !== 2 && version !== 3) return { kind: 'missing', code: 'captcha-no-version' };
  return { kind: 'google', version, secret };
}
