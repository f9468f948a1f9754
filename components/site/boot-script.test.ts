// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { BOOT } from './boot-script';

const boot = () => new Function(BOOT)();
afterEach(() => window.localStorage.clear());

test.each([
  ['/?state=eyJpZCI6IjAxIn0%3D', '/'],
  ['/en?from=letter&state=abc#method', '/en?from=letter#method'],
  ['/auth/callback?state=abc', '/auth/callback?state=abc'],
  ['/?from=letter', '/?from=letter'],
])('%s stands in the address bar as %s', (came, stays) => {
  window.history.replaceState(null, '', came);
  boot();
  expect(window.location.href.slice(window.location.origin.length)).toBe(stays);
});

test('a chosen theme and a known person are there before the first paint', () => {
  window.localStorage.setItem('droitfil.signed-in', '1');
  boot();
  expect(document.documentElement.dataset.known).toBe('');
});
