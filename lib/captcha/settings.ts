/** How the captcha behaves unless told otherwise: invisible version 2, in French, its badge hidden. */
const CAPTCHA_DEFAULTS = { version: '2', language: 'fr', hideBadge: true } as const;

export interface CaptchaSettings {
  /** Public key of the site; empty where none is configured. */
  readonly key: string;
  /** `2` (invisible) or `3`. */
  readonly version: string;
  readonly language: string;
}

/** What the build was told about the captcha. The names are written out because the build replaces them. */
export function captchaSettings(): CaptchaSettings {
  return {
    key: process.env.NEXT_PUBLIC_CAPTCHA_SITE_KEY ?? '',
    version: process.env.NEXT_PUBLIC_CAPTCHA_VERSION ?? CAPTCHA_DEFAULTS.version,
    language: CAPTCHA_DEFAULTS.language,
  };
}
