// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LetterWords } from './words';

const WORDS = new Proxy({}, { get: (_, key) => String(key) }) as LetterWords & Record<string, string>;
const says = (answer: unknown) => vi.stubGlobal('fetch', async () => Response.json(answer));

beforeEach(() => vi.resetModules());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('the status of the letters', () => {
  const ask = async () => (await import('./letter-status')).readLetterStatus();

  test.each([
    ['', { captcha: 'stand-in' }, { open: true, standIn: true }],
    ['key', { captcha: 'google' }, { open: true, standIn: false }],
    ['', { captcha: 'google' }, { open: false, standIn: false }],
    [
      '',
      { captcha: 'missing', address: 'nous@exemple.fr' },
      { open: false, standIn: false, address: 'nous@exemple.fr' },
    ],
  ])('to pages built with the key “%s”, told %o', async (key, answer, status) => {
    vi.stubEnv('NEXT_PUBLIC_CAPTCHA_SITE_KEY', key);
    says(answer);
    expect(await ask()).toEqual(status);
  });

  test('is asked for again after no answer', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
    await expect(ask()).rejects.toThrow();
    says({ captcha: 'stand-in' });
    expect(await ask()).toMatchObject({ open: true });
  });
});

describe('a closed form', () => {
  const legal = { href: '/legal', words: 'Mentions' };
  const show = async () => {
    const { ContactForm } = await import('./contact-form');
    render(<ContactForm locale="fr" words={WORDS as never} legal={legal} />);
  };

  test.each([
    [{ captcha: 'missing', address: 'nous@exemple.fr' }, 'mailto:nous@exemple.fr'],
    [{ captcha: 'missing' }, '/legal'],
  ])('says so before one writes, and how else to reach us: %o', async (answer, href) => {
    says(answer);
    await show();
    expect((await screen.findByRole('link')).getAttribute('href')).toBe(href);
    expect(screen.getByText('closed')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('of the newsletter says so when one comes to it', async () => {
    says({ captcha: 'missing', address: 'nous@exemple.fr' });
    document.body.innerHTML = `<form><input name="email" aria-describedby="o"></form><p id="o"></p>`;
    const form = document.querySelector('form') as HTMLFormElement;
    form.dataset.newsletter = JSON.stringify({ closed: 'Fermé.', writeTo: 'Écrire à' });
    await (await import('./newsletter-driver')).openNewsletter(form);
    expect(form.hidden).toBe(true);
    expect(document.querySelector('p')?.textContent).toBe('Fermé. Écrire à nous@exemple.fr');
  });

  test('an open one stays as it is', async () => {
    says({ captcha: 'stand-in' });
    await show();
    await Promise.resolve();
    expect(await screen.findAllByRole('textbox')).toHaveLength(3);
  });
});
