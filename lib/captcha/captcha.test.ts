// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableJavaScriptFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '@/lib/env/config';
import { type CaptchaSettings, captchaSettings } from './settings';
import { captchaToken, STAND_IN_TOKEN } from './token';
import { verifyCaptcha } from './verify';

const KEYED: CaptchaSettings = { key: 'site', version: '2', language: 'fr' };

/** The page's own script element, the moment it is put in: told to succeed with a widget, or to fail. */
function onScript(then: (script: HTMLScriptElement) => void) {
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes;
    if (script instanceof HTMLScriptElement) queueMicrotask(() => then(script));
    else append(...nodes);
  });
}

const widget = (answer: 'callback' | 'error-callback') => ({
  ready: (then: () => void) => then(),
  options: {} as Record<string, (token?: string) => void>,
  render(_: HTMLElement, options: Record<string, (token?: string) => void>) {
    this.options = options;
    return 0;
  },
  execute() {
    this.options[answer]?.('token');
  },
  reset() {},
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

describe('the captcha', () => {
  test('is invisible version 2 in French unless told otherwise', () => {
    expect(captchaSettings()).toEqual({ key: '', version: '2', language: 'fr' });
  });

  test('gives no token without a key', async () => {
    await expect(captchaToken({ ...KEYED, key: '' }, 'contact')).rejects.toMatchObject({
      code: 'captcha-no-key',
    });
  });

  test.each(['', '4', 'invisible'])('refuses the version “%s”', async (version) => {
    await expect(captchaToken({ ...KEYED, version }, 'contact')).rejects.toMatchObject({
      code: 'captcha-no-version',
    });
  });

  test('says so when its script cannot be fetched, and tries again', async () => {
    const { captchaToken: ask } = await import('./token');
    onScript((script) => script.onerror?.(new Event('error')));
    await expect(ask(KEYED, 'contact')).rejects.toMatchObject({ code: 'captcha-script' });
    vi.restoreAllMocks();
    onScript((script) => {
      Object.assign(window, { grecaptcha: widget('callback') });
      script.onload?.(new Event('load'));
      expect(script.src).toContain('hl=fr');
    });
    await expect(ask(KEYED, 'contact')).resolves.toBe('token');
  });

  test('says so when it cannot be carried out', async () => {
    const { captchaToken: ask } = await import('./token');
    onScript((script) => {
      Object.assign(window, { grecaptcha: widget('error-callback') });
      script.onload?.(new Event('load'));
    });
    await expect(ask(KEYED, 'contact')).rejects.toMatchObject({ code: 'captcha-execute' });
  });
});

describe('version 3', () => {
  /** The library puts its script in by `appendChild` and asks the widget that comes with it. */
  function onLibraryScript(execute: (action: string) => Promise<string>) {
    const append = document.head.appendChild.bind(document.head);
    vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
      if (!(node instanceof HTMLScriptElement)) return append(node);
      const widget = {
        ready: (then: () => void) => then(),
        execute: (_: unknown, { action }: { action: string }) => execute(action),
      };
      Object.assign(window, { grecaptcha: widget });
      queueMicrotask(() => node.onload?.(new Event('load')));
      return node;
    });
  }

  test('gives a token for the action it is asked for', async () => {
    onLibraryScript(async (action) => `token for ${action}`);
    await expect(captchaToken({ ...KEYED, version: '3' }, 'contact')).resolves.toBe('token for contact');
  });

  test('says so when it cannot be carried out', async () => {
    onLibraryScript(async () => Promise.reject(new Error('refused')));
    await expect(captchaToken({ ...KEYED, version: '3' }, 'contact')).rejects.toMatchObject({
      code: 'captcha-execute',
    });
  });
});

describe('the captcha’s judge', () => {
  const says = (verdict: unknown) => async () => verdict;
  const google = (version: 2 | 3) => ({ kind: 'google', version, secret: 's' }) as const;

  test.each([
    [2, { success: true }, true],
    [2, { success: false, 'error-codes': ['timeout-or-duplicate'] }, false],
    [3, { success: true, score: 0.9, action: 'contact' }, true],
    [3, { success: true, score: 0.2, action: 'contact' }, false],
    [3, { success: true, score: 0.9, action: 'newsletter' }, false],
  ] as const)('version %i with %o lets through: %s', async (version, verdict, through) => {
    const asked = verifyCaptcha(google(version), 'token', 'contact', says(verdict));
    if (through) await expect(asked).resolves.toBeUndefined();
    else await expect(asked).rejects.toMatchObject({ code: 'captcha-refused' });
  });

  test('is told from a captcha that refuses when it does not answer', async () => {
    const broken = async () => {
      throw new Error('no network');
    };
    await expect(verifyCaptcha(google(2), 't', 'contact', broken)).rejects.toMatchObject({
      code: 'unavailable',
    });
    await expect(verifyCaptcha(google(2), 't', 'contact', says('<html>'))).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  const real = { NODE_ENV: 'production' } as const;
  const people = {
    ...{ IDENTITY_FR_TENANT: 't', IDENTITY_FR_CLIENT_ID: 'c', IDENTITY_FR_AUDIENCE: 'a', BILLING: 'off' },
    ...{ IDENTITY_FR_AUTHORITY: 'https://i.example', IDENTITY_FR_ISSUER: 'https://i.example' },
    ...{ IDENTITY_FR_JWKS_URI: 'https://i.example/k', IDENTITY_FR_SCOPE: 's' },
  };

  test.each([
    ['development', { NODE_ENV: 'development', SMTP_URL: 'smtp://mail.example' }, 'stand-in'],
    ['a site with nothing set', real, 'stand-in'],
    [
      'a database of one’s own',
      { ...real, DATABASE_URL: 'postgres://localhost/d', ONE_MACHINE: 'true' },
      'stand-in',
    ],
    ['domains on one’s own machine', { ...real, SITE_ORIGINS: 'fr=http://fr.localhost:3000' }, 'stand-in'],
    ['mail that leaves', { ...real, SMTP_URL: 'smtp://mail.example' }, 'missing'],
    ['real people', { ...real, ...people }, 'missing'],
    ['real money', { ...real, STRIPE_SECRET_KEY: 'sk_a', STRIPE_WEBHOOK_SECRET: 'whsec_a' }, 'missing'],
    ['a domain of the world', { ...real, SITE_ORIGINS: 'fr=https://droitfil.fr' }, 'missing'],
    ['half a captcha', { ...real, NEXT_PUBLIC_CAPTCHA_SITE_KEY: 'k' }, 'missing'],
    ['a captcha', { ...real, NEXT_PUBLIC_CAPTCHA_SITE_KEY: 'k', CAPTCHA_SECRET: 's' }, 'google'],
  ])('with %s', (_, env, kind) => {
    expect(readConfig(env).captcha.kind).toBe(kind);
  });

  test('refuses in production without a key, before anything is asked', async () => {
    const { captcha } = readConfig({ ...real, SMTP_URL: 'smtp://mail.example' });
    await expect(verifyCaptcha(captcha, STAND_IN_TOKEN, 'contact')).rejects.toMatchObject({
      code: 'captcha-no-key',
    });
  });
});
