// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableJavaScriptFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import '@/lib/testing/components/patience';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CookieWindow } from './cookie-window';

const WORDS = {
  ...{ title: 'Cookies', words: 'words', refused: 'refused' },
  ...{ accept: 'yes', decline: 'no', understood: 'understood' },
};
const container = () => document.querySelector<HTMLScriptElement>('#tag-manager');

function browserSays(signals: { doNotTrack?: string; globalPrivacyControl?: boolean }) {
  for (const [name, value] of Object.entries({ doNotTrack: null, globalPrivacyControl: false, ...signals }))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

beforeEach(() => {
  vi.stubEnv('NEXT_PUBLIC_TAG_MANAGER_ID', 'GTM-TEST');
  localStorage.clear();
  browserSays({});
});
afterEach(() => {
  cleanup();
  container()?.remove();
  vi.unstubAllEnvs();
});

test('nothing is measured before a yes', () => {
  render(<CookieWindow words={WORDS} />);
  expect(container()).toBeNull();
  fireEvent.click(screen.getByText('no'));
  expect(container()).toBeNull();
});

test('a yes loads the container once, and is remembered', () => {
  render(<CookieWindow words={WORDS} />);
  fireEvent.click(screen.getByText('yes'));
  expect(container()?.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-TEST');
  cleanup();
  render(<CookieWindow words={WORDS} />);
  expect(screen.queryByText('yes')).toBeNull();
  expect(document.querySelectorAll('#tag-manager')).toHaveLength(1);
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'a browser that says %o is never measured, not even after an earlier yes',
  (signals) => {
    localStorage.setItem('droitfil-consent', 'measure');
    browserSays(signals);
    render(<CookieWindow words={WORDS} />);
    expect(container()).toBeNull();
    cleanup();
    localStorage.clear();
    render(<CookieWindow words={WORDS} />);
    expect(screen.queryByText('yes')).toBeNull();
    fireEvent.click(screen.getByText('understood'));
    expect(container()).toBeNull();
  },
);
