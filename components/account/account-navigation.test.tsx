// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderCreator } from '@/lib/testing/components/render-creator';
import { AccountNavigation } from './account-navigation';

const address = vi.hoisted(() => ({ path: '' }));
vi.mock('next/navigation', () => ({
  usePathname: () => address.path,
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));

afterEach(cleanup);

const open = (path: string) => {
  address.path = path;
  renderCreator(<AccountNavigation />, { identity: {} });
  return screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);
};

it.each([
  ['/myaccount', 'Vue d’ensemble'],
  ['/myaccount/measures/person', 'Mes mesures'],
])('marks the open page at %s, where it is read as where it was made', (path, name) => {
  expect(open(path)).toEqual([name]);
  cleanup();
  expect(open(`/fr${path}`)).toEqual([name]);
});
