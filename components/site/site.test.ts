// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "navigation": { "disableMainFrameNavigation": true, "disableChildPageNavigation": true } } }
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { headFor, isLostChunk, reloadOnce } from './chunk-reload';
import { mayMeasure, readConsent, refusesMeasure, writeConsent } from './consent';
import { isPageChange } from './is-page-change';
import { finishLoading, startLoading } from './loading-bar';
import { LOADING, progressAfter } from './loading-timing';

describe('consent', () => {
  test('is kept and read back; anything else is no answer', () => {
    const kept = new Map<string, string>();
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
    expect(readConsent(storage)).toBeUndefined();
    writeConsent(storage as unknown as Storage, 'measure');
    expect(readConsent(storage)).toBe('measure');
    kept.set([...kept.keys()][0] ?? '', 'perhaps');
    expect(readConsent(storage)).toBeUndefined();
  });

  test.each([
    [{ doNotTrack: '1' }, true],
    [{ doNotTrack: 'yes' }, true],
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: '0', globalPrivacyControl: false }, false],
    [{ doNotTrack: null }, false],
  ])('%o refuses: %s', (signals, refused) => {
    expect(refusesMeasure(signals)).toBe(refused);
    expect(mayMeasure('measure', signals)).toBe(!refused);
    expect(mayMeasure('needed', signals)).toBe(false);
    expect(mayMeasure(undefined, signals)).toBe(false);
  });
});

describe('a page change', () => {
  const here = { origin: 'https://droitfil.fr', pathname: '/' };
  const click = (html: string, init: MouseEventInit = {}) => {
    document.body.innerHTML = html;
    let change = false;
    const listen = (event: MouseEvent) => {
      change = isPageChange(event, here);
      event.preventDefault();
    };
    document.addEventListener('click', listen, { once: true });
    document
      .querySelector('b')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }));
    return change;
  };
  const link = (attributes: string) => `<a ${attributes}><b>x</b></a>`;

  test('is a plain click on a link to another page of ours', () => {
    expect(click(link('href="https://droitfil.fr/create"'))).toBe(true);
  });

  test.each([
    ['elsewhere', link('href="https://example.org/create"'), {}],
    ['an anchor of this page', link('href="https://droitfil.fr/#method"'), {}],
    ['another window', link('href="https://droitfil.fr/create" target="_blank"'), {}],
    ['a file', link('href="https://droitfil.fr/create" download'), {}],
    ['the API', link('href="https://droitfil.fr/api/files/x"'), {}],
    ['a new tab', link('href="https://droitfil.fr/create"'), { ctrlKey: true }],
    ['something opened here', link('href="https://droitfil.fr/dictionary" data-stays'), {}],
    ['no link', '<b>x</b>', {}],
  ])('is not %s', (_, html, init) => expect(click(html, init)).toBe(false));
});

describe('a lost script', () => {
  beforeEach(() => sessionStorage.clear());

  test('is told from other errors', () => {
    expect(isLostChunk(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
    expect(isLostChunk(new Error('Failed to load chunk /_next/static/chunks/a.js'))).toBe(true);
    expect(isLostChunk(new Error('x is not a function'))).toBe(false);
    expect(isLostChunk('ChunkLoadError')).toBe(false);
  });

  test('reloads the page once, not for ever', () => {
    const reload = vi.fn();
    const page = { sessionStorage, location: { reload } } as unknown as Window;
    expect(reloadOnce(page, 1_000_000)).toBe(true);
    expect(reloadOnce(page, 1_010_000)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    expect(reloadOnce(page, 1_000_000 + 60_000)).toBe(true);
  });

  test('loads the page that was asked for rather than the one that is left', () => {
    const [assign, reload] = [vi.fn(), vi.fn()];
    const page = { sessionStorage, location: { assign, reload } } as unknown as Window;
    headFor('https://droitfil.fr/faq');
    expect(reloadOnce(page)).toBe(true);
    expect(assign.mock.calls).toEqual([['https://droitfil.fr/faq']]);
    expect(reload).not.toHaveBeenCalled();
    headFor(null);
  });
});

describe('the loading bar', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const bar = () => document.querySelector('#nprogress .bar');

  test('waits before it shows, so that quick pages show none', () => {
    startLoading();
    vi.advanceTimersByTime(LOADING.throttle - 1);
    expect(bar()).toBeNull();
    finishLoading();
    vi.advanceTimersByTime(10_000);
    expect(bar()).toBeNull();
  });

  test('shows while a page is on its way and is gone after it', () => {
    startLoading();
    vi.advanceTimersByTime(LOADING.throttle + 1);
    expect(bar()).not.toBeNull();
    finishLoading();
    vi.advanceTimersByTime(LOADING.hide + LOADING.step);
    expect(bar()).toBeNull();
  });

  test('goes forward only, and never arrives by itself', () => {
    const stands = [0, 500, 1000, 3000, 5000, 60_000].map((elapsed) => progressAfter(elapsed));
    expect(stands).toEqual([...stands].sort((a, b) => a - b));
    expect(Math.max(...stands)).toBeLessThan(1);
  });
});
