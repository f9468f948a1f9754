// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import GlobalError from '@/app/global-error';
import de from '@/messages/de/failures.json';
import fr from '@/messages/fr/failures.json';
import { ErrorPage } from './error-page';

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.lang = 'de';
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

test('says what happened in the language of the page, with the number to quote', () => {
  render(<ErrorPage error={Object.assign(new Error('x'), { digest: '4711' })} reset={() => {}} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(de.unexpected.title);
  expect(screen.getByText(/4711/)).toBeTruthy();
  expect(screen.getByRole('link', { name: de.unexpected.home }).getAttribute('href')).toBe('/de');
});

test('asks for no number where there is none to quote', () => {
  render(<ErrorPage error={new Error('x')} reset={() => {}} />);
  expect(screen.getByText(de.unexpected.words)).toBeTruthy();
  expect(screen.queryByText(/Nummer/)).toBeNull();
});

test('can be tried again', () => {
  const reset = vi.fn();
  render(<ErrorPage error={new Error('x')} reset={reset} />);
  fireEvent.click(screen.getByRole('button', { name: de.unexpected.retry }));
  expect(reset).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test('a lost script reloads the page, once', () => {
  const lost = Object.assign(new Error('x'), { name: 'ChunkLoadError' });
  render(<ErrorPage error={lost} reset={() => {}} />);
  cleanup();
  render(<ErrorPage error={lost} reset={() => {}} />);
  expect(reload).toHaveBeenCalledOnce();
});

test('the last net leads home, in the language of the address when the document has none', () => {
  document.documentElement.lang = '';
  const { container } = render(<GlobalError error={new Error('x')} />, { container: document });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(fr.errorPage.title);
  expect(screen.getByRole('link', { name: fr.errorPage.home }).getAttribute('href')).toBe('/');
  expect(container).toBeTruthy();
});
