import { AppError } from '@/lib/errors/app-error';
import type { CaptchaSettings } from './settings';

/** What can go wrong before a letter is even sent. */
const CAPTCHA_TROUBLES = [
  'captcha-no-key',
  'captcha-no-version',
  'captcha-script',
  'captcha-execute',
] as const;

export type CaptchaTrouble = (typeof CAPTCHA_TROUBLES)[number];

/** What the stand-in takes for a token. */
export const STAND_IN_TOKEN = 'stand-in';

/** One kind of captcha: gives a token for an action, or refuses with `captcha-script` or `captcha-execute`. */
export type AskToken = (settings: CaptchaSettings, action: string) => Promise<string>;

const VERSIONS: Readonly<Record<string, () => Promise<AskToken>>> = {
  '2': async () => (await import('./invisible')).invisibleToken,
  '3': async () => (await import('./scored')).scoredToken,
};

/**
 * A token that says a person did `action`. The captcha's script is fetched here and not before, so that reading a page
 * never asks anything of a third party. Refuses with an AppError of `CAPTCHA_TROUBLES`.
 */
export async function captchaToken(settings: CaptchaSettings, action: string): Promise<string> {
  if (!settings.key) throw new AppError('captcha-no-key');
  const fetchVersion = VERSIONS[settings.version];
  if (!fetchVersion) throw new AppError('captcha-no-version');
  const askToken = await fetchVersion();
  return askToken(settings, action);
}
